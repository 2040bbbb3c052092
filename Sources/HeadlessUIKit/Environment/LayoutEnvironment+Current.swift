internal import AutoLayout
internal import Foundation

extension LayoutEnvironment {
  /// The environment of windows that were created without one, and of views outside of windows.
  ///
  /// Set it before creating views: a change does not update existing layouts.
  public static var standard: LayoutEnvironment {
    get { shared.value }
    set { shared.value = newValue }
  }

  /// The environment for code without a view: during the layout of a window, that of the window; in
  /// ``with(_:_:)``, the given one; otherwise ``standard``.
  public static var current: LayoutEnvironment { scope?.current ?? standard }

  /// Uses an environment instead of ``standard`` while `body` runs; other tasks and threads are not
  /// affected.
  ///
  /// Windows that were created with an environment keep theirs.
  ///
  ///     let screen = LayoutEnvironment.with(old) { storyboard.instantiateInitialViewController() }
  public static func with<Result>(
    _ environment: LayoutEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    try enter(Scope(current: environment, replacement: environment), body)
  }

  /// Uses a changed copy of ``current`` while `body` runs.
  package static func with<Result>(
    _ change: (inout LayoutEnvironment) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    var changed = current
    change(&changed)
    return try with(changed, body)
  }

  /// The environment of a window that was created without one.
  ///
  /// It does not depend on another window during whose layout this window is laid out.
  static var ofWindowsWithoutOne: LayoutEnvironment { scope?.replacement ?? standard }

  /// Makes a window's environment the current one while `body` runs, which cannot suspend.
  static func layingOut<Result>(
    in environment: LayoutEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    guard !environment.isSame(as: current) else { return try body() }
    return try enter(Scope(current: environment, replacement: scope?.replacement), body)
  }

  private static func enter<Result>(
    _ entered: Scope, _ body: () throws -> Result
  ) rethrows -> Result {
    guard entered.current.log !== current.log else {
      return try $scope.withValue(entered, operation: body)
    }
    return try LayoutLogScope.$log.withValue(entered.current.log) {
      try $scope.withValue(entered, operation: body)
    }
  }

  private struct Scope: Sendable {
    var current: LayoutEnvironment
    /// The replacement for ``standard`` during ``with(_:_:)``.
    var replacement: LayoutEnvironment?
  }

  @TaskLocal private static var scope: Scope?
  private static let shared = Shared()

  private final class Shared: @unchecked Sendable {
    // Guarded by the lock: fonts are measured on any thread.
    private let lock = NSLock()
    private var environment = LayoutEnvironment()

    var value: LayoutEnvironment {
      get { lock.withLock { environment } }
      set { lock.withLock { environment = newValue } }
    }
  }
}
