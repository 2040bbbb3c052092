import Foundation
import HeadlessUIKit
import Testing

/// Observation of properties by their names.
@MainActor
@Suite struct StringObservationTests {
  private final class Observer: UIViewController {
    typealias Change = (keyPath: String?, old: Any?, new: Any?, context: UInt)
    // The method belongs to no actor, and is called on the main thread.
    nonisolated(unsafe) private var received: [Change] = []
    var changes: [Change] { unsafe received }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      unsafe received.append(
        (keyPath, change?[.oldKey], change?[.newKey], UInt(bitPattern: context)))
    }
  }

  @Test func `an observer receives old and new values and its context`() {
    let observer = Observer()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let context = unsafe UnsafeMutableRawPointer(bitPattern: 64)
    unsafe view.addObserver(
      observer, forKeyPath: "contentSize", options: [.old, .new], context: context)
    view.contentSize = CGSize(width: 10, height: 50)
    view.contentSize = CGSize(width: 10, height: 50)
    view.backgroundColor = .red
    #expect(observer.changes.count == 1)
    let change = observer.changes.first
    #expect(change?.keyPath == "contentSize" && change?.context == 64)
    #expect(change?.old as? CGSize == .zero)
    #expect(change?.new as? CGSize == CGSize(width: 10, height: 50))
  }

  @Test func `an observer that was removed receives nothing`() {
    let observer = Observer()
    let view = UIView()
    unsafe view.addObserver(
      observer, forKeyPath: "hidden", options: [.initial, .new], context: nil)
    #expect(observer.changes.map { $0.new as? Bool } == [false])
    view.removeObserver(observer, forKeyPath: "hidden")
    view.isHidden = true
    #expect(observer.changes.count == 1)
  }

  @Test func `a context tells observations of one property apart`() {
    let observer = Observer()
    let view = UIView()
    unsafe view.addObserver(
      observer, forKeyPath: "alpha", options: [.new],
      context: UnsafeMutableRawPointer(bitPattern: 8))
    unsafe view.addObserver(
      observer, forKeyPath: "alpha", options: [.new],
      context: UnsafeMutableRawPointer(bitPattern: 16))
    unsafe view.removeObserver(
      observer, forKeyPath: "alpha", context: UnsafeMutableRawPointer(bitPattern: 8))
    view.alpha = 0.5
    #expect(observer.changes.map(\.context) == [16])
  }
}
