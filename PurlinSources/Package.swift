// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Purlin alone builds swift-syntax.
let package = Package(
  name: "PurlinSources",
  products: [
    .plugin(name: "PurlinSources", targets: ["PurlinSources"]),
    .executable(name: "purlin-port", targets: ["purlin-port"]),
    .library(name: "SourceAdapting", targets: ["SourceAdapting"]),
  ],
  dependencies: [
    // The version of the toolchain that compiles the sources, so that both read the same language.
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")
  ],
  targets: [
    .target(
      name: "SourceAdapting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .executableTarget(
      name: "purlin-port", dependencies: ["SourceAdapting"], swiftSettings: settings),
    .plugin(
      name: "PurlinSources", capability: .buildTool(), dependencies: ["purlin-port"]),
    .testTarget(
      name: "SourceAdaptingTests",
      dependencies: [
        "SourceAdapting",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings),
  ])

var settings: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
    + (Context.environment["PURLIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])
}
