import CodeWriting
import InterfaceBuilder
import Testing

/// The law of conversions: what a document has is in the code, is a `TODO`, or is known to have no effect.
@Suite struct ConversionLawTests {
  /// Attributes that no running app sees, or that only say how other parts of the document are connected.
  private static let withoutEffect: Set<String> = [
    "id", "sceneMemberID", "opaque", "customColorSpace", "colorSpace", "appends", "key", "family",
    // The text is an attributed one because there is one, and the ends of a cell are its ids.
    "tableViewCell", "configurationType",
  ]

  /// Parts of these documents whose value is that of a new object, or that another one decides.
  private static let exceptions: Set<String> = [
    // A view in a stack view, and views of a scene without a custom class, need no ids but those of connections.
    "view translatesAutoresizingMaskIntoConstraints", "color catalog", "nil key",
    "view/rect", "label/nil",
    // The size of a controller's view, and a flag that is off where it is not written.
    // The catalog of an image that the resources name, and what is the same where it is not written.
    "state catalog", "buttonConfiguration catalog", "label userInteractionEnabled",
    "label contentMode", "label adjustsFontSizeToFit", "fontDescription type",
    "fontDescription name", "scrollView multipleTouchEnabled", "action eventType",
    "stackView layoutMarginsRelativeArrangement", "outletCollection property",
    "visualEffectView/view",
    "rect x", "rect y", "rect width", "rect height", "activityIndicatorView hidesWhenStopped",
  ]

  private func code(_ bytes: [UInt8]) throws -> String? {
    guard let document = try? InterfaceDocument(parsing: bytes) else { return nil }
    return SceneCode(document, named: "Law", markup: try DocumentMarkup(bytes)).text
  }

  /// The elements of the scenes, with those around them.
  private func elements(_ bytes: [UInt8]) throws -> [(index: Int, element: XMLMarkup, path: String)]
  {
    let markup = try XMLReader.markup(of: bytes)
    func isInScene(_ element: XMLMarkup) -> Bool {
      element.parent.map { markup[$0].name == "objects" || isInScene(markup[$0]) } ?? false
    }
    return markup.enumerated().filter { isInScene($1) }.map { index, element in
      let parent = element.parent.map { markup[$0].name } ?? ""
      return (index, element, "\(parent)/\(element.name)")
    }
  }

  @Test(arguments: LawDocument.all.map(\.name))
  func `no attribute or element vanishes from the code unnoticed`(name: String) throws {
    let document = try #require(LawDocument.all.first { $0.name == name })
    let bytes = Array(document.text.utf8)
    let whole = try #require(try code(bytes))
    var silent: [String] = []
    for (_, element, path) in try elements(bytes) {
      for attribute in element.attributes where !Self.withoutEffect.contains(attribute.name) {
        let words = "\(element.name) \(attribute.name)"
        guard !Self.exceptions.contains(words) else { continue }
        var changed = bytes
        changed.removeSubrange(attribute.nameRange.lowerBound..<attribute.valueRange.upperBound + 1)
        if try code(changed) == whole { silent.append("\(words)=\(attribute.value)") }
      }
      guard !Self.exceptions.contains(path) else { continue }
      var changed = bytes
      changed.replaceSubrange(
        element.whole, with: bytes[element.whole].map { $0 == 0x0A ? 0x0A : 0x20 })
      if try code(changed) == whole { silent.append(path) }
    }
    #expect(silent == [])
  }

  /// Elements whose contents are not read: what they are for is known, and none of it is for a running app.
  private static let closed: Set<String> = [
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "subviews", "constraints",
    "connections", "action", "outlet", "outletCollection", "segue", "items", "nil", "cells",
    "variation", "integer", "string", "objects", "accessibilityTraits", "dataDetectorType",
    "scopeButtonTitles", "customObject", "extendedEdge", "value",
  ]

  @Test(arguments: LawDocument.all.map(\.name))
  func `what is not known is a comment with its line`(name: String) throws {
    let document = try #require(LawDocument.all.first { $0.name == name })
    let bytes = Array(document.text.utf8)
    var silent: [String] = []
    for (_, element, path) in try elements(bytes)
    where !Self.closed.contains(element.name) && path != "userDefinedRuntimeAttribute/color" {
      let end = element.startTag.upperBound - (element.isSelfClosing ? 2 : 1)
      var changed = bytes
      changed.insert(contentsOf: " purlinUnknown=\"1\"".utf8, at: end)
      if try code(changed)?.contains("purlinUnknown") != true { silent.append("\(path) attribute") }
      changed = bytes
      let child = "<purlinUnknown key=\"purlinUnknown\" value=\"1\"/>"
      if element.isSelfClosing {
        changed.replaceSubrange(
          end..<element.startTag.upperBound, with: ">\(child)</\(element.name)>".utf8)
      } else {
        changed.insert(contentsOf: child.utf8, at: element.startTag.upperBound)
      }
      let written = try #require(try code(changed))
      let line = element.position.line
      if !written.contains("purlinUnknown") || !written.contains("// TODO: Line \(line)") {
        let lines = written.split(separator: "\n").filter { $0.contains("purlinUnknown") }
        silent.append("\(path) child \(line) \(lines)")
      }
    }
    #expect(silent == [])
  }
}
