import Foundation
import SourceAdapting

// purlin-port FILES: prints the adaptation of a module's files, and what it cannot do.
// With --output it writes one file for each, for the build-tool plugin.

let usage = """
  USAGE: purlin-port [options] FILES

  Prints how the Swift files of one module, written for Xcode, are adapted to Purlin, and on
  standard error what cannot be adapted.

    --module NAME      the module's name (default: App)
    --platform iOS     os(iOS) is true
    --import NAME      a module that every file can use (default: UIKit)
    --list             only what cannot be adapted
    --output FOLDER    writes the adapted files to a folder
    --allow-errors     exits with 0 although something cannot be adapted

  """

var options = SourceAdaptation.Options()
var imports: [String] = []
var paths: [String] = []
var output: String?
var (listsOnly, allowsErrors) = (false, false)

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("purlin-port: \(message)\n".utf8))
  exit(64)
}

var arguments = CommandLine.arguments.dropFirst()
@MainActor func value(of option: String) -> String {
  guard let value = arguments.popFirst() else { fail("\(option) needs a value") }
  return value
}
while let argument = arguments.popFirst() {
  switch argument {
  case "--help", "-h":
    print(usage, terminator: "")
    exit(0)
  case "--module": options.moduleName = value(of: argument)
  case "--platform":
    let name = value(of: argument)
    guard name == "iOS" else { fail("the platform '\(name)' is not known; only iOS is") }
    options.isForIOS = true
  case "--import": imports.append(value(of: argument))
  case "--list": listsOnly = true
  case "--output": output = value(of: argument)
  case "--allow-errors": allowsErrors = true
  case _ where argument.hasPrefix("-"): fail("unknown option '\(argument)'; see --help")
  default: paths.append(argument)
  }
}
guard !paths.isEmpty else { fail("no files given; see --help") }
if !imports.isEmpty { options.implicitImports = imports }

let sources = paths.map { path -> (path: String, text: String) in
  let url = URL(fileURLWithPath: path)
  do { return (url.path, try String(contentsOf: url, encoding: .utf8)) } catch {
    fail("\(path): there is no such file, or its text is not UTF-8")
  }
}
let adaptation = SourceAdaptation(sources, options: options)

/// Writes a file unless it has that text already, so that nothing is compiled again for nothing.
func write(_ text: String, to url: URL) throws {
  if let present = try? String(contentsOf: url, encoding: .utf8), present == text { return }
  try text.write(to: url, atomically: true, encoding: .utf8)
}

if let output {
  let folder = URL(fileURLWithPath: output, isDirectory: true)
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = SourceAdaptation.outputNames(for: adaptation.files.map(\.path))
    for (file, name) in zip(adaptation.files, names) {
      try write(file.text, to: folder.appendingPathComponent(name))
    }
    try write(
      adaptation.moduleFile,
      to: folder.appendingPathComponent(SourceAdaptation.moduleFileName))
  } catch {
    fail("\(output): \(error.localizedDescription)")
  }
} else if !listsOnly {
  for file in adaptation.files { print(file.text, terminator: "") }
  print(adaptation.moduleFile, terminator: "")
}
for issue in adaptation.issues {
  FileHandle.standardError.write(Data("\(issue)\n".utf8))
}
if !allowsErrors, adaptation.issues.contains(where: { $0.severity == .error }) { exit(1) }
