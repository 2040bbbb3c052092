internal import InterfaceBuilder

/// What a merge knows about the elements and attributes of documents.
enum MergeVocabulary {
  /// Elements whose character data is text even if it is blank.
  static let texts: Set<String> = ["string", "mutableString", "fragment", "mutableData"]

  /// Elements whose children are distinguished by their names.
  static let named: Set<String> = ["resources", "dependencies", "relationships", "designables"]

  /// Elements that are one value: their attributes make sense only together.
  static let values: Set<String> = [
    "color", "fontDescription", "font", "rect", "point", "size", "inset", "edgeInsets",
    "directionalEdgeInsets", "offsetWrapper", "autoresizingMask", "nil", "integer", "real", "bool",
    "boolean", "date", "imageReference", "frame", "affineTransform", "paragraphStyle", "locale",
  ]

  /// Attributes that make sense only together.
  private static let groups: [[String]] = [
    ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier"],
    ["constant", "symbolic"], ["customClass", "customModule", "customModuleProvider"],
    ["image", "catalog"], ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"],
  ]

  /// Returns the attributes with which one is merged, the attribute among them.
  static func group(of attribute: String) -> [String] {
    groups.first { $0.contains(attribute) } ?? [attribute]
  }

  /// Attributes whose value is the id of another object.
  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "initialViewController", "tableViewCell",
    "textLabel", "detailTextLabel", "imageView", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  /// Elements that Interface Builder removes together with an object to which they refer.
  static let dependents: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include",
  ]

  /// Lists whose order is seen on screen.
  static let ordered: Set<String> = ["subviews", "items", "sections", "cells"]

  /// Lists that Interface Builder does not write empty.
  static let prunable: Set<String> = [
    "constraints", "connections", "subviews", "mask", "variation", "userDefinedRuntimeAttributes",
    "resources", "inferredMetricsTieBreakers",
  ]

  /// Returns whether a value is the name that Xcode gives to an image in the document itself, which is another
  /// one each time it is saved.
  static func isGeneratedName(_ value: String?) -> Bool {
    guard let value, value.utf8.count == 36 else { return false }
    return value.utf8.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-") : Character(UnicodeScalar(byte)).isHexDigit
    }
  }

  /// Flags that follow from the frames.
  static let flags: Set<String> = ["misplaced", "ambiguous"]

  /// Attributes that name the program that saved the document.
  static let versions: Set<String> = ["toolsVersion", "systemVersion", "minToolsVersion"]

  /// The places of children in an element, in the order in which Interface Builder writes them; others
  /// are between the first two.
  private static let last: [String: Int] = [
    "constraints": 2, "userDefinedRuntimeAttributes": 4, "connections": 5, "variation": 6,
  ]

  /// Returns a number by which the children of an element are ordered if both sides added some.
  static func rank(of name: String, key: String?) -> Int {
    if key == "canvasLocation" { return 7 }
    if key == "frame" { return 0 }
    return last[name] ?? 1
  }
}

extension MarkupTree {
  /// Returns whether a node and its descendants are merged as one value.
  func isValue(_ node: Node) -> Bool {
    if MergeVocabulary.values.contains(node.name) { return true }
    // Neighbors without identity, such as segments and fragments of text; old versions of Xcode repeated
    // exclusions, which have one.
    let hasUnnamed = node.children.contains {
      nodes[$0].isRepeated && nodes[$0].id == nil && nodes[$0]["reference"] == nil
    }
    return hasUnnamed && !hasIDs(node)
  }

  /// Returns whether a node only holds others, and is there because they are.
  func isList(_ node: Node) -> Bool {
    node.id == nil && node.parent != nil && node.text.isEmpty
      && node.attributes.allSatisfy { $0.name == "key" } && !isValue(node)
  }

  /// Returns whether a node follows from others or from the program that saved the document, so that its
  /// changes are not anyone's intention.
  func isDerived(_ node: Node) -> Bool {
    switch node.name {
    case "resources", "plugIn", "capability", "deployment", "device", "customFonts", "designables",
      "classes",
      "inferredMetricsTieBreakers":
      return true
    case "point" where node["key"] == "canvasLocation": return true
    case "rect" where node["key"] == "frame": return !isPlacedByFrame(node)
    case "rect" where node["key"] == "screenRect": return true
    // How the canvas shows a scene.
    case "size" where node["key"] == "freeformSize": return true
    case _ where node["key"]?.hasPrefix("simulated") == true: return true
    case _ where node["key"] == "frameInset": return true
    default: break
    }
    guard let parent = node.parent else { return false }
    // Of the elements above, all but these have no descendants that anyone changes.
    return ["resources", "customFonts", "designables", "classes", "inferredMetricsTieBreakers"]
      .contains(nodes[parent].name) || (node.id == nil && isDerived(nodes[parent]))
  }

  /// Returns whether a saved frame places its view, which has no constraints for that.
  private func isPlacedByFrame(_ frame: Node) -> Bool {
    guard let view = frame.parent.map({ nodes[$0] }), let holder = view.parent.map({ nodes[$0] })
    else { return false }
    if ["tableHeaderView", "tableFooterView"].contains(view["key"] ?? "") { return true }
    guard holder.name == "subviews" else { return false }
    // The labels and the image of a standard cell, arranged views, and the content of a clip view.
    if isPlacedByCell(view)
      || ["stackView", "clipView"].contains(holder.parent.map { nodes[$0].name })
    {
      return false
    }
    if !usesAutoLayout { return true }
    return view["translatesAutoresizingMaskIntoConstraints"] != "NO" || view["fixedFrame"] == "YES"
  }

  /// Returns whether a node is a frame that Interface Builder scales again each time it opens the document, so that
  /// two sides differ without anyone's intention: that of a view in a cell without an autoresizing mask.
  ///
  /// A change by one side alone is made, because it can be anyone's.
  func isRescaled(_ frame: Node) -> Bool {
    guard frame.name == "rect", frame["key"] == "frame",
      let view = frame.parent.map({ nodes[$0] }),
      let list = view.parent.map({ nodes[$0] }), list.name == "subviews",
      let holder = list.parent.map({ nodes[$0] })
    else { return false }
    return ["tableViewCell", "tableViewCellContentView"].contains(holder.name)
      && view["translatesAutoresizingMaskIntoConstraints"] == nil
      && child(of: view, "autoresizingMask") == nil
  }

  /// Returns whether a node is the frame of a table's header or footer, of which only the height is a value: the table
  /// determines the place and the width.
  func isFrameOfTableEnd(_ frame: Node) -> Bool {
    guard frame.name == "rect", frame["key"] == "frame", let view = frame.parent else {
      return false
    }
    return ["tableHeaderView", "tableFooterView"].contains(nodes[view]["key"] ?? "")
  }

  /// Returns whether a view is one of those that a cell of a standard style lays out.
  private func isPlacedByCell(_ view: Node) -> Bool {
    guard let cell = lineage(of: view).dropFirst().first(where: { $0.name == "tableViewCell" })
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == view.id }
  }

  /// Returns the ids to which a node refers, by the names of its attributes.
  func references(of node: Node) -> [(attribute: String, id: String)] {
    node.attributes.filter { MergeVocabulary.references.contains($0.name) }
      .map { ($0.name, $0.value) }
  }
}
