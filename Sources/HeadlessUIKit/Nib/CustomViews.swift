internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// Creates the objects of custom classes in a document.
@MainActor
final class CustomViews {
  private let classes: InterfaceClasses
  private(set) var findings: [DocumentFinding] = []
  private var missed: Set<String> = []

  init(_ classes: InterfaceClasses) { self.classes = classes }

  /// Returns a view of an element's custom class; returns nil and adds a finding if the class is
  /// not available.
  func instance<View: UIView>(of element: ViewElement, as base: View.Type, _ coder: NibCoder)
    -> View?
  {
    guard let name = element.customClass,
      let found = type(named: name, element.customModule, element.position, element.id)
    else { return nil }
    guard let type = found as? View.Type else {
      miss(name, "is no \(base), as the document's <\(element.kind.elementName)> is", element)
      return nil
    }
    guard let view = type.init(coder: coder) else {
      miss(name, "gave nothing in init(coder:)", element)
      return nil
    }
    return view
  }

  /// Returns the class with a name; returns nil and adds a finding, once for each name, if there is
  /// none.
  func type(
    named name: String, _ module: String?, _ position: SourcePosition, _ id: String
  ) -> AnyClass? {
    if let type = classes.type(named: name, module: module) { return type }
    guard missed.insert(name).inserted else { return nil }
    // Apple's message, followed by the finding.
    LayoutEnvironment.current.log.write("Unknown class \(name) in Interface Builder file.")
    findings.append(
      DocumentFinding(
        .warning,
        "unknown class '\(name)'; its superclass is used instead. "
          + "InterfaceClasses.shared.register(\(name).self) makes it known", at: position,
        objectID: id))
    return nil
  }

  private func miss(_ name: String, _ message: String, _ element: ViewElement) {
    findings.append(
      DocumentFinding(
        .error, "the class '\(name)' \(message)", at: element.position, objectID: element.id))
  }
}
