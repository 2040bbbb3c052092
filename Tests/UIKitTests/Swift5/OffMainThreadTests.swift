import Foundation
import Testing
import UIKit

/// Views that older code makes off the main thread: UIKit warns, and goes on.
///
/// Layout is not among it: it ends the program with the message of Apple's layout engine. Swift 6 checks
/// the thread in closures of the main actor, which the standard library's functions are given, and would
/// end the program without words; no module can ask it not to.
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
    child.heightAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    root.insertSubview(UIView(), belowSubview: child)
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

  fileprivate enum Way: String, CaseIterable {
    case layout, update, fitting, adding, removing, activation, constant, text, table

    @MainActor
    func use(_ laidOut: UIView) {
      switch self {
      case .layout: UIView().layoutIfNeeded()
      case .update: laidOut.updateConstraintsIfNeeded()
      case .fitting: _ = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      case .adding: laidOut.addSubview(UIView())
      case .removing: laidOut.subviews.first?.removeFromSuperview()
      case .activation: laidOut.widthAnchor.constraint(equalToConstant: 3).isActive = true
      case .constant:
        laidOut.constraints.first?.constant = 4
        laidOut.layoutIfNeeded()
      case .text:
        (laidOut.subviews.first as? UILabel)?.text = "Another text"
        laidOut.layoutIfNeeded()
      case .table:
        let table = UITableView(frame: laidOut.bounds)
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
  }

  @MainActor
  fileprivate static func makeLaidOutView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: Way.allCases)
  fileprivate func `layout off the main thread ends with Apple's message`(way: Way) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = way.rawValue as String] in
      guard let way = Way(rawValue: name) else { return }
      let view = await MainActor.run { OffMainThreadTests.makeLaidOutView() }
      typealias Isolated = @MainActor @Sendable () -> Void
      let isolated: Isolated = { way.use(view) }
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
      output.contains(
        "Modifications to the layout engine must not be performed from a background thread after it "
          + "has been accessed from the main thread."), "\(way): \(output.prefix(400))")
    #expect(output.contains("UI API called on a background thread: -[UIView "), "\(way)")
  }
}
