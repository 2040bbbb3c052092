// swift-tools-version: 6.2
import PackageDescription

// As in a package of your own, where the path leads to a checkout of Purlin.
// UIKit is Purlin's only where Apple's does not exist.
let uiKit = Target.Dependency.product(
  name: "UIKit", package: "Purlin", condition: .when(platforms: [.linux, .windows]))

let package = Package(
  name: "TestYourLayout",
  dependencies: [
    .package(name: "Purlin", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "Login", dependencies: [uiKit]),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login", uiKit, .product(name: "LayoutTesting", package: "Purlin"),
      ],
      // Snapshots are read from the checkout, not bundled.
      exclude: ["__Snapshots__"]),
  ])
