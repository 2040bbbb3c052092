internal import HeadlessUIKit
internal import LayoutAudit
internal import LayoutScene

/// The views of a screen by the names that tests can use.
@MainActor
struct ViewLookup {
  enum Answer {
    case found(UIView)
    case problem(String)
  }

  private var byProperty: [String: [UIView]] = [:]
  private let elements: [ScreenElement]
  private var names: [ObjectIdentifier: String] = [:]

  init(_ content: UIResponder, _ screen: LaidOutScreen) {
    elements = screen.elements
    for element in elements { names[ObjectIdentifier(element.view)] = element.name }
    var owners: [UIResponder] = [content]
    if let controller = content as? UIViewController {
      owners += Array(controller.withDescendants.dropFirst()) as [UIResponder]
    }
    for element in elements {
      if let controller = element.view.next as? UIViewController, !owners.contains(controller) {
        owners.append(controller)
      }
      owners.append(element.view)
    }
    for owner in owners { addProperties(of: owner) }
  }

  private mutating func addProperties(of owner: UIResponder) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let present = mirror, !String(reflecting: present.subjectType).hasPrefix("HeadlessUIKit.")
    {
      for (label, value) in present.children {
        guard let label, let view = Self.view(in: value), view !== owner else { continue }
        let lazy = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        if byProperty[name]?.contains(where: { $0 === view }) != true {
          byProperty[name, default: []].append(view)
        }
      }
      mirror = present.superclassMirror
    }
  }

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first?.value as? UIView
  }

  func name(of view: UIView) -> String {
    names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier ?? "\(type(of: view))"
  }

  /// Finds a view by property, then by identifier, then by name, then by text, then by class.
  func view(named name: String) -> Answer {
    let kinds: [[UIView]] = [
      byProperty[name] ?? [],
      elements.map(\.view).filter { $0.accessibilityIdentifier == name },
      elements.filter { $0.name == name }.map(\.view),
      elements.map(\.view).filter { Self.text(of: $0) == name },
      elements.map(\.view).filter { "\(type(of: $0))" == name },
    ]
    for found in kinds {
      if found.count == 1 { return .found(found[0]) }
      if found.count > 1 {
        let places = found.map { view in
          "\(type(of: view)) \(view.convert(view.bounds, to: nil).readable)"
        }
        return .problem(
          "\(found.count) views are called '\(name)': \(places.joined(separator: ", "))")
      }
    }
    let known = Set(byProperty.keys).union(
      elements.filter { $0.role != .container }.map(\.name)
    ).sorted()
    return .problem(
      "no view is called '\(name)'"
        + (known.isEmpty ? "" : "; there are \(known.prefix(12).joined(separator: ", "))"))
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    case let text as UITextView: text.text
    default: nil
    }
  }
}
