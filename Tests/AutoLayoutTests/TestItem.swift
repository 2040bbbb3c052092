import AutoLayout
import Foundation

/// A view of no toolkit: a rectangle that holds others and keeps their constraints.
@MainActor
final class TestItem: ConstraintHolder {
  let name: String
  let purlinItem: EngineItem
  private(set) weak var parent: TestItem?
  private(set) var installed: [NSLayoutConstraint] = []

  init(_ name: String, in parent: TestItem? = nil) {
    self.name = name
    self.parent = parent
    purlinItem = EngineItem(in: parent?.engineItem)
    engineItem.owner = self
  }

  var purlinHolder: (any ConstraintHolder)? { self }
  var purlinEnclosingHolder: (any ConstraintHolder)? { parent }

  func purlinInstall(_ constraint: NSLayoutConstraint) {
    installed.append(constraint)
    constraint.didInstall(on: self)
  }

  func purlinUninstall(_ constraint: NSLayoutConstraint) {
    installed.removeAll { $0 === constraint }
    constraint.didUninstall(from: self)
  }

  /// Whether descriptions call the item by its name.
  var isNamed = false

  private(set) var changes = 0
  func purlinConstraintDidChange(_ constraint: NSLayoutConstraint) { changes += 1 }
}

extension TestItem: LayoutItemDescribing {
  var purlinDescriptionSuffix: String? { nil }
  var purlinDescriptionName: String? { isNamed ? name : nil }
  var purlinDescriptionClass: String { "Item" }
}

/// A guide: an item that lies in another and holds nothing.
@MainActor
final class TestGuide: LayoutItem {
  let name: String
  let purlinItem: EngineItem
  weak var owner: TestItem?

  init(_ name: String, in owner: TestItem?) {
    self.name = name
    self.owner = owner
    purlinItem = EngineItem(in: owner?.engineItem)
    engineItem.owner = self
  }

  var purlinHolder: (any ConstraintHolder)? { owner }
}

extension NSLayoutConstraint {
  /// The constraint in one line of names: `b.leading ≥ 2 a.trailing + 8 @750`.
  @MainActor
  var plainText: String {
    func name(_ item: AnyObject?) -> String {
      (item as? TestItem)?.name ?? (item as? TestGuide)?.name ?? "?"
    }
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    var text = "\(name(firstItem)).\(firstAttribute) \(["≤", "=", "≥"][relation.rawValue + 1]) "
    let c = Double(constant)
    if secondItem == nil {
      text += number(c)
    } else {
      if multiplier != 1 { text += "\(number(Double(multiplier))) " }
      text += "\(name(secondItem)).\(secondAttribute)"
      if c != 0 { text += " \(c < 0 ? "-" : "+") \(number(abs(c)))" }
    }
    if priority != .required { text += " @\(number(Double(priority.rawValue)))" }
    return text
  }
}

extension String {
  /// The text with every address cut down to `0x`.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
