// swift-tools-version: 6.2
import PackageDescription

// Measuring is a package of its own, so that the library depends on nothing for its sake.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Purlin", path: "..")],
  targets: [
    .target(name: "AllocationCount"),
    // What the programs read from their arguments, and how they stop.
    .target(name: "ProgramArguments", swiftSettings: settings),
    // A link: what the library's own tests share.
    .target(name: "TestSupport", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-bench",
      dependencies: ["AllocationCount", "ProgramArguments", "TestSupport"]
        + purlin("ConstraintSolver", "AutoLayout", "HeadlessUIKit", "TextMetrics"),
      swiftSettings: settings),
    .executableTarget(
      name: "purlin-fuzz",
      dependencies: ["ProgramArguments", "TestSupport"] + purlin("ConstraintSolver"),
      swiftSettings: settings),
    .executableTarget(
      name: "purlin-laws",
      dependencies: ["ProgramArguments", "TestSupport"]
        + purlin(
          "AutoLayout", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas"),
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-fuzz-documents",
      dependencies: ["ProgramArguments", "TestSupport"]
        + purlin(
          "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
          "LayoutSnapshot"),
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-proofs",
      dependencies: ["TestSupport"]
        + purlin(
          "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
          "ConflictAnalysis", "LayoutProof", "LayoutScene", "ViewAnalysis"),
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-screens",
      dependencies: purlin(
        "AutoLayout", "HeadlessUIKit", "LayoutAudit", "LayoutTesting"),
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-explanations",
      dependencies: purlin(
        "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
        "ConflictAnalysis", "LayoutProof", "LayoutScene", "ViewAnalysis"),
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ])

/// Products of the package that is measured.
func purlin(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Purlin") }
}

var settings: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
