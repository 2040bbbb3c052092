import Foundation

/// Ends the process with one line on standard error, which names the program.
public func stop(_ status: Int32, _ message: String) -> Never {
  let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
  FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
  exit(status)
}

/// The number from 0 to 10¹⁵ that follows an option, or nil without the option.
///
/// Another value, or none, ends the process.
public func number(_ option: String, in arguments: some Sequence<String>) -> Double? {
  guard let text = text(option, in: arguments) else { return nil }
  guard let value = Double(text), (0...1e15).contains(value) else {
    stop(64, "\(option) needs a number from 0 to 1e15, not '\(text)'")
  }
  return value
}

/// The text that follows an option, or nil without the option.
///
/// A missing value ends the process.
public func text(_ option: String, in arguments: some Sequence<String>) -> String? {
  let rest = arguments.drop { $0 != option }.dropFirst().prefix(1)
  guard arguments.contains(option) else { return nil }
  guard let value = Array(rest).first else { stop(64, "\(option) needs a value") }
  return value
}
