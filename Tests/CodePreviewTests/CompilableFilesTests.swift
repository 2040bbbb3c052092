import TestSupport
import Testing

@testable import CodePreview

/// Files of which some are broken, and a compiler that complains about them as Swift's does.
private struct World {
  /// The files that each file needs.
  var needs: [String: Set<String>] = [:]
  var broken: Set<String> = []
  /// The files on which the compiler fails without a place.
  var crashing: Set<String> = []
  /// The files that declare the same name as another one, which comes before them.
  var again: Set<String> = []

  init(using generator: inout SplitMix64) {
    let names = (0..<Int.random(in: 1...12, using: &generator)).map { "/App/\($0).swift" }
    for (index, name) in names.enumerated() {
      needs[name] = Set(
        names[..<index].filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: broken.insert(name)
      case 2: crashing.insert(name)
      case 3 where index > 0: again.insert(name)
      default: break
      }
    }
  }

  /// The files that can be compiled: those that are whole, with all that they need.
  var whole: Set<String> {
    var whole = Set(needs.keys).subtracting(broken).subtracting(crashing).subtracting(again)
    while let next = whole.first(where: { !needs[$0, default: []].isSubset(of: whole) }) {
      whole.remove(next)
    }
    return whole
  }

  func build(_ files: [String]) -> ([String]?, [CompilerMessage]) {
    let present = Set(files)
    func message(_ path: String, _ text: String) -> CompilerMessage {
      CompilerMessage(path: path, line: 1, column: 1, severity: .error, text: text)
    }
    guard crashing.isDisjoint(with: present) else { return (nil, [message("", "crashed")]) }
    var errors: [CompilerMessage] = []
    let isAmbiguous = !again.isDisjoint(with: present)
    for file in files {
      if again.contains(file) {
        errors.append(message(file, "invalid redeclaration of 'Card'"))
      } else if broken.contains(file) || isAmbiguous {
        errors.append(message(file, "'Card' is ambiguous for type lookup in this context"))
      } else if !needs[file, default: []].isSubset(of: present) {
        errors.append(message(file, "cannot find 'Card' in scope"))
      }
    }
    return errors.isEmpty ? (files, []) : (nil, errors)
  }
}

@Suite struct CompilableFilesTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `files that are whole, with all that they need, are compiled whatever others are broken`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let world = World(using: &generator)
    let files = world.needs.keys.sorted()

    let found = try CompilableFiles(of: files, world.build)

    #expect(Set(found.files) == world.whole)
    #expect((found.product != nil) == !world.whole.isEmpty)
    // Each file that is left out has a note.
    let told = Set((found.messages + found.dependents).map(\.path))
    #expect(Set(files).subtracting(world.whole).isSubset(of: told))
  }
}
