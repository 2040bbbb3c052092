internal import InterfaceBuilder

/// Gesture recognizers and the other objects of a scene.
extension ClassWriter {
  private var otherObjects: [OtherElement] {
    let objects =
      plan.document.scenes.first { scene in
        scene.viewController?.id == entry.island.viewController?.id && scene.viewController != nil
      }?.objects ?? (entry.island.context.isTopLevel ? plan.document.objects : [])
    return objects.compactMap { if case .other(let other) = $0 { other } else { nil } }
  }

  private static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
  ]

  mutating func writeRecognizers() {
    for object in otherObjects where object.name != "exit" {
      guard let base = Self.recognizers[object.name], let id = object.id else {
        // Objects of a xib belong to its owner, which the first view's class stands for.
        let name = object.customClass ?? object.name
        add("setUpOutlets", [omit("the object \(name)", at: object.position)])
        continue
      }
      let owners = elements.filter { element in
        element.connections.contains { $0.kind == "outletCollection" && $0.destination == id }
      }
      guard !owners.isEmpty else { continue }
      let type = object.customClass.flatMap(ViewCreation.className) ?? base
      if type != base {
        usedClasses.append(SceneCode.UsedClass(name: type, superclass: base, properties: [:]))
      }
      let local = names.property(Self.localName(of: object))
      add("setUpGestures", creation(of: object, type, local) + settings(of: object, base, local))
      for owner in owners {
        let name = items[owner.id]?.name ?? ""
        add("setUpGestures", ["\(name.isEmpty ? "" : name + ".")addGestureRecognizer(\(local))"])
      }
    }
  }

  /// The statement that creates a recognizer with its action, and those that add further actions and the delegate.
  private mutating func creation(
    of object: OtherElement, _ type: String, _ local: String
  ) -> [String] {
    var arguments = ""
    var lines: [String] = []
    for connection in object.connections {
      let isOwn = connection.destination.map(selfIDs.contains) ?? false
      if connection.kind == "action", isOwn, let method = connection.name.flatMap(Self.method) {
        let name = addMethod(method.name, sender: method.takesSender ? type : nil)
        let selector = "#selector(\(method.takesSender ? "\(name)(_:)" : name))"
        selectorMethods.insert(name)
        if arguments.isEmpty {
          arguments = "target: self, action: \(selector)"
        } else {
          lines.append("\(local).addTarget(self, action: \(selector))")
        }
      } else if connection.kind == "outlet", isOwn, connection.name == "delegate" {
        if !protocols.contains("UIGestureRecognizerDelegate") {
          protocols.append("UIGestureRecognizerDelegate")
        }
        lines.append("\(local).delegate = self")
      } else {
        let text = "\(connection.kind) \(connection.name ?? "") of the recognizer \(local)"
        lines.append(omit(text, at: object.position))
      }
    }
    return ["let \(local) = \(type)(\(arguments))"] + lines
  }

  private mutating func settings(
    of object: OtherElement, _ base: String, _ local: String
  ) -> [String] {
    var list = SettingList()
    for attribute in object.otherAttributes {
      let (name, value) = (attribute.name, attribute.value)
      let isLongPress = base == "UILongPressGestureRecognizer"
      switch name {
      case "cancelsTouchesInView", "delaysTouchesEnded":
        list.set(name, value == "YES", standard: true)
      case "delaysTouchesBegan": list.set(name, value == "YES", standard: false)
      case "enabled": list.set("isEnabled", value == "YES", standard: true)
      case "numberOfTapsRequired": list.set(name, Double(value), standard: isLongPress ? 0 : 1)
      case "numberOfTouchesRequired", "minimumNumberOfTouches":
        list.set(name, Double(value), standard: 1)
      case "maximumNumberOfTouches":
        // Interface Builder writes the greatest number.
        if let count = Double(value), count < 1000 { list.set(name, count) }
      case "minimumPressDuration": list.set(name, Double(value), standard: 0.5)
      case "allowableMovement": list.set(name, Double(value), standard: 10)
      case "direction" where ["left", "right", "up", "down"].contains(value):
        list.set(name, "." + value, standard: ".right")
      default: list.omit("\(name) of the recognizer \(local) is \(value)", at: attribute.position)
      }
    }
    for member in object.members where member.name != "nil" {
      list.omit("\(member.name) of the recognizer \(local)", at: member.position)
    }
    for attribute in object.runtimeAttributes {
      list.omit("the runtime attribute \(attribute.keyPath) of the recognizer \(local)")
    }
    let omitted = list.omissions.map { omit($0.text, at: $0.position ?? object.position) }
    return list.statements(of: local) + omitted
  }

  private static func localName(of object: OtherElement) -> String {
    switch object.name {
    case "pongPressGestureRecognizer": "longPress"
    default: String(object.name.dropLast("GestureRecognizer".count))
    }
  }
}
