package import Foundation

/// A folder of documents that is gone afterwards.
package final class Scratch {
  package let url: URL

  package init(documents: [String] = []) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "purlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in documents { try write(Self.document, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  package var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0 != ".out" && $0 != ".err" }.sorted()
    }
  }

  /// A view with a subview that is as wide as it says, and saved otherwise.
  package static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina3_5" orientation="portrait"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="10" y="20" width="50" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="70" id="w"/>
                <constraint firstAttribute="height" constant="50" id="h"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="l"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="20" id="t"/>
          </constraints>
        </view>
      </objects>
    </document>

    """
}
