// swift-tools-version: 6.2
import PackageDescription

// Measuring is a package of its own, so that the library depends on nothing for its sake.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Purlin", path: "..")],
  targets: [
    .target(name: "AllocationCount"),
    // A link: what the library's own tests share.
    .target(name: "TestSupport", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-bench",
      dependencies: ["AllocationCount", "TestSupport"]
        + ["ConstraintSolver", "AutoLayout", "HeadlessUIKit", "TextMetrics"].map {
          .product(name: $0, package: "Purlin")
        },
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .executableTarget(
      name: "purlin-laws",
      dependencies: ["TestSupport"]
        + ["AutoLayout", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas"].map {
          .product(name: $0, package: "Purlin")
        },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-fuzz-documents",
      dependencies: ["TestSupport"]
        + [
          "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
          "LayoutSnapshot",
        ].map {
          .product(name: $0, package: "Purlin")
        },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-proofs",
      dependencies: ["TestSupport"]
        + [
          "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
          "LayoutDiagnosis", "ViewAnalysis",
        ].map {
          .product(name: $0, package: "Purlin")
        },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-screens",
      dependencies: ["AutoLayout", "HeadlessUIKit", "LayoutAudit", "LayoutTesting"].map {
        .product(name: $0, package: "Purlin")
      },
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "purlin-explanations",
      dependencies: [
        "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
        "LayoutDiagnosis", "ViewAnalysis",
      ].map {
        .product(name: $0, package: "Purlin")
      },
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
