import Foundation
import HeadlessUIKit

/// What controllers heard, in order.
@MainActor
final class EventLog {
  private(set) var events: [String] = []
  func note(_ event: String) { events.append(event) }

  /// Hands the events over and forgets them.
  func take() -> [String] {
    defer { events.removeAll() }
    return events
  }
}

/// Says what it hears.
final class LoggingController: UIViewController {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.note("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.note("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
  override func viewDidLayoutSubviews() { log.note("\(name) laid out") }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) will move\(parent == nil ? " out" : "")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) did move\(parent == nil ? " out" : "")")
  }
}
