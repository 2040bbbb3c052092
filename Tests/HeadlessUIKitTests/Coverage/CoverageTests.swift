import TestSupport
import Testing

/// The list of what `import UIKit` offers, which the site has, is made from what our sources declare.
@Suite struct CoverageTests {
  private func text(of scan: SourceScan) -> String {
    let types = scan.types.sorted { $0.key < $1.key }
    let members = types.map(\.value.members.count).reduce(scan.globals.count, +)
    var lines = [
      "# What `import UIKit` offers", "",
      "Made from the sources by `Scripts/site`. \(types.count) types, \(members) members.", "",
      "The promise is *layout code and layout libraries*: what decides where views are. A type or",
      "member that is not listed does not exist here, and code that uses it does not compile. What a",
      "listed one does not do is said with it; what holds for many is in",
      "`Documentation/Differences.md`. There are no pixels and nothing takes time: animations change views at",
      "once. Touches, typing and the keyboard come from tests (`TouchSimulator`, `TextTyping`,",
      "`UIWindow.show(_:)`), and so do drags and drops. Focus and what needs Objective-C are absent.",
      "",
    ]
    lines += ledger(of: scan)
    for (name, entry) in types {
      lines += ["", "## \(name)", ""]
      if !entry.summary.isEmpty { lines.append(entry.summary) }
      for limit in entry.limits { lines += ["", "*\(limit)*"] }
      guard !entry.members.isEmpty else { continue }
      if !entry.summary.isEmpty || !entry.limits.isEmpty { lines.append("") }
      for member in entry.members {
        lines.append(
          "- `\(member.signature)`" + (member.summary.isEmpty ? "" : ": \(member.summary)"))
      }
    }
    lines += ["", "## Functions, constants and old names", ""]
    for member in scan.globals.sorted(by: { $0.signature < $1.signature }) {
      lines.append(
        "- `\(member.signature)`" + (member.summary.isEmpty ? "" : ": \(member.summary)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What view code of open apps uses: what is there, what has no effect, what is missing.
  private func ledger(of scan: SourceScan) -> [String] {
    let declared = scan.declaredNames()
    let used = UsedNames.rows
    func name(_ row: (name: String, files: Int)) -> String {
      String(row.name.drop { $0 == "." })
    }
    let missing = used.filter { declared[name($0)] == nil }
    let inert = used.filter { declared[name($0)] == true }
    let count = used.count - missing.count - inert.count
    func list(_ rows: [(name: String, files: Int)]) -> String {
      rows.map { "`\($0.name)` \($0.files)" }.joined(separator: ", ")
    }
    return [
      "## By use", "",
      "Of \(used.count) names that the view code of four open apps used and that were once missing,",
      "\(count) behave as at Apple or keep what is set, \(inert.count) can be called and have no effect",
      "here, and \(missing.count) are missing. The number behind a name is that of the files that use it.",
      "", "**No effect:** \(list(inert)).", "", "**Missing:** \(list(missing)).",
    ]
  }

  @Test func `no name that apps were known to miss is missing again`() throws {
    let scan = try Sources.scan()
    let declared = scan.declaredNames()
    let missing = UsedNames.rows.map(\.name).filter {
      declared[String($0.drop { $0 == "." })] == nil
    }
    #expect(Set(missing).isSubset(of: Self.absent))
    try PublishedList.publish(text(of: scan), as: "UIKitCoverage.md")
  }

  /// Names that no file declares, of those that the view code of four open apps used.
  private static let absent: Set<String> = [
    ".observe", "CGFont", "CGPointZero", "CGSizeMake", "UIGraphicsBeginPDFContextToData",
    "UIGraphicsBeginPDFPage", "UIGraphicsEndPDFContext", "UITableViewRowAction",
    "UIViewControllerPreviewing", "UIViewControllerPreviewingDelegate",
  ]

  @Test func `the scan finds types, members and what they leave out`() {
    var scan = SourceScan()
    scan.read(
      """
      extension UIThing {
        /// Said before the type.
        public var early: Int { 1 }
      }
      /// A name of old.
      public typealias NSThing = UIThing
      /// A view.
      ///
      /// Not implemented: drawing,
      /// touching.
      @MainActor
      open class UIThing: UIView {
        /// The size, in points.
        open var size = CGSize.zero { didSet { changed() } }
        private var hidden = 1
        /// Moves it.
        @discardableResult
        public func move(
          to place: CGPoint, animated: Bool = false
        ) -> Bool {
          let local = 1
          return local == 1
        }
        /// A kind.
        public enum Kind: Int {
          /// The one.
          case one = 1
        }
      }
      struct Helper { public var nothing = 0 }
      final class Other: UIThing,
        Named
      {
        public var nobody = 0
      }
      extension UIThing {
        /// A sum.
        public static func + (one: UIThing, other: UIThing) -> UIThing { one }
      }
      """)
    #expect(scan.types.keys.sorted() == ["UIThing", "UIThing.Kind"])
    #expect(scan.types["UIThing"]?.limits == ["Not implemented: drawing, touching."])
    #expect(
      scan.types["UIThing"]?.members.map(\.signature) == [
        "var early: Int", "var size",
        "func move(to place: CGPoint, animated: Bool = false) -> Bool",
        "static func + (one: UIThing, other: UIThing) -> UIThing",
      ])
    #expect(scan.globals.map(\.signature) == ["typealias NSThing = UIThing"])
    #expect(scan.types["UIThing.Kind"]?.members.map(\.signature) == ["case one"])
  }
}
