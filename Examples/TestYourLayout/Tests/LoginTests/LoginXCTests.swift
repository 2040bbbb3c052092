import LayoutTesting
import UIKit
import XCTest

@testable import Login

/// The same in XCTest.
@MainActor
final class LoginXCTests: XCTestCase {
  func testPartsStandBelowEachOther() {
    expectLayout(of: LoginViewController(), on: .iPhone17) { screen in
      screen.titleLabel.isAbove(screen.emailField, by: 24)
    }
  }

  func testSnapshot() {
    assertLayoutSnapshot(of: LoginViewController(), on: .screens(.iPhoneSE, .iPadPro11.landscape))
  }
}
