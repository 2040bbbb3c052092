/// A conflict among required constraints as the console reports it, with the facts behind it.
@MainActor
public struct ConflictReport {
  /// Whose console speaks.
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

  /// The constraints that collide, in Apple's notation and order: masks, then constraints without
  /// identifier by activation, then those with one by name.
  public var members: [String] {
    var texts: [String] = []
    for member in conflict.members.sorted(by: { $0.reportOrder < $1.reportOrder }) {
      // Hugging and resistance of one length are one constraint to the console.
      let text = member.debugText
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// The report, character for character.
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

  // The blanks at the ends of lines are Apple's.
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

  /// The list is an array's description, which writes other than ASCII letters as numbers.
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
