// Documents that tests of pages write: scenes with views that their constraints place exactly.

export const view = (id, [x, y, width, height], content = '', constraints = '') => `<view contentMode="scaleToFill" id="${id}"
 translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="${x}" y="${y}" width="${width}" height="${height}"/>
 <subviews>${content}</subviews>
 <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
 <constraints>${constraints}</constraints></view>`
export const fixed = (id, root, [x, y, width, height]) => `
 <constraint firstItem="${id}" firstAttribute="leading" secondItem="${root}" secondAttribute="leading" constant="${x}" id="${id}-l"/>
 <constraint firstItem="${id}" firstAttribute="top" secondItem="${root}" secondAttribute="top" constant="${y}" id="${id}-t"/>
 <constraint firstItem="${id}" firstAttribute="width" constant="${width}" id="${id}-w"/>
 <constraint firstItem="${id}" firstAttribute="height" constant="${height}" id="${id}-h"/>`
export const document = (body, attributes = '') => `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" ${attributes}>
<device id="retina6_12" orientation="portrait" appearance="light"/><scenes>${body}</scenes></document>`
export const scene = (id, [x, y], content, connections = '') => `<scene sceneID="s-${id}"><objects>
 <viewController title="Screen ${id}" id="${id}" sceneMemberID="viewController">
 <view key="view" contentMode="scaleToFill" id="root-${id}"><rect key="frame" x="0" y="0" width="393" height="852"/>${content}</view>
 <connections>${connections}</connections></viewController></objects><point key="canvasLocation" x="${x}" y="${y}"/></scene>`
/// A table with a cell of 44 points.
export const cell = ([x, y]) => `<scene sceneID="s-list"><objects><tableViewController id="list" sceneMemberID="viewController">
   <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="table">
   <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Row"
   rowHeight="44" id="cell"><rect key="frame" x="0" y="28" width="393" height="44"/><tableViewCellContentView key="contentView"
   contentMode="center" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
   </tableViewCell></prototypes></tableView></tableViewController></objects><point key="canvasLocation" x="${x}" y="${y}"/></scene>`
