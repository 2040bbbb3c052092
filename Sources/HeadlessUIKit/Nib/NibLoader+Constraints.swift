internal import AutoLayout
internal import Foundation
package import InterfaceBuilder

/// Constraints: a valid constraint is installed on its owning view, and an invalid one is reported
/// as a finding.
extension NibLoader {
  /// Installs the constraints of a layout root whose views have been created.
  ///
  /// - Parameters:
  ///   - island: The layout root.
  ///   - controller: The controller whose layout guides the constraints can refer to.
  package mutating func addConstraints(of island: Island, controller: UIViewController?) {
    guard document.usesAutoLayout else { return }
    if let element = island.viewController, let controller {
      if let id = element.topLayoutGuide { guides[id] = controller.topLayoutGuide.layoutItem }
      if let id = element.bottomLayoutGuide {
        guides[id] = controller.bottomLayoutGuide.layoutItem
      }
    }
    var count = constraints.count
    island.forEachView { count += $0.constraints.count }
    constraints.reserveCapacity(count)
    var last: [(ConstraintElement, UIView)] = []
    addConstraints(of: island.root, except: &last)
    for (element, view) in last { add(element, to: view) }
  }

  /// Adds the constraints that a view and its members hold, and collects those that are added last.
  private mutating func addConstraints(
    of holder: ViewElement, except last: inout [(ConstraintElement, UIView)]
  ) {
    if let view = views[holder.id] {
      view.constraintList.reserve(holder.constraints.count)
      for element in holder.constraints {
        if adapter?.isAddedLast(element, of: holder) == true {
          last.append((element, view))
        } else {
          add(element, to: view)
        }
      }
    }
    for member in holder.islandMembers { addConstraints(of: member, except: &last) }
  }

  private mutating func add(_ element: ConstraintElement, to holder: UIView) {
    // Placeholders are removed when the document is built (`ibdocuments:D3.9`).
    if element.isPlaceholder, adapter?.isCanvas != true { return }
    guard let first = item(element.firstItem, or: holder, element) else { return }
    var second: (any LayoutItem)?
    if let id = element.secondItem {
      guard let found = item(id, or: holder, element) else { return }
      second = found
    }
    do {
      let constraint = try NSLayoutConstraint(
        checking: first, element.firstAttribute, element.relation, to: second,
        element.secondAttribute ?? .notAnAttribute,
        multiplier: CGFloat(element.multiplier.value),
        constant: CGFloat(element.constant))
      try constraint.setPriority(checking: UILayoutPriority(Float(element.priority)))
      // The document is where it comes from, not the code that loads it.
      constraint.site = .unknown
      constraint.identifier = element.identifier
      constraint.shouldBeArchived = element.isArchived
      // Apple's message has the addresses of the views.
      do { try holder.addConstraint(checking: constraint) } catch {
        return report(element, "an item of it does not lie in the view that owns it")
      }
      constraints.append((element.id, constraint))
    } catch {
      report(element, error.reason)
    }
  }

  private mutating func item(
    _ id: String?, or holder: UIView, _ element: ConstraintElement
  ) -> (any LayoutItem)? {
    guard let id else { return holder }
    if let found = views[id] ?? guides[id] { return found }
    report(element, "no view or guide has the id '\(id)'")
    return nil
  }

  private mutating func report(_ element: ConstraintElement, _ message: String) {
    findings.append(
      DocumentFinding(
        .warning, "constraint '\(element.id)' is left out: \(message)", at: element.position,
        objectID: element.id))
  }
}

extension UILayoutSupport {
  fileprivate var layoutItem: (any LayoutItem)? { self as? any LayoutItem }
}
