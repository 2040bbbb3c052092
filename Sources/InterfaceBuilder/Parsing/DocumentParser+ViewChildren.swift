extension DocumentParser {
  mutating func apply(_ children: [XMLElement], to view: inout ViewElement) {
    if view.frame == nil, !children.contains(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let insets = children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" })
    {
      let mask = children.first { $0.name == "autoresizingMask" }.map { autoresizingMask($0) }
      view.frame = frame(byInsets: insets, mask ?? [])
    }
    for child in children where !applyValue(child, to: &view) {
      enclosingSizes.append(view.frame?.size)
      applyHolder(child, to: &view)
      enclosingSizes.removeLast()
    }
  }

  /// Reads `<frame key="frameInset">`, the form of Xcode 8.
  ///
  /// The mask decides what is given: distances to the edges that do not move, lengths that do not change, and between
  /// edges that both move the share of the free space that is before the view. Numbers that are 0 are omitted.
  private mutating func frame(
    byInsets element: XMLElement, _ mask: AutoresizingMaskElement
  ) -> LayoutRect? {
    guard let outer = enclosingSizes.last ?? nil else {
      return rect(element, position: ["minX", "minY"])
    }
    guard
      let x = span(
        of: element, ["minX", "width", "maxX"], in: outer.width,
        isFlexible: mask.contains(.widthSizable),
        movesAfter: mask.contains(.flexibleMinX)),
      let y = span(
        of: element, ["minY", "height", "maxY"], in: outer.height,
        isFlexible: mask.contains(.heightSizable), movesAfter: mask.contains(.flexibleMinY))
    else { return nil }
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The position and the length along an axis.
  private mutating func span(
    of element: XMLElement, _ names: [String], in outer: Double, isFlexible: Bool, movesAfter: Bool
  ) -> (start: Double, length: Double)? {
    if let share = element.attribute(names[0]), share.value.hasSuffix("%") {
      guard let percent = Double(share.value.dropLast()),
        let length = lengths([names[1]], of: element)?.first
      else { return nil }
      return (((outer - length) * percent / 100).rounded(), length)
    }
    guard let numbers = lengths(names, of: element) else { return nil }
    if isFlexible, element[names[1]] == nil {
      return (numbers[0], max(outer - numbers[0] - numbers[2], 0))
    }
    let isAtEnd = movesAfter && element[names[0]] == nil
    return (isAtEnd ? outer - numbers[2] - numbers[1] : numbers[0], numbers[1])
  }

  /// Reads a child element that describes the view itself.
  ///
  /// Returns whether the element is recognized.
  private mutating func applyValue(_ element: XMLElement, to view: inout ViewElement) -> Bool {
    switch element.name {
    case "rect":
      if element["key"] == "frame", let rect = rect(element) { view.frame = rect }
    case "frame" where element["key"] == "frameInset": break
    case "autoresizingMask":
      view.autoresizingMask = autoresizingMask(element)
    case "edgeInsets" where element["key"] == "layoutMargins":
      if let insets = insets(element) { view.layoutMargins = insets }
    case "directionalEdgeInsets" where element["key"] == "directionalLayoutMargins":
      if let insets = directionalInsets(element) { view.directionalLayoutMargins = insets }
    case "color" where element["key"] == "backgroundColor":
      view.backgroundColor = color(element)
    case "color" where element["key"] == "tintColor":
      view.tintColor = color(element)
    case "viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide":
      view.guides.append(guide(element))
    case "variation":
      if let variation = variation(element) { view.variations.append(variation) }
    case "userDefinedRuntimeAttributes":
      for child in element.children {
        guard let attribute = runtimeAttribute(child) else { continue }
        view.runtimeAttributes.append(attribute)
        apply(attribute, to: &view.details)
      }
    case "connections": view.connections += connections(element)
    case "accessibility" where element["key"] == "accessibilityConfiguration":
      apply(element, to: &view.accessibility)
    default:
      return apply(simulatedMetrics: element, to: &view.simulatedMetrics)
        || apply(element, to: &view.details)
    }
    return true
  }

  /// Reads a child element that contains constraints or views.
  private mutating func applyHolder(_ element: XMLElement, to view: inout ViewElement) {
    switch element.name {
    case "constraints":
      let children = element.children
      view.constraints.reserveCapacity(view.constraints.count + children.count)
      for child in children {
        if child.name != "constraint" {
          noteUnknown(child, in: element.name)
        } else if let constraint = constraint(child) {
          view.constraints.append(constraint)
        }
      }
    case "subviews":
      let children = element.children
      view.subviews.reserveCapacity(view.subviews.count + children.count)
      for child in children where child["reference"] == nil {
        let kind = viewKind(of: child) ?? .other(child.name)
        if let subview = nestedView(child, kind: kind) { view.subviews.append(subview) }
      }
    case "prototypes": attach(element.children, as: .prototypeCell, to: &view)
    case "cells": attach(element.children, as: .collectionCell, to: &view)
    case "sections": applySections(element, to: &view)
    default:
      if let kind = viewKind(of: element) {
        guard let held = nestedView(element, kind: kind) else { return }
        let role: AttachedView.Role =
          switch held.key {
          case "contentView": .contentView
          case let key?: .keyed(key)
          case nil: .inside(view.kind.elementName)
          }
        view.attachments.append(AttachedView(role: role, view: held))
      } else {
        noteUnknown(element, in: view.kind.elementName)
        if element.name == "items" {
          let object = otherObject(element)
          view.heldObjects += object.members
          view.attachments += object.allAttachments
        } else {
          attachViews(inside: element, to: &view.attachments)
        }
      }
    }
  }

  private mutating func applySections(_ element: XMLElement, to view: inout ViewElement) {
    var sections: [TableProperties.Section] = []
    for child in element.children {
      guard child.name == "tableViewSection" else {
        noteUnknown(child, in: element.name)
        continue
      }
      var section = TableProperties.Section()
      section.id = child["id"]
      section.headerTitle = child["headerTitle"]
      section.footerTitle = child["footerTitle"]
      for part in child.children {
        if part.name == "cells" {
          section.cells += part.children.compactMap { $0["id"] }
          attach(part.children, as: .staticCell(section: sections.count), to: &view)
        } else if part.name == "string" {
          if part["key"] == "headerTitle" { section.headerTitle = string(part) }
          if part["key"] == "footerTitle" { section.footerTitle = string(part) }
        } else {
          noteUnknown(part, in: child.name)
        }
      }
      sections.append(section)
    }
    if case .tableView(var table, let scroll) = view.details {
      table.sections += sections
      view.details = .tableView(table, scroll)
    }
  }

  private mutating func attach(
    _ elements: [XMLElement], as role: AttachedView.Role, to view: inout ViewElement
  ) {
    for element in elements {
      let kind = viewKind(of: element) ?? .other(element.name)
      if let cell = nestedView(element, kind: kind) {
        view.attachments.append(AttachedView(role: role, view: cell))
      }
    }
  }

  /// Attaches the outermost views inside an element that is not a view, and records segues there,
  /// segues there.
  private mutating func attachViews(
    inside element: XMLElement, to attachments: inout [AttachedView]
  ) {
    for child in element.children {
      if child.name == "connections" {
        _ = connections(child)
        continue
      }
      guard let kind = viewKind(of: child) else {
        attachViews(inside: child, to: &attachments)
        continue
      }
      guard let held = nestedView(child, kind: kind) else { continue }
      let role = held.key.map { AttachedView.Role.keyed($0) } ?? .inside(element.name)
      attachments.append(AttachedView(role: role, view: held))
    }
  }

  /// Reads a view inside another view, unless views are nested too deeply.
  mutating func nestedView(_ element: XMLElement, kind: ViewKind) -> ViewElement? {
    guard viewDepth < Self.viewDepthLimit else {
      find(
        .error,
        "views are nested more than \(Self.viewDepthLimit) levels deep; this view was omitted",
        at: element.position)
      return nil
    }
    return view(element, kind: kind)
  }

  private mutating func autoresizingMask(_ element: XMLElement) -> AutoresizingMaskElement {
    var mask: AutoresizingMaskElement = []
    for attribute in element.attributes {
      guard let part = AutoresizingMaskElement(attributeName: attribute.name) else { continue }
      if flag(attribute) == true { mask.insert(part) }
    }
    return mask
  }

  private mutating func guide(_ element: XMLElement) -> LayoutGuideElement {
    let kind: LayoutGuideElement.Kind =
      switch element["key"] ?? element.name {
      case "safeArea": .safeArea
      case "contentLayoutGuide": .contentLayoutGuide
      case "frameLayoutGuide": .frameLayoutGuide
      case "keyboard": .keyboard
      case let key: .other(key)
      }
    let id = register(element, isItem: true)
    return LayoutGuideElement(kind: kind, id: id, position: element.position)
  }

  mutating func variation(_ element: XMLElement) -> Variation? {
    guard let key = element["key"] else {
      find(.error, "a variation has no key", at: element.position)
      return nil
    }
    return Variation(
      key: VariationKey(key),
      constraintMask: installations(element, key: "constraints"),
      subviewMask: installations(element, key: "subviews"),
      element: element.detached)
  }

  private mutating func installations(
    _ element: XMLElement, key: String
  ) -> [Variation.Installation] {
    var result: [Variation.Installation] = []
    for mask in element.children where mask.name == "mask" && mask["key"] == key {
      for child in mask.children {
        guard let id = child["reference"], child.name == "include" || child.name == "exclude"
        else {
          find(
            .error, "<\(child.name)> in a mask has no reference to an object", at: child.position)
          continue
        }
        result.append(Variation.Installation(id: id, isIncluded: child.name == "include"))
      }
    }
    return result
  }
}
