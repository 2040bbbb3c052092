import Foundation
import Testing
import UIKit

/// Views that older code makes off the main thread: UIKit warns, and goes on.
///
/// Layout is not among it: Swift 6 checks the thread in closures of the main actor, which the standard
/// library's functions are given, and stops the program; no module can ask it not to.
///
/// In Swift 5 mode such code compiles with warnings. The cast stands for it, as our own tests compile
/// without any.
@Suite struct OffMainThreadTests {
  @MainActor
  fileprivate static func useViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    child.frame.size = CGSize(width: 10, height: 20)
    let text = "\(child) \(width) \(child.widthAnchor)"
    precondition(!text.isEmpty)
    root.layer.cornerRadius = 3
    root.layer.frame.size.width = 50
    child.removeFromSuperview()
  }

  @Test
  func `views made, constrained, printed and freed off the main thread do not stop the program`()
    async
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      typealias Isolated = @MainActor @Sendable () -> Void
      let isolated: Isolated = { OffMainThreadTests.useViews() }
      let call = unsafeBitCast(isolated, to: (@Sendable () -> Void).self)
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          call()
          done.resume()
        }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.components(separatedBy: "UI API called on a background thread:").count == 2,
      "warned once: \(output)")
  }
}
