internal import HeadlessUIKit
public import LayoutAudit
internal import LayoutRendering
internal import LayoutSnapshot

/// How a layout is written to a file and compared with it.
///
///     assertLayoutSnapshot(of: LoginViewController(), as: .layout)
///     assertLayoutSnapshot(of: LoginViewController(), as: .svg, on: .iPadPro11)
public struct LayoutSnapshotting: Sendable {
  /// The ending of the file.
  public var pathExtension: String
  /// Writes a screen down.
  public var text: @MainActor @Sendable (LaidOutScreen, _ name: String) -> String
  /// Draws what was written down, for reports; nil where the text does not say enough.
  var picture: @Sendable (String) -> String?
  /// Draws the rectangles of what was written down, where the text says no more.
  var wireframe: @Sendable (String) -> String? = { _ in nil }
  /// What the texts of two snapshots differ in beyond a tolerance; nil where they are equal.
  var difference: @Sendable (_ old: String, _ new: String, _ tolerance: Double) -> String?

  /// Makes a way of one's own, which compares line by line and numbers within the tolerance.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the file.
  ///   - text: Writes a screen down.
  public init(
    pathExtension: String,
    text: @escaping @MainActor @Sendable (LaidOutScreen, _ name: String) -> String
  ) {
    self.pathExtension = pathExtension
    self.text = text
    picture = { _ in nil }
    difference = { TextDifference.lines(from: $0, to: $1, tolerance: $2) }
  }

  /// The tree of views with their frames, as text: small files that are reviewed like code.
  public static let layout: LayoutSnapshotting = {
    var way = LayoutSnapshotting(pathExtension: "txt") { screen, name in
      screen.snapshot(name: name).textTree()
    }
    way.wireframe = { TextTreePicture($0).svg }
    return way
  }()

  /// Everything that is known about the layout, as JSON: views, texts, constraints and findings.
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

  /// What assistive technology reads, in order, as JSON in the form of AccessibilitySnapshot's model.
  public static let accessibility = LayoutSnapshotting(pathExtension: "accessibility.json") {
    screen, _ in screen.accessibilityElements().json()
  }
}

/// When snapshots are recorded.
///
/// In continuous integration, where the environment has `CI`, nothing is ever recorded.
public enum LayoutSnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// All, also those that are as recorded.
  case all
  /// Those that differ, and those that are missing.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never
}
