import LayoutTesting
import UIKit
import XCTest

@testable import Login

/// The same in XCTest.
///
/// On Linux its methods are `async`: XCTest there cannot call main-actor methods otherwise.
@MainActor
final class LoginXCTests: XCTestCase {
  func testPartsStandBelowEachOther() async {
    expectLayout(of: LoginViewController(), on: .iPhone17) { screen in
      screen.titleLabel.isAbove(screen.emailField, by: 24)
    }
  }

  func testSnapshot() async {
    assertLayoutSnapshot(of: LoginViewController(), on: .screens(.iPhoneSE, .iPadPro11.landscape))
  }
}
