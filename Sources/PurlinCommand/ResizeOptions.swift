internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutGeometry

/// Options of `purlin prove --resizable`.
struct ResizeOptions: ParsableArguments {
  @Flag(
    help: "Prove all screens of documents and folders at every size, and print a certificate.")
  var resizable = false

  @Option(help: ArgumentHelp("The file for the certificate, as JSON.", valueName: "file"))
  var certificate: String?

  @Option(
    help: ArgumentHelp("The file for a page with maps of the screens.", valueName: "file.html"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "The app's least window, as its UISceneSizeRestrictions have it.", valueName: "WxH"))
  var minimumSize: String?

  @Option(
    help: ArgumentHelp(
      "The app's greatest window, as its UISceneSizeRestrictions have it.", valueName: "WxH",
      visibility: .hidden))
  var maximumSize: String?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder for pictures of screens at sizes that break.", valueName: "folder"))
  var output: String?

  @Flag(help: "All screens and findings, and not only the first.")
  var all = false

  @Flag(
    help: "Count only what displays of devices have, too, with their safe areas and size classes.")
  var devicesOnly = false

  @Flag(help: "All text sizes, both directions and all languages, unless some are given.")
  var matrix = false

  /// Returns what an app declares about its windows.
  ///
  /// - Throws: ``CommandFailure`` if a size is wrong.
  func windows(near document: String) throws -> AppWindows {
    let (least, greatest) = try sizes()
    var windows = AppWindows(near: document, minimum: least, maximum: greatest)
    windows.code = AppCode.near(document)
    windows.limit(toIdiomOf: document)
    return windows
  }

  /// Returns the least and greatest size of windows.
  func sizes() throws -> (least: LayoutSize?, greatest: LayoutSize?) {
    func size(_ text: String?, _ option: String) throws -> LayoutSize? {
      try text.map { LayoutSize(try CanvasOptions.size($0, option: option)) }
    }
    let (least, greatest) = (
      try size(minimumSize, "--minimum-size"), try size(maximumSize, "--maximum-size")
    )
    if let least, let greatest, least.width > greatest.width || least.height > greatest.height {
      throw CommandFailure.usage("--minimum-size is not above --maximum-size")
    }
    return (least, greatest)
  }

  /// Throws an error for options that need `--resizable`.
  func refuse(_ known: BaselineOptions) throws {
    let given = [
      ("--baseline", known.file != nil), ("--write-baseline", known.isWritten),
      ("--certificate", certificate != nil),
      ("--html", html != nil), ("--minimum-size", minimumSize != nil),
      ("--maximum-size", maximumSize != nil), ("--output", output != nil), ("--all", all),
      ("--matrix", matrix), ("--devices-only", devicesOnly),
    ]
    for (name, isGiven) in given where isGiven {
      throw CommandFailure.usage("\(name) needs --resizable")
    }
  }
}
