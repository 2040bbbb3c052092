// swift-tools-version: 6.2
import PackageDescription

// Builds an app that was written for Xcode, and its tests. Neither is changed: the plugin hands the
// compiler adapted sources. `Purlin.swift` in each folder is the one file a target needs of its own.
let package = Package(
    name: "BooksApp",
    defaultLocalization: "en",
    dependencies: [
        .package(name: "Purlin", path: "../..", traits: []),
        .package(path: "../../PurlinSources"),
    ],
    targets: [
        .target(
            name: "Books", dependencies: [.product(name: "UIKit", package: "Purlin")],
            path: "Books", exclude: ["Info.plist", "purlin-sources.json"],
            sources: ["Purlin.swift"],
            resources: [.copy("Base.lproj/Main.storyboard"), .copy("BookCell.xib")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PurlinSources", package: "PurlinSources")]),
        .testTarget(
            name: "BooksTests",
            dependencies: ["Books", .product(name: "UIKit", package: "Purlin")],
            path: "BooksTests", exclude: ["purlin-sources.json"], sources: ["Purlin.swift"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PurlinSources", package: "PurlinSources")]),
    ])
