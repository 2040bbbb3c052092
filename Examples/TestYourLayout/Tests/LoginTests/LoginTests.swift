import LayoutTesting
import Testing
import UIKit

@testable import Login

@MainActor
@Suite struct LoginTests {
  @Test func `the parts stand below each other`() {
    expectLayout(of: LoginViewController(), on: .iPhone17) { screen in
      screen.titleLabel.isInsideSafeArea().showsWholeText()
      screen.items(screen.emailField, screen.passwordField).areStackedVertically(spacing: 12)
        .haveEqualWidths()
      screen["signInButton"].isBelow(screen.passwordField, by: 24).hasHitArea()
    }
  }

  @Test func `nothing is clipped on any device, at any text size, in any language`() {
    expectLayout(
      of: LoginViewController(),
      on: .matrix(
        screens: [.iPhoneSE, .iPhone17, .iPadPro11], orientations: .all,
        textSizes: [.large, .accessibilityExtraLarge],
        languages: [.development, .doubleLength], directions: .both, appearances: .both))
  }

  @Test func `the layout holds at every width`() {
    expectLayout(of: LoginViewController(), atAllWidths: 320...1366)
  }

  @Test func `people with large text or VoiceOver can use it`() {
    expectAccessible(LoginViewController(), on: .iPhone17)
  }

  @Test func snapshot() {
    assertLayoutSnapshot(of: LoginViewController())
    assertLayoutSnapshot(of: LoginViewController(), as: .svg, on: .iPhone17.rightToLeft)
  }

  @Test func `no snapshot is left over`() {
    expectNoOrphanedLayoutSnapshots()
  }
}
