public import Foundation
internal import HeadlessUIKit
internal import LayoutTesting

/// A way to write a value to a snapshot's file.
///
/// The views of `Snapshotting<UIView, UIImage>` and `Snapshotting<UIViewController, UIImage>` are drawn as SVG, because
/// nothing here draws pixels as a device does: the same code gives the same file on every machine.
public struct Snapshotting<Value, Format> {
  /// The file name extension; nil for none.
  public var pathExtension: String?
  /// Makes what is written of a value.
  let content: (Value) throws -> SnapshotContent

  init(
    pathExtension: String?, content: @escaping (Value) throws -> SnapshotContent
  ) {
    self.pathExtension = pathExtension
    self.content = content
  }

  /// Creates a way of your own.
  ///
  /// - Parameters:
  ///   - pathExtension: The file name extension.
  ///   - diffing: Writes, reads and compares what `snapshot` makes; its data is text in UTF-8.
  ///   - snapshot: Makes what is written of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (Value) -> Format
  ) {
    self.init(pathExtension: pathExtension) { value in
      try .text(diffing.text(of: snapshot(value)), difference: diffing.difference)
    }
  }

  /// Returns the way to write a value from which this one's value is made.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension) { try content(transform($0)) }
  }

  /// Runs the main run loop for some seconds before the value is written.
  ///
  /// Layout and animations need no time here; timers and work on the main queue do.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension) { value in
      RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
      return try strategy.content(value)
    }
  }
}

/// A way to write a value as itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

/// Writes, reads and compares the format of snapshots.
public struct Diffing<Value> {
  /// Writes a value; the data is text in UTF-8.
  public var toData: (Value) -> Data
  /// Reads a value.
  public var fromData: (Data) -> Value
  /// Returns a description of the difference of two values; nil if they are equal.
  public var diff: (_ old: Value, _ new: Value) -> String?

  /// Creates a comparison.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (_ old: Value, _ new: Value) -> String?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  func text(of value: Value) throws -> String {
    guard let text = String(data: toData(value), encoding: .utf8) else {
      throw SnapshotFailure(description: "the data of a snapshot is text in UTF-8, and this is not")
    }
    return text
  }

  func difference(_ old: String, _ new: String) -> String? {
    diff(fromData(Data(old.utf8)), fromData(Data(new.utf8)))
  }
}

extension Diffing<String> {
  /// Compares line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : TextDifference.lines(from: $0, to: $1, tolerance: 0) })
  }
}

/// What is written to a file.
enum SnapshotContent {
  /// The layout of views.
  case screen(UIResponder, SnapshotSurface, as: LayoutSnapshotting)
  /// A text.
  case text(String, difference: (_ old: String, _ new: String) -> String?)
}

/// Why no snapshot can be made.
struct SnapshotFailure: Error, CustomStringConvertible {
  let description: String
}
