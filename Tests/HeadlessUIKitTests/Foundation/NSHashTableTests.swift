#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

// Apple: https://developer.apple.com/documentation/foundation/nshashtable
@MainActor
@Suite struct NSHashTableTests {
  private class Observer {}
  private final class Word: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.text == text }
    override var hash: Int { text.hashValue }
  }
  private protocol Listening: AnyObject {}
  private final class Listener: Listening {}

  @Test func `weak objects leave the table when they are freed`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Observer()
    do {
      let freed = Observer()
      table.add(freed)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2 && table.contains(freed))
    }
    #expect(table.count == 1)
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `objects are equal by isEqual, or by identity`() {
    let (one, other) = (Word("a"), Word("a"))
    let equal = NSHashTable<Word>()
    equal.add(one)
    equal.add(other)
    #expect(equal.count == 1 && equal.member(other) === one)
    let identical = NSHashTable<Word>(options: .objectPointerPersonality)
    identical.add(one)
    identical.add(other)
    #expect(identical.count == 2)
    #expect(equal.isSubset(of: identical) && !equal.isEqual(to: identical))
  }

  @Test func `the objects can be those of a protocol`() {
    let table = NSHashTable<any Listening>.weakObjects()
    let listener = Listener()
    table.add(listener)
    #expect(table.contains(listener) && table.allObjects.first === listener)
  }

  @Test func `sets are combined`() {
    let words = ["a", "b", "c"].map(Word.init)
    let (one, other) = (NSHashTable<Word>(), NSHashTable<Word>())
    one.add(words[0])
    one.add(words[1])
    other.add(words[1])
    other.add(words[2])
    #expect(one.intersects(other))
    let all = one.copy() as? NSHashTable<Word>
    all?.union(other)
    #expect(all?.allObjects == words)
    one.minus(other)
    #expect(one.allObjects == [words[0]])
    other.intersect(one)
    #expect(other.count == 0)
  }

  @Test func `an entry is gone with its weak key or value`() {
    let byKey = NSMapTable<AnyObject, NSString>.weakToStrongObjects()
    let byValue = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    let kept = Observer()
    do {
      let freed = Observer()
      byKey.setObject("freed", forKey: freed)
      byKey.setObject("kept", forKey: kept)
      byValue.setObject(freed, forKey: "freed")
      byValue.setObject(kept, forKey: "kept")
      #expect(byKey.count == 2 && byValue.count == 2)
    }
    #expect(byKey.count == 1 && byKey.object(forKey: kept) == "kept")
    #expect(byValue.object(forKey: "freed") == nil && byValue.object(forKey: "kept") === kept)
    #expect(byValue.dictionaryRepresentation().count == 1)
    byKey.setObject(nil, forKey: kept)
    #expect(byKey.count == 0)
  }
}
#endif
