extension AgentTool {
  /// The tools, in the order in which an agent usually needs them.
  static let all: [AgentTool] = [
    AgentTool(
      name: "check",
      about:
        "Find layout problems in storyboards, xibs, folders and console logs: conflicts, ambiguity, "
        + "clipped text, accessibility, sizes that break. Each finding ends with the handle for 'explain'.",
      parameters: [
        Parameter(name: "paths", kind: .texts, about: "Files and folders; by default the folder."),
        Parameter(name: "select", kind: .texts, about: "Only these rules."),
        Parameter(name: "device", kind: .text, about: "Check on this device as well."),
        Parameter(name: "fix", kind: .flag, about: "Fix what can be fixed first; writes files."),
        Parameter(name: "sizes", kind: .flag, about: "Also check every window size; slower."),
      ], writes: true
    ) { arguments in
      ["check"] + (arguments.isOn("fix") ? ["--fix"] : [])
        + (arguments.isOn("sizes") ? [] : ["--no-sizes"])
        + arguments.options("select", "select") + arguments.option("device") + ["--"]
        + arguments.texts("paths")
    },
    AgentTool(
      name: "explain",
      about: "Explain a finding, constraint, view or document by its handle, such as "
        + "Main.storyboard#con-1, or a console log; with 'view' why a view is where it is.",
      parameters: [
        Parameter(name: "target", kind: .text, about: "A file, handle or rule.", isRequired: true),
        Parameter(name: "view", kind: .text, about: "A view, such as Title or Title.width."),
        Parameter(name: "device", kind: .text, about: "The device to lay out for."),
        Parameter(name: "width", kind: .text, about: "Widths at which to prove, as 320...1366."),
        Parameter(name: "height", kind: .text, about: "Heights at which to prove, as 320...1366."),
      ], writes: false
    ) { arguments in
      ["explain"] + arguments.option("device") + arguments.option("width")
        + arguments.option("height") + ["--", arguments.text("target") ?? ""]
        + (arguments.text("view").map { [$0] } ?? [])
    },
    AgentTool(
      name: "show",
      about:
        "Show a document after layout: the frames of its views as text, and a picture of each scene.",
      parameters: [
        Parameter(name: "target", kind: .text, about: "A file or handle.", isRequired: true),
        Parameter(
          name: "devices", kind: .texts, about: "The devices to lay out for, on one sheet."),
        Parameter(name: "language", kind: .text, about: "A language with texts, such as de."),
        Parameter(name: "picture", kind: .flag, about: "False for the frames alone."),
        Parameter(name: "dark", kind: .flag, about: "Draw in light and dark appearance."),
        Parameter(name: "constraints", kind: .flag, about: "Draw constraints over the views."),
      ], writes: false
    ) { arguments in
      ["show"] + arguments.scene
    } drawing: { arguments in
      guard arguments.isOn("picture", otherwise: true) else { return nil }
      var words = ["show", "-o", arguments.picture]
      if arguments.isOn("dark") { words += ["--light", "--dark"] }
      if arguments.isOn("constraints") { words.append("--constraints") }
      return words + arguments.scene
    },
    AgentTool(
      name: "edit",
      about: "Change constraints of a document and report what moves, for example "
        + "[\"pin\", \"Title\", \"leading=16\"] or [\"set\", \"con-1\", \"constant=8\"]. "
        + "Without 'write' nothing is written and a patch is returned.",
      parameters: [
        Parameter(name: "file", kind: .text, about: "The document.", isRequired: true),
        Parameter(
          name: "operation", kind: .texts, about: "The words of an operation of 'purlin edit'.",
          isRequired: true),
        Parameter(name: "write", kind: .flag, about: "Write the document."),
      ], writes: true
    ) { arguments in
      ["edit"] + (arguments.isOn("write") ? [] : ["--dry-run"])
        + ["--", arguments.text("file") ?? ""] + arguments.texts("operation")
    },
    AgentTool(
      name: "diff",
      about:
        "List the frames and findings that changed since a Git revision, or between two files.",
      parameters: [
        Parameter(name: "old", kind: .text, about: "A revision or file.", isRequired: true),
        Parameter(
          name: "new", kind: .text, about: "A revision or file; by default the files as they are."),
        Parameter(name: "paths", kind: .texts, about: "Documents and folders of the revisions."),
        Parameter(name: "picture", kind: .flag, about: "Draw before and after, with arrows."),
      ], writes: false
    ) { arguments in
      // A name that begins with a hyphen is neither a revision nor, without a folder, a file here.
      let ends = [arguments.text("old"), arguments.text("new")].compactMap { $0 }
        .map { $0.hasPrefix("-") ? "./" + $0 : $0 }
      var words = ["diff"]
      if arguments.isOn("picture") { words += ["-o", arguments.picture] }
      words += ends + ["--"]
      return words + arguments.texts("paths")
    },
    AgentTool(
      name: "preview",
      about:
        "Compile Swift sources written for Xcode and run their previews: pictures, findings, and errors "
        + "with their lines. The first call compiles Purlin's modules, which takes minutes.",
      parameters: [
        Parameter(
          name: "paths", kind: .texts, about: "Swift files, or folders of them.", isRequired: true),
        Parameter(
          name: "run", kind: .flag, about: "True: the code of these sources may be run.",
          isRequired: true, consent: "the sources are compiled and run with the rights of this user"
        ),
        Parameter(
          name: "classes", kind: .texts, about: "Views or controllers to show instead of previews."),
        Parameter(name: "devices", kind: .texts, about: "The devices; the first one is drawn."),
        Parameter(name: "dark", kind: .flag, about: "Draw in dark appearance."),
      ], writes: true
    ) { arguments in
      var words = ["preview", "--check", "-o", arguments.picture]
      words += arguments.options("class", "classes") + arguments.options("device", "devices")
      if arguments.isOn("dark") { words.append("--dark") }
      return words + ["--"] + arguments.texts("paths")
    },
  ]
}

extension AgentTool.Arguments {
  /// The words for the scenes to show.
  fileprivate var scene: [String] {
    options("device", "devices") + option("language") + ["--", text("target") ?? ""]
  }
}
