internal import HeadlessUIKit
public import LayoutAudit
internal import LayoutRendering
internal import LayoutSnapshot

/// A format in which layouts are written to files and compared.
///
///     assertLayoutSnapshot(of: LoginViewController(), as: .layout)
///     assertLayoutSnapshot(of: LoginViewController(), as: .svg, on: .iPadPro11)
public struct LayoutSnapshotting: Sendable {
  /// The file name extension.
  public var pathExtension: String
  /// Writes a screen as text.
  public var text: @MainActor @Sendable (LaidOutScreen, _ name: String) -> String
  /// Draws the text, for reports; nil if it does not contain enough.
  var picture: @Sendable (String) -> String?
  /// Draws the rectangles of the text, if it contains no more.
  var wireframe: @Sendable (String) -> String? = { _ in nil }
  /// The difference of the texts of two snapshots beyond a tolerance; nil if they are equal.
  var difference: @Sendable (_ old: String, _ new: String, _ tolerance: Double) -> String?

  /// Creates a format of your own, which is compared line by line, and numbers within the tolerance.
  ///
  /// - Parameters:
  ///   - pathExtension: The file name extension.
  ///   - text: Writes a screen as text.
  public init(
    pathExtension: String,
    text: @escaping @MainActor @Sendable (LaidOutScreen, _ name: String) -> String
  ) {
    self.pathExtension = pathExtension
    self.text = text
    picture = { _ in nil }
    difference = { TextDifference.lines(from: $0, to: $1, tolerance: $2) }
  }

  /// Draws the text; nil if it does not contain enough.
  package func drawing(_ text: String) -> String? { picture(text) }

  /// The tree of views with their frames, as text: small files that can be reviewed like code.
  public static let layout: LayoutSnapshotting = {
    var way = LayoutSnapshotting(pathExtension: "txt") { screen, name in
      screen.snapshot(name: name).textTree()
    }
    way.wireframe = { TextTreePicture($0).svg }
    return way
  }()

  /// The whole layout as JSON: views, texts, constraints and findings.
  public static let json: LayoutSnapshotting = {
    var way = LayoutSnapshotting(pathExtension: "json") { screen, name in
      let snapshot = screen.snapshot(name: name)
      return (try? snapshot.json()) ?? "the tree is nested too deep for JSON\n"
    }
    way.picture = { text in
      (try? LayoutSnapshot(json: text)).map { LayoutRenderer().svg(of: $0) }
    }
    way.difference = { old, new, tolerance in
      guard old != new else { return nil }
      guard let before = try? LayoutSnapshot(json: old), let after = try? LayoutSnapshot(json: new)
      else { return TextDifference.lines(from: old, to: new, tolerance: tolerance) }
      let difference = after.difference(from: before, tolerance: tolerance)
      if !difference.isEmpty { return difference.description }
      // What the difference of two layouts leaves out, such as the scale, counts all the same.
      return TextDifference.lines(from: old, to: new, tolerance: tolerance)
    }
    return way
  }()

  /// The picture, as SVG.
  public static let svg = svg()

  /// The picture, as SVG, with constraints or guides drawn over it.
  public static func svg(
    constraints: Bool = false, guides: Bool = false, outlines: Bool = false
  ) -> LayoutSnapshotting {
    var way = LayoutSnapshotting(pathExtension: "svg") { screen, name in
      LayoutRenderer(
        LayoutRenderer.Options(
          drawsConstraints: constraints, drawsGuides: guides, outlines: outlines,
          appearance: screen.configuration.appearance == .dark ? .dark : .light)
      ).svg(of: screen.snapshot(name: name))
    }
    way.picture = { $0 }
    return way
  }

  /// The elements that assistive technology reads, in order, as JSON in the format of AccessibilitySnapshot.
  public static let accessibility = LayoutSnapshotting(pathExtension: "accessibility.json") {
    screen, _ in screen.accessibilityElements().json()
  }
}

/// When snapshots are recorded.
///
/// In continuous integration, where the environment has `CI`, nothing is ever recorded.
public enum LayoutSnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// All, including those that have not changed.
  case all
  /// Those that differ, and those that are missing.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never
}
