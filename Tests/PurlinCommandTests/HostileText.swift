import Foundation
import LayoutGeometry
import TestSupport

/// Names and texts of a document, log, path or setting that act on what shows them.
struct HostileText {
  /// What a name or text is of.
  enum Source: String, CaseIterable {
    case elementID = "element id"
    case userLabel = "label in Interface Builder"
    case text = "text"
    case className = "class name"
    case identifier = "identifier of a constraint"
    case accessibility = "accessibility identifier"
    case outlet = "outlet"
    case runtimeAttribute = "runtime attribute"
    case image = "image name"
    case scene = "scene's identifier"
    case fileName = "file name"
    case folderName = "folder name"
    case translation = "translated text"
    case logLine = "log line"
    case argument = "argument"
    case setting = "settings and baseline"

    /// A word in it, by which it is found in an output.
    var mark: String { "Q\(Self.allCases.firstIndex(of: self) ?? 0)Z" }
  }

  /// The values; as they are, or harmless ones of the same visible form.
  let values: [Source: String]

  /// What controls a terminal, begins a command, ends a string or changes the direction of text.
  static let sequences = [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{90}x\u{9C}", "\n::stop-commands::x",
    "\n  ::error::x", "\r\n::warning file=x::y", "\n##[add-mask]x", "##vso[task.complete]x",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}", "\u{61C}", "\u{2028}::x", "\u{2029}", "\u{85}",
    "\r", "\t", "\u{8}\u{8}", "\u{7F}", "%0A::x", "\"><b>", "</title></script>", "]]>", "-->",
    "&#10;",
    #"\"#, "::error::x", "\n", "''",
  ]

  /// Draws values; those of a document have no characters that XML cannot represent.
  init(_ random: inout SplitMix64) {
    var values: [Source: String] = [:]
    for source in Source.allCases {
      var parts = [source.mark]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let letters = (0..<3).compactMap { _ in "abcé世🙂".randomElement(using: &random) }
        let sequence = Self.sequences[Int.random(in: Self.sequences.indices, using: &random)]
        let part = sequence + String(letters)
        parts.insert(part, at: Bool.random(using: &random) ? 0 : parts.count)
      }
      let text = parts.joined()
      values[source] =
        switch source {
        case .logLine, .argument, .setting: text
        // One component of a path, of up to 255 bytes.
        case .fileName, .folderName: text.replacing("/", with: "|")
        default:
          String(
            String.UnicodeScalarView(
              text.unicodeScalars.filter { scalar in
                scalar.value >= 0x20 || "\n\r\t".unicodeScalars.contains(scalar)
              }))
        }
    }
    self.values = values
  }

  private init(values: [Source: String]) { self.values = values }

  /// Values of the same visible form that do nothing.
  var harmless: HostileText {
    HostileText(
      values: values.mapValues { value in
        String(value.printable.map { $0.isLetter || $0.isNumber ? $0 : "x" })
      })
  }

  subscript(source: Source) -> String { values[source] ?? "" }

  /// The value as that of an attribute, with references where XML needs them.
  private func attribute(_ source: Source) -> String { self[source].markupText }

  /// The document: a label in a conflict, an ambiguous view, a view that is saved elsewhere, names of
  /// images, colors, outlets and classes that do not exist.
  var document: String {
    let id = attribute(.elementID)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
       <device id="retina4_7" orientation="portrait" appearance="light"/>
       <scenes><scene sceneID="sc"><objects>
        <viewController storyboardIdentifier="\(attribute(.scene))" \
      title="\(attribute(.scene))" customClass="\(attribute(.className))" id="vc" \
      sceneMemberID="viewController">
         <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
           <label contentMode="left" text="\(attribute(.text))" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(attribute(.userLabel))" \
      image="\(attribute(.image))">
            <rect key="frame" x="20" y="40" width="300" height="300"/>
            <accessibility key="accessibilityConfiguration" identifier="\(attribute(.accessibility))"/>
            <constraints>
             <constraint firstAttribute="width" constant="300" id="w1" \
      identifier="\(attribute(.identifier))"/>
             <constraint firstAttribute="width" constant="310" id="w2" \
      userLabel="\(attribute(.userLabel))"/>
             <constraint firstAttribute="height" constant="300" id="h1"/>
            </constraints>
            <userDefinedRuntimeAttributes>
             <userDefinedRuntimeAttribute type="string" keyPath="\(attribute(.runtimeAttribute))" \
      value="\(attribute(.runtimeAttribute))"/>
            </userDefinedRuntimeAttributes>
           </label>
           <label contentMode="left" text="\(attribute(.text))" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="open">
            <rect key="frame" x="20" y="360" width="300" height="200"/>
            <constraints>
             <constraint firstAttribute="width" constant="300" id="w3"/>
             <constraint firstAttribute="height" constant="200" id="h3"/>
            </constraints>
           </label>
           <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      image="\(attribute(.image))" customClass="\(attribute(.className))" id="picture">
            <rect key="frame" x="20" y="600" width="40" height="41"/>
            <constraints>
             <constraint firstAttribute="width" constant="40" id="w4"/>
             <constraint firstAttribute="height" constant="40" id="h4"/>
            </constraints>
           </imageView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" name="\(attribute(.image))"/>
          <constraints>
           <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l1"/>
           <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="40" id="t1"/>
           <constraint firstItem="open" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="360" id="t3"/>
           <constraint firstItem="picture" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l4"/>
           <constraint firstItem="picture" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="600" id="t4"/>
          </constraints>
         </view>
         <connections>
          <outlet property="\(attribute(.outlet))" destination="\(attribute(.outlet))" id="o1"/>
         </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" \
      sceneMemberID="firstResponder"/>
       </objects></scene></scenes>
      </document>

      """
  }

  /// The texts of a language beside the document.
  var strings: String {
    let text = self[.translation].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"open.text\" = \"\(text)\";\n"
  }

  /// A log with the report of a conflict, in which names are not what they should be.
  var log: String {
    // A line of a log ends at a line feed, and a quoted text at its mark.
    let name = self[.logLine].split(separator: "\n").joined().replacing("'", with: "")
    return """
      \(name)
      2026-11-25 10:00:00.000 App[1:2] Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
      (
          "<NSLayoutConstraint:0x600000000001 UILabel:0x7f0000000001'\(name)'.width == 300   (active)>",
          "<NSLayoutConstraint:0x600000000002 '\(name)' UILabel:0x7f0000000001'\(name)'.width == 310   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000000002 '\(name)' UILabel:0x7f0000000001'\(name)'.width == 310   (active)>
      \(name)

      """
  }
}
