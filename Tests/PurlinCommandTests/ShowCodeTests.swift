import Foundation
import TestSupport
import Testing

/// `purlin show` of code: frames, and the same layout in another notation, without a compiler.
@MainActor
@Suite struct ShowCodeTests {
  private static let code = """
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    """

  private func show(_ code: String, _ arguments: String...) throws -> CommandRun {
    let folder = try Scratch()
    try folder.write(code, to: "Box.swift")
    let path = folder.url.appending(path: "Box.swift").path
    return try CommandRun(inProcess: ["show", path] + arguments, in: folder)
  }

  @Test func `code is laid out on devices and in sizes`() throws {
    let plain = try show(Self.code)
    #expect(plain.status == 0)
    #expect(plain.output == "view (0, 0, 320, 480)\n  box (20, 0, 280, 140)\n")
    let phone = try show(Self.code, "--device", "iPhone SE", "--size", "400x300")
    #expect(
      phone.output
        == "view (0, 0, 375, 667)\n  box (20, 20, 335, 167.5)\n\n"
        + "view (0, 0, 400, 300)\n  box (20, 0, 360, 180)\n")
  }

  @Test(arguments: ["anchors", "items", "visual-format", "snapkit"])
  func `another notation is the same layout`(_ notation: String) throws {
    let written = try show(Self.code, "--as", notation)
    #expect(written.status == 0)
    #expect(try show(written.output).output == show(Self.code).output, "\(written.output)")
  }

  @Test func `what is wrong is told at its place`() throws {
    let misspelled = try show(Self.code.replacing("topAnchor)", with: "topAncor)"))
    #expect(misspelled.status == 1)
    #expect(misspelled.errors.contains("Box.swift:7:"))
    #expect(misspelled.errors.contains("topAnchor"))
    let twice = try show(
      Self.code + "\nbox.widthAnchor.constraint(equalToConstant: 10).isActive = true\n")
    #expect(twice.status == 1)
    #expect(twice.output.contains("Left out to lay out the rest: line"))
    for (arguments, message) in [
      (["--json"], "frames of code are text on standard output"),
      (["--dark"], "code has no options besides --device, --orientation, --size and --as"),
      (["--language", "de"], "code has no options besides"),
      (
        ["--as", "swiftui"],
        "for code, --as is one of anchors, items, visual-format, snapkit, directed"
      ),
    ] {
      let folder = try Scratch()
      try folder.write(Self.code, to: "Box.swift")
      let path = folder.url.appending(path: "Box.swift").path
      let run = try CommandRun(inProcess: ["show", path] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
    }
  }

  @Test func `bytes that are no text are refused`() throws {
    let folder = try Scratch()
    let file = folder.url.appending(path: "Box.swift")
    try Data([0x6C, 0xFF, 0xFE, 0x00]).write(to: file)
    let run = try CommandRun(inProcess: ["show", file.path], in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "purlin: \(file.path): not text in UTF-8\n")
  }
}
