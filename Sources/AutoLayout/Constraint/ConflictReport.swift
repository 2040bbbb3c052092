/// A report of a conflict among required constraints, as on the console, with the conflict.
@MainActor
public struct ConflictReport {
  /// The framework whose wording is used.
  public enum Flavor: Sendable, Hashable, CaseIterable {
    /// iOS 12 and later (`engine:E3.4`).
    case uiKit
    /// macOS 10.12 and later (`engine:E3.5`).
    case appKit

    /// The category of the system's log under which reports appear.
    public var category: String { self == .uiKit ? "LayoutConstraints" : "Layout" }
  }

  /// The constraints that cannot be satisfied together, and the broken one.
  public let conflict: LayoutConflict

  /// Creates the report of a conflict.
  public init(_ conflict: LayoutConflict) { self.conflict = conflict }

  /// The constraint that is not applied, in Apple's notation.
  public var broken: String { conflict.broken.debugText }

  /// The conflicting constraints, in Apple's notation and order: autoresizing masks, constraints
  /// without identifier in order of activation, then those with an identifier by name.
  ///
  /// The constraints of the safe area's and the margins' guides are among them.
  public var members: [String] {
    var lines = conflict.members.map { (order: $0.reportOrder, text: $0.debugText) }
    lines += guides.map { (order: (3, $0.identifier, 0), text: $0.text) }
    var texts: [String] = []
    // On the console, content hugging and compression resistance of a length are one constraint.
    for line in lines.sorted(by: { $0.order < $1.order }) where !texts.contains(line.text) {
      texts.append(line.text)
    }
    return texts
  }

  /// Returns the text of the report, identical to Apple's.
  public func text(_ flavor: Flavor = .uiKit) -> String {
    (opening(flavor) + ["("] + list + [")", "", breaking, broken, ""] + closing(flavor))
      .joined(separator: "\n")
  }

  private var list: [String] {
    let members = members.map(Self.escaped)
    return members.enumerated().map { index, text in
      "    \"\(text)\"" + (index == members.count - 1 ? "" : ",")
    }
  }

  // Spaces at the ends of lines are Apple's.
  private var breaking: String { "Will attempt to recover by breaking constraint " }

  private func opening(_ flavor: Flavor) -> [String] {
    guard flavor == .uiKit else { return ["Unable to simultaneously satisfy constraints:"] }
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if conflict.members.contains(where: \.isMask) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    return lines
  }

  private func closing(_ flavor: Flavor) -> [String] {
    switch flavor {
    case .uiKit:
      [
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
      ]
    case .appKit:
      [
        "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES "
          + "to have -[NSWindow visualizeConstraints:] automatically called when this happens.  "
          + "And/or, set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this "
          + "in the debugger."
      ]
    }
  }

  /// The list is the description of an array, in which characters outside ASCII are escaped.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      if unit < 0x80 { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension ConstraintOrigin {
  fileprivate var isMask: Bool { if case .placement = self { true } else { false } }

  @MainActor
  fileprivate var reportOrder: (Int, String, Int) {
    switch self {
    case .placement: (0, "", 0)
    case .hugging, .compression: (1, "", 0)
    case .constraint(let constraint):
      if let name = (constraint.owner as? NSLayoutConstraint)?.identifier {
        (3, name, constraint.serial)
      } else {
        (2, "", constraint.serial)
      }
    }
  }
}
