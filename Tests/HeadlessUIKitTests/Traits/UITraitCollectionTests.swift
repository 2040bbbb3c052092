import Foundation
import HeadlessUIKit
import Testing

private enum Density: UITraitDefinition {
  static let defaultValue = 1.0
}

private enum Mood: UITraitDefinition {
  struct Value {}
  static let defaultValue = Value()
  static let affectsColorAppearance = true
}

@Suite struct UITraitCollectionTests {
  let phone = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.horizontalSizeClass = .compact
    traits.displayScale = 3
  }

  @Test func `an empty collection specifies nothing`() {
    let empty = UITraitCollection()

    #expect(empty.userInterfaceIdiom == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.layoutDirection == .unspecified)
    #expect(empty.displayScale == 0)
    #expect(empty.horizontalSizeClass == .unspecified)
    #expect(empty.verticalSizeClass == .unspecified)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
  }

  @Test func `each initialiser specifies its own trait alone`() {
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory
        == .small)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(activeAppearance: .active).activeAppearance == .active)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection(horizontalSizeClass: .compact).verticalSizeClass == .unspecified)
  }

  @Test func `specifying the unspecified value specifies nothing`() {
    #expect(UITraitCollection(horizontalSizeClass: .unspecified) == UITraitCollection())
    #expect(UITraitCollection(displayScale: 0) == UITraitCollection())
  }

  @Test func `equality and hash ignore the order of specification`() {
    let one = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .phone),
    ])

    #expect(one == phone)
    #expect(one.hash == phone.hash)
    #expect(Set([one, phone]).count == 1)
    #expect(one.description == phone.description)
    #expect(phone != UITraitCollection(displayScale: 3))
  }

  @Test func `in a union the last specified value wins`() {
    let union = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), phone, UITraitCollection(displayScale: 1),
      UITraitCollection(horizontalSizeClass: .unspecified),
    ])

    #expect(union.displayScale == 1)
    #expect(union.horizontalSizeClass == .compact)
  }

  @Test func `containment asks only for what is specified`() {
    #expect(phone.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(phone.containsTraits(in: UITraitCollection()))
    #expect(phone.containsTraits(in: nil))
    #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!phone.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
  }

  @Test func `modifying leaves the original alone`() {
    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }

    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 3)
    #expect(phone.userInterfaceStyle == .unspecified)
    #expect(phone.replacing(UITraitDisplayScale.self, value: 1).displayScale == 1)
  }

  @Test func `style, contrast, level and gamut change the appearance of colours`() {
    #expect(
      phone.hasDifferentColorAppearance(
        comparedTo: phone.modifyingTraits { $0.userInterfaceStyle = .dark }))
    #expect(
      phone.hasDifferentColorAppearance(
        comparedTo: phone.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(
      !phone.hasDifferentColorAppearance(
        comparedTo: phone.modifyingTraits { $0.displayScale = 1 }))
    #expect(phone.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `an app's own trait has its default value until it is specified`() {
    #expect(phone[Density.self] == 1)
    let dense = UITraitCollection(Density.self, value: 2)
    #expect(dense[Density.self] == 2)
    #expect(dense != UITraitCollection())
    #expect(dense == UITraitCollection { $0[Density.self] = 2 })
  }

  @Test func `values that cannot be compared count as different`() {
    let one = UITraitCollection(Mood.self, value: .init())
    let other = UITraitCollection(Mood.self, value: .init())

    #expect(one != other)
    #expect(one == one)
    #expect(one.hasDifferentColorAppearance(comparedTo: other))
  }

  @Test func `changed traits are those whose values differ`() {
    let landscape = phone.modifyingTraits { traits in
      traits.verticalSizeClass = .compact
      traits.displayScale = 3
    }

    let changed = landscape.changedTraits(since: phone)

    #expect(changed.map { $0.name } == ["UITraitVerticalSizeClass"])
    #expect(phone.changedTraits(since: phone).isEmpty)
    #expect(phone.changedTraits(since: nil).count == 3)
  }

  @Test func `the current traits can be replaced for a while`() {
    let before = UITraitCollection.current
    var seen = CGFloat(0)

    phone.performAsCurrent { seen = UITraitCollection.current.displayScale }

    #expect(seen == 3)
    #expect(UITraitCollection.current == before)
  }

  @Test func `an override counts until it is removed`() {
    var overrides = UITraitOverrides()
    overrides.horizontalSizeClass = .regular
    #expect(overrides.contains(UITraitHorizontalSizeClass.self))
    #expect(overrides.applied(to: phone).horizontalSizeClass == .regular)

    overrides.horizontalSizeClass = .unspecified
    #expect(overrides.applied(to: phone).horizontalSizeClass == .unspecified)

    overrides.remove(UITraitHorizontalSizeClass.self)
    #expect(overrides.isEmpty)
    #expect(overrides.applied(to: phone) === phone)
  }

  @MainActor @Test func `a screen has the traits of a window that fills it`() throws {
    let screen = UIScreen(device: try #require(.named("iPhone 17")))
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.traitCollection.displayScale == 3)
    #expect((screen as any UITraitEnvironment).traitCollection.userInterfaceIdiom == .phone)
  }
}
