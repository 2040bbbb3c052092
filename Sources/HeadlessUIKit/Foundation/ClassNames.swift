#if !canImport(Darwin)
public import Foundation

/// Returns the name of a class, which the runtime of Objective-C makes unique.
///
/// Foundation's function on Linux stops the program for what is not at the top level of a file, or private there. The
/// name of such a class is mangled, without a period, as on Apple's systems (Swift's `docs/ABI/OldMangling.rst`); the
/// types around a class are written as classes.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String {
  let name = String(reflecting: aClass)
  let parts = name.split(separator: ".")
  guard let mangled = _mangledTypeName(aClass), parts.count != 2 || name.contains("<") else {
    return name
  }
  guard !name.contains("<") else { return "_TtG" + mangled }
  // In the name of a private type, the compiler writes the name of its file in 32 digits, after their number and a line.
  // Where the program does not have them, an address is in their place, which differs in each run.
  let file =
    mangled.range(of: "33_").map { String(mangled[$0.lowerBound...].prefix(35)) }
    ?? "33_" + String(repeating: "0", count: 32)
  var (count, text, isPrivate) = (0, "", false)
  for part in parts {
    if part.hasPrefix("(unknown context") {
      isPrivate = true
      continue
    }
    text += (isPrivate ? "P" + file : "") + "\(part.utf8.count)\(part)"
    isPrivate = false
    count += 1
  }
  return "_Tt" + String(repeating: "C", count: max(count - 1, 1)) + text
}
#endif
