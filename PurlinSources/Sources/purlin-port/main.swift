import Foundation
import SourceAdapting

// purlin-port FILES: prints the adaptation of a module's files, and what it cannot do.
// With --output it writes one file for each, for the build-tool plugin.

let usage = """
  USAGE: purlin-port [options] FILES

  Prints the adapted text of the Swift files of one module, which were written for Xcode, and on
  standard error what cannot be adapted. A folder stands for all Swift files in it.

    --module NAME      the module's name (default: App)
    --platform iOS     makes os(iOS) true
    --import NAME      a module that every file can use (default: UIKit)
    --available NAME   a module that exists; imports of others are left out (default: all are kept)
    --package NAME     the following files are of another module, which is compiled as a part of this one
    --list             prints only what cannot be adapted
    --output FOLDER    writes the adapted files to a folder
    --previews FILE    turns each #Preview into a function for Purlin's preview, and lists them in a
                       file as JSON; otherwise they are removed
    --class NAME       with --previews, also shows a class that can be made without arguments
    --allow-errors     exits with 0 even if something cannot be adapted
    --leave-out FILE   leaves what has errors out of the adapted files in the folder of --output; the file
                       lists the errors as JSON, and those that are resolved are printed

  Exit status: 0 if everything was adapted, 1 if something could not be, 2 if the arguments or the
  files could not be read.

  """

var options = SourceAdaptation.Options()
var imports: [String] = []
var paths: [(path: String, package: String?)] = []
var package: String?
var output: String?
var previewList: String?
var faultList: String?
var shownClasses: Set<String> = []
var (listsOnly, allowsErrors) = (false, false)

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("purlin-port: \(message)\n".utf8))
  exit(2)
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
    guard name == "iOS" else {
      fail("unknown platform '\(name)'; the only one is 'iOS'")
    }
    options.isForIOS = true
  case "--import": imports.append(value(of: argument))
  case "--available":
    options.availableModules = (options.availableModules ?? []).union(
      value(of: argument).split(separator: ",").map(String.init))
  case "--package": package = value(of: argument)
  case "--list": listsOnly = true
  case "--previews": previewList = value(of: argument)
  case "--class": shownClasses.insert(value(of: argument))
  case "--output": output = value(of: argument)
  case "--allow-errors": allowsErrors = true
  case "--leave-out": faultList = value(of: argument)
  case _ where argument.hasPrefix("-"): fail("unknown option '\(argument)'; see --help")
  default: paths.append((argument, package))
  }
}
if let faultList {
  guard let output else { fail("--leave-out needs --output") }
  do {
    let request = try JSONDecoder().decode(
      LeaveOut.Request.self, from: Data(contentsOf: URL(fileURLWithPath: faultList)))
    let resolved = try LeaveOut.run(request, in: URL(fileURLWithPath: output, isDirectory: true))
    FileHandle.standardOutput.write(try JSONEncoder().encode(resolved))
  } catch { fail("\(faultList): \(error.localizedDescription)") }
  exit(0)
}
guard !paths.isEmpty else { fail("no files given; see --help") }
if !imports.isEmpty { options.implicitImports = imports }
if previewList != nil { options.previews = .shown(classes: shownClasses) }

/// The Swift files of a folder in the order of their paths, or the file itself.
func swiftFiles(_ path: String) -> [URL] {
  let url = URL(fileURLWithPath: path)
  guard let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory else {
    fail("no such file: '\(path)'")
  }
  guard isFolder else { return [url] }
  let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
  let files = names.filter {
    $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
  }
  guard !files.isEmpty else { fail("no Swift files in '\(path)'") }
  return files.sorted().map { url.appendingPathComponent($0) }
}

let files = paths.flatMap { path, package in swiftFiles(path).map { ($0, package) } }
let sources = files.map { url, package -> (path: String, text: String) in
  options.packages[url.path] = package
  guard let data = try? Data(contentsOf: url) else { fail("cannot read '\(url.path)'") }
  guard let text = String(data: data, encoding: .utf8) else {
    fail("'\(url.path)' is not encoded in UTF-8")
  }
  return (url.path, text)
}
let adaptation = SourceAdaptation(sources, options: options)

/// Writes a file unless it already has that text, so that it is not compiled again without a change.
func write(_ text: String, to url: URL) throws {
  if let present = try? String(contentsOf: url, encoding: .utf8), present == text { return }
  try text.write(to: url, atomically: true, encoding: .utf8)
}

if let previewList {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    try encoder.encode(adaptation.previewList).write(
      to: URL(fileURLWithPath: previewList), options: .atomic)
  } catch {
    fail("\(previewList): \(error.localizedDescription)")
  }
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
