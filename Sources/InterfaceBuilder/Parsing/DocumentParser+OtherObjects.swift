// Objects that are neither views nor view controllers.
extension DocumentParser {
  /// Reads an object with the objects and views that it holds, and records its segues.
  mutating func otherObject(_ element: XMLElement) -> OtherElement {
    let outer = objectID
    objectID = element["id"] ?? outer
    defer { objectID = outer }
    var object = OtherElement(name: element.name, position: element.position)
    for attribute in element.attributes {
      switch attribute.name {
      case "id": object.id = attribute.value
      case "key": object.key = attribute.value
      case "customClass": object.customClass = attribute.value
      case "customModule": object.customModule = attribute.value
      case "customModuleProvider", "sceneMemberID", "userLabel": break
      default: object.otherAttributes.append(attribute)
      }
    }
    if !element.text.isEmpty { object.text = element.text }
    for child in element.children { apply(child, to: &object) }
    return object
  }

  private mutating func apply(_ element: XMLElement, to object: inout OtherElement) {
    switch (element.name, element["key"]) {
    case ("connections", _): object.connections += connections(element)
    case ("color", "tintColor"): object.tintColor = color(element)
    case ("userDefinedRuntimeAttributes", _):
      object.runtimeAttributes += element.children.compactMap { runtimeAttribute($0) }
    default:
      guard let kind = viewKind(of: element) else {
        object.members.append(otherObject(element))
        return
      }
      guard let held = nestedView(element, kind: kind) else { return }
      let role = held.key.map { AttachedView.Role.keyed($0) } ?? .inside(object.name)
      object.attachments.append(AttachedView(role: role, view: held))
    }
  }
}
