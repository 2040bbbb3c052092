package import Foundation

extension NSLayoutConstraint {
  /// The largest constant that the engine uses; larger constants are replaced by it
  /// (`constraints:C5.3`).
  ///
  /// Apple's limit is not documented; according to reports it is about one million.
  package static let constantLimit: CGFloat = 1_000_000

  /// Activates constraints, in order.
  ///
  /// The next layout pass applies them together.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      do { try constraint.activateChecked() } catch { error.raise() }
    }
  }

  /// Deactivates each constraint, in order.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.uninstall(constraint) }
  }

  /// Activates the constraint, and throws where setting ``isActive`` would trap.
  ///
  /// - Throws: ``ConstraintProblem`` if the items have no common ancestor.
  package func activateChecked() throws(ConstraintProblem) {
    guard let holder = nearestHolder() else {
      throw .noCommonAncestor(
        firstAnchorStorage?.debugText ?? "(null)", secondAnchorStorage?.debugText ?? "(null)")
    }
    guard self.holder == nil else { return }
    holder.install(self)
  }

  /// Returns the nearest common ancestor of the items of the constraint
  /// (`constraints:C7.1`–`C7.4`).
  package func nearestHolder() -> (any ConstraintHolder)? {
    var common: (any ConstraintHolder)?
    for item in mentionedItems {
      guard let holder = item.layoutItem?.constraintHolder else { return nil }
      guard let known = common else {
        common = holder
        continue
      }
      guard let nearer = known.commonHolder(with: holder) else { return nil }
      common = nearer
    }
    return common
  }

  /// Records the owning view of the constraint; owning views call it when they install the
  /// constraint.
  public func didInstall(on newHolder: any ConstraintHolder) {
    Self.activations += 1
    references.install(self, on: newHolder, serial: Self.activations)
  }

  /// Clears the owning view of the constraint; owning views call it when they remove the
  /// constraint.
  public func didUninstall(from formerHolder: any ConstraintHolder) {
    guard holder === formerHolder else { return }
    references.uninstall()
  }

  private static var activations = 0

  /// Adds the constraint to an engine; has no effect if an item was deallocated.
  ///
  /// A constraint that the solver cannot represent stays in the engine. It is reported in
  /// ``LayoutEngine/findings``, and the engine tries to apply it again before each solve.
  ///
  /// - Throws: ``LayoutEngineError`` if an item is not in the hierarchy of the owning view.
  public func enter(_ engine: LayoutEngine) throws(LayoutEngineError) {
    guard engineConstraint?.isApplied != true, let holder else { return }
    guard let first = firstQuantity else { return }
    let second = secondQuantity
    guard second != nil || !hasSecondSide else { return }
    let made = EngineConstraint(
      first, relation, second, multiplier: Double(multiplier), constant: Double(storedConstant),
      priority: storedPriority, in: holder.engineItem, serial: serial, isSystem: isSystem)
    made.constantIsCut = constantIsCut
    do { try engine.activate(made) } catch {
      guard case .unsolvable = error else { throw error }
      engine.keepAbsent(made, error)
    }
    references.setEngineConstraint(made, of: self)
  }

  /// Removes the constraint from an engine.
  public func leave(_ engine: LayoutEngine) {
    if let entered = engineConstraint { engine.deactivate(entered) }
    references.setEngineConstraint(nil, of: self)
  }

  /// Clears the reference to an engine that is being deallocated.
  package func forgetEngine() { references.forgetEngine() }

  /// Passes the constant and the priority to the engine after a change.
  public func update(in engine: LayoutEngine) {
    guard let entered = engineConstraint else { return }
    engine.setPriority(storedPriority, of: entered)
    engine.setConstant(Double(storedConstant), isCut: constantIsCut, of: entered)
  }

  static func checkedConstant(_ value: CGFloat, of constraint: NSLayoutConstraint) -> CGFloat {
    if let problem = ConstraintProblem.constant(value, of: constraint) { problem.raise() }
    constraint.constantIsCut = abs(value) > constantLimit
    guard constraint.constantIsCut else { return value }
    if !hasReportedLimit {
      hasReportedLimit = true
      LayoutLogScope.current.write(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
          + "A smaller value will be substituted, but this problem should be fixed. Break on BOOL "
          + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  "
          + "This may break in the future.")
    }
    return value < 0 ? -constantLimit : constantLimit
  }

  private static var hasReportedLimit = false
}
