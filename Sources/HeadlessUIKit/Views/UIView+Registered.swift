internal import Foundation

/// The creation of views from registered classes.
///
/// After `table.register(RowCell.self, forCellReuseIdentifier: "row")`, a table creates a `RowCell`
/// with the initializer that UIKit calls. In Swift, an initializer of a class that is known only at
/// run time can be called only if it is `required`, which those of UIKit are not, and subclasses
/// written for UIKit do not declare them so. But the initializer is in the class's method table,
/// which convenience initializers use. Therefore the convenience initializers below are called by
/// their mangled names, with the class as the receiver. A class that does not inherit the
/// initializer traps with Swift's message "Use of unimplemented initializer", as on Apple's
/// platforms.
///
/// The parameter is a number because numbers are passed in the same way to functions and
/// initializers.
extension UIView {
  convenience init(registered: Int) { self.init(frame: Registered.frame) }

  @_silgen_name("$s13HeadlessUIKit6UIViewC10registeredACSi_tcfC")
  private static func make(registered: Int) -> UIView

  /// Returns a new view of a class, created with `init(frame:)`.
  static func make<View: UIView>(
    _ type: AnyClass?, as base: View.Type, frame: CGRect = .zero
  ) -> View? {
    guard let type else { return nil }
    Registered.frame = frame
    guard let viewType = type as? View.Type, let view = viewType.make(registered: 0) as? View
    else { failPrecondition("\(type) is not a subclass of \(base)") }
    return view
  }
}

extension UITableViewCell {
  convenience init(registeredCell: Int) {
    self.init(style: .default, reuseIdentifier: Registered.identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC010registeredE0ACSi_tcfC")
  private static func make(registeredCell: Int) -> UITableViewCell

  /// Returns a new cell of a class, created with `init(style:reuseIdentifier:)`.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell {
    guard let type = type as? UITableViewCell.Type else {
      failPrecondition("\(type) is not a subclass of UITableViewCell")
    }
    Registered.identifier = identifier
    return type.make(registeredCell: 0)
  }
}

extension UITableViewHeaderFooterView {
  convenience init(registeredHeader: Int) {
    self.init(reuseIdentifier: Registered.identifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C010registeredE0ACSi_tcfC")
  private static func make(registeredHeader: Int) -> UITableViewHeaderFooterView

  /// Returns a new view of a class, created with `init(reuseIdentifier:)`.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      failPrecondition("\(type) is not a subclass of UITableViewHeaderFooterView")
    }
    Registered.identifier = identifier
    return type.make(registeredHeader: 0)
  }
}

/// The arguments of an initializer that is called with its class.
@MainActor
private enum Registered {
  static var identifier = ""
  static var frame = CGRect.zero
}
