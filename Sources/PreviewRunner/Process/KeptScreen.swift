internal import CCrashReport
internal import HeadlessUIKit

/// Whether the code keeps what it has read of the screen in globals or type properties, such as
/// `static let width = UIScreen.main.bounds.width`.
///
/// Their initializers run once in a process, so that they have the size of one device on all.
@MainActor
enum KeptScreen {
  private(set) static var isKept = false

  /// Observes who asks for the main screen or the windows, until an initializer does.
  static func beginWatching() {
    UIScreen.whenRead = {
      guard purlin_is_in_initializer() != 0 else { return }
      isKept = true
      UIScreen.whenRead = nil
    }
  }
}
