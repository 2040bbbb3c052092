internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

/// The names of a tree's views, guides and constraints in messages.
@MainActor
struct ViewNames {
  private(set) var ids: [ObjectIdentifier: String] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var constraintIDs: [ObjectIdentifier: String] = [:]
  /// The views that the app created.
  ///
  /// The label of a button, for example, is not one of them.
  private var ownViews: [ObjectIdentifier] = []

  /// Creates the names for a view tree, with the ids and labels of its document.
  init(of root: UIView, from provenance: ViewProvenance? = nil) {
    if let provenance {
      ids = provenance.ids
      names = provenance.names
      constraintIDs = provenance.constraintIDs
    } else {
      nameByProperties(root)
    }
    name(root, path: "root", isOwn: true)
    distinguish(by: provenance?.outlets ?? [:])
  }

  /// Names views after the properties of view controllers and views that refer to them.
  private mutating func nameByProperties(_ root: UIView) {
    var owners: [UIResponder] = []
    root.forEachInTree { view in
      if let controller = view.next as? UIViewController { owners.append(controller) }
      owners.append(view)
    }
    for owner in owners {
      var mirror: Mirror? = Mirror(reflecting: owner)
      // The properties of Purlin's own classes are not used, because apps do not know their names.
      while let present = mirror, !Self.isOurs(present.subjectType) {
        for (label, value) in present.children {
          guard let label, let view = Self.view(in: value), view !== owner else { continue }
          let lazy = "$__lazy_storage_$_"
          let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
          if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
        }
        mirror = present.superclassMirror
      }
    }
  }

  private static func isOurs(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first?.value as? UIView
  }

  /// Replaces names that are not unique by those of outlets, or adds ids to them: `UIView(iN0-l3-epB)`.
  private mutating func distinguish(by outlets: [ObjectIdentifier: String]) {
    func count() -> [String: Int] {
      ownViews.reduce(into: [:]) { counts, key in counts[names[key] ?? "", default: 0] += 1 }
    }
    var counts = count()
    let uses = outlets.values.reduce(into: [:]) { uses, name in uses[name, default: 0] += 1 }
    for key in ownViews {
      guard let outlet = outlets[key], uses[outlet] == 1, counts[outlet] == nil,
        let name = names[key], counts[name] ?? 0 > 1
      else { continue }
      names[key] = outlet
    }
    counts = count()
    for key in ownViews {
      guard let name = names[key], counts[name] ?? 0 > 1, let id = ids[key], !id.isEmpty
      else { continue }
      names[key] = "\(name)(\(id))"
    }
  }

  private mutating func name(_ view: UIView, path: String, isOwn: Bool) {
    let key = ObjectIdentifier(view)
    if isOwn { ownViews.append(key) }
    if ids[key] == nil { ids[key] = path }
    if names[key] == nil { names[key] = Self.word(for: view) }
    // Xcode gave the content views of cells no ids for years.
    if ids[key]?.isEmpty == true, names[key] == Self.word(for: view), let superview = view.superview
    {
      names[key] = "\(Self.word(for: view)) of \(Self.word(for: superview))"
    }
    for (index, subview) in view.subviews.enumerated() {
      name(subview, path: "\(path)/\(index)", isOwn: isOwn && !view.drawsItself(subview))
    }
  }

  private static func word(for view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let line = (view.ownWords ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    if view is CellContentView { return "contentView" }
    guard line.isEmpty else { return "'\(line.count > 25 ? line.prefix(24) + "…" : line)'" }
    return view.authoredClassName
  }

  func id(of view: UIView) -> String { ids[ObjectIdentifier(view)] ?? "?" }

  /// Returns the name of the view with the given identity.
  func name(of view: ObjectIdentifier) -> String? { names[view] }

  /// Returns the name of a view or guide.
  func name(of item: AnyObject?) -> String {
    guard let item else { return "a removed item" }
    if let name = names[ObjectIdentifier(item)] { return name }
    guard let guide = item as? UILayoutGuide else { return "\(type(of: item))" }
    let owner = name(of: guide.owningView)
    if !guide.identifier.isEmpty, guide.snapshotRole == .custom {
      // The guides of a stack view are named after the stack view: `Buttons.gap`.
      if guide.identifier == "_UIOLAGapGuide" { return "\(owner).gap" }
      return guide.identifier.hasPrefix("UISV-")
        ? "\(owner).\(guide.identifier.dropFirst(5))" : guide.identifier
    }
    return "\(owner).\(guide.snapshotRole.rawValue)"
  }

  func id(of constraint: NSLayoutConstraint, fallback: String) -> String {
    constraintIDs[ObjectIdentifier(constraint)] ?? fallback
  }

  /// Returns the constraint as a formula, such as `Title.leading = Card.leading + 16`.
  func text(of constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text =
      "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(Double(constraint.multiplier).inPoints) × " }
      text += "\(name(of: second)).\(constraint.secondAttribute.name)"
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(abs(constant).inPoints)" }
    } else {
      text += constant.inPoints
    }
    if !constraint.priority.isRequired {
      text += " @\(Double(constraint.priority.rawValue).inPoints)"
    }
    return text
  }
}
