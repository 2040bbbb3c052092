internal import Foundation

/// The making of views from their classes.
///
/// `table.register(RowCell.self, forCellReuseIdentifier: "row")` has a table make a `RowCell` later,
/// by the initialiser that UIKit would call. Swift refuses to call an initialiser of a class that is
/// only known at run time unless it is `required`, which UIKit's are not, and which no subclass
/// written for UIKit would repeat. But every class has the initialiser in its method table, where a
/// convenience initialiser finds it; so the convenience initialisers below are called by the names
/// that the compiler gives them, with the class as receiver. A class that does not inherit the
/// initialiser stops the program with Swift's message "Use of unimplemented initializer", as
/// Apple's system does.
///
/// The parameter is a number because numbers are passed alike to functions and to initialisers.
extension UIView {
  convenience init(registered: Int) { self.init(frame: .zero) }

  @_silgen_name("$s13HeadlessUIKit6UIViewC10registeredACSi_tcfC")
  private static func make(registered: Int) -> UIView

  /// Returns a new view of a class, made by `init(frame:)`.
  static func make<View: UIView>(_ type: AnyClass?, as base: View.Type) -> View? {
    guard let type else { return nil }
    guard let viewType = type as? View.Type, let view = viewType.make(registered: 0) as? View
    else { preconditionFailure("\(type) is not a subclass of \(base)") }
    return view
  }
}

extension UITableViewCell {
  convenience init(registeredCell: Int) {
    self.init(style: .default, reuseIdentifier: Registered.identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC010registeredE0ACSi_tcfC")
  private static func make(registeredCell: Int) -> UITableViewCell

  /// Returns a new cell of a class, made by `init(style:reuseIdentifier:)`.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell {
    guard let type = type as? UITableViewCell.Type else {
      preconditionFailure("\(type) is not a subclass of UITableViewCell")
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

  /// Returns a new view of a class, made by `init(reuseIdentifier:)`.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(type) is not a subclass of UITableViewHeaderFooterView")
    }
    Registered.identifier = identifier
    return type.make(registeredHeader: 0)
  }
}

/// The arguments of an initializer that is called by its class.
@MainActor
private enum Registered {
  static var identifier = ""
}
