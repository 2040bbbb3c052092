internal import ArgumentParser
internal import CodeWriting
internal import Fidelity
internal import Foundation
internal import InterfaceBuilder

/// `purlin-fidelity code`: writes the code of documents as sources of a program that compares it with them.
///
/// `Scripts/check-code` compiles and runs the program.
struct Code: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the code of documents, and a program that compares its frames with theirs.",
    discussion: "purlin-fidelity code DOCUMENTS --sample 60 --seed 1 -o FOLDER")

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Option(help: "Draw so many documents.")
  var sample: Int?

  @Option(help: "The seed of the sample.")
  var seed: UInt64 = 1

  @Option(help: "The notation of constraints.")
  var notation = "anchors"

  @Option(name: .shortAndLong, help: "The folder for the sources, which exists.")
  var output: String

  func run() throws {
    guard let notation = CodeNotation(rawValue: notation) else {
      throw ValidationError("--notation is anchors, items, visual-format or snapkit")
    }
    var files = try Files.documents(in: paths)
    if let sample { files = Self.drawn(sample, of: files, seed: seed) }
    var registry: [String] = []
    var (withoutTodo, withLayoutTodo, count) = (0, 0, 0)
    for (index, path) in files.enumerated() {
      guard let bytes = try? Files.read(path), let document = try? InterfaceDocument(parsing: bytes)
      else { continue }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let code = SceneCode(
        document, named: name, notation: notation, markup: try? DocumentMarkup(bytes))
      guard !code.classes.isEmpty else { continue }
      count += 1
      if code.omissions.isEmpty { withoutTodo += 1 }
      if code.omissions.contains(where: { $0.affectsLayout }) {
        withLayoutTodo += 1
        for omission in code.omissions where omission.affectsLayout {
          print("\(path):\(omission.line): TODO \(omission.text)")
        }
      }
      let module = "Document\(index)"
      try Files.write(
        source(of: code, module, path), to: "\(output)/\(module).swift")
      registry.append("  \(module).cases(),")
    }
    let list = registry.joined(separator: "\n")
    try Files.write(
      "\("import") Fidelity\n\nCodeCase.runAll([\n\(list)\n])\n", to: "\(output)/main.swift")
    print("\(count) of \(files.count) documents have views and are written as code")
    print(
      "\(count - withLayoutTodo) without a TODO that can change the layout, \(withoutTodo) without any"
    )
  }

  /// The classes inside a namespace, because documents share names of classes.
  private func source(of code: SceneCode, _ module: String, _ path: String) throws -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let cases = code.classes.map { declared in
      let arguments =
        switch declared.superclass {
        case "UITableViewCell": "style: .default, reuseIdentifier: nil"
        case "UIImageView": "frame: .zero"
        default: ""
        }
      let make = "\(declared.name)(\(arguments))"
      return
        "    CodeCase(path: \(quoted(absolute)), rootID: \(quoted(declared.rootID))) { \(make) },"
    }
    let declared = Set(code.classes.map(\.name))
    let used = code.usedClasses.filter { !declared.contains($0.name) }.map(Self.declaration)
    // As PurlinSources adapts sources to a platform without Objective-C.
    var body = code.body.replacingOccurrences(of: "@objc ", with: "")
    while let start = body.range(of: "#selector("),
      let end = body[start.upperBound...].range(of: "))")
    {
      let inner = body[start.upperBound..<end.lowerBound]
      let name = inner.replacingOccurrences(of: "(_:", with: ":")
      body.replaceSubrange(
        start.lowerBound..<end.upperBound,
        with: "Selector((\"\(name)\"))\(inner.contains("(") ? "" : ")")")
    }
    return """
      \(["Fidelity", "UIKit", "AppleNames"].map { "import " + $0 }.joined(separator: "\n"))

      enum \(module) {
      @MainActor static func cases() -> [CodeCase] {
        [
      \(cases.joined(separator: "\n"))
        ]
      }

      \(used.joined(separator: "\n"))
      \(body)
      }
      """
  }

  private func quoted(_ text: String) -> String { "#\"\(text)\"#" }

  /// A class of the app, as empty as possible.
  private static func declaration(_ used: SceneCode.UsedClass) -> String {
    let inherited = Self.inherited[used.superclass, default: []].union(Self.ofAllViews)
    let own = used.properties.filter { !inherited.contains($0.key) }
    let properties = own.sorted { $0.key < $1.key }.map { name, value in
      let type: String =
        switch value {
        case "true", "false": "Bool"
        case _ where Double(value) != nil: "CGFloat"
        case _ where value.hasPrefix("\""): "String"
        case _ where value.hasPrefix("CG"): String(value.prefix { $0 != "(" })
        case _ where value.hasPrefix("UIImage("): "UIImage?"
        case _ where value.hasPrefix(".") || value.hasPrefix("UIColor"): "UIColor?"
        case "nil": "Any?"
        default: "NSObject?"
        }
      let start =
        type.hasSuffix("?")
        ? "nil"
        : type == "Bool" ? "false" : type == "String" ? "\"\"" : type == "CGFloat" ? "0" : ".zero"
      return "  var \(name): \(type) = \(start)"
    }
    return "class \(used.name): \(used.superclass) {\n\(properties.joined(separator: "\n"))\n}"
  }

  /// Properties that all views have already.
  private static let ofAllViews: Set<String> = [
    "backgroundColor", "tintColor", "alpha", "tag", "isHidden", "clipsToBounds", "contentMode",
    "isOpaque", "accessibilityLabel", "accessibilityIdentifier", "isUserInteractionEnabled",
  ]

  /// Properties that classes of UIKit have already.
  private static let inherited: [String: Set<String>] = [
    "UITextField": ["placeholder", "text", "font", "textColor"],
    "UITextView": ["text", "font", "textColor"], "UILabel": ["text", "font", "textColor"],
    "UISearchBar": ["placeholder", "text"], "UIImageView": ["image"],
  ]

  private static func drawn(_ count: Int, of files: [String], seed: UInt64) -> [String] {
    func rank(_ path: String) -> UInt64 {
      SampleRank.of(URL(fileURLWithPath: path).lastPathComponent, seed: seed)
    }
    return files.sorted { (rank($0), $0) < (rank($1), $1) }.prefix(count).sorted()
  }
}
