// swift-tools-version: 6.2
import PackageDescription

// One package, built along one journey of data; see Documentation/Architecture.md.
// Modules stand here bottom to top: each may depend on what stands above it.
let package = Package(
  name: "Purlin",
  traits: [
    // Without it, a dependent needs no other package.
    .trait(name: "Command", description: "The command `purlin` and what it needs from others."),
    .default(enabledTraits: ["Command"]),
  ])

// MARK: - Modules, bottom to top

// Work in processes of its own, files and streams: of any program, so nothing of layouts.
module("IsolatedWork", needs: ["CBuild", "LayoutGeometry"], isProduct: false)
module("LayoutGeometry")
module("SourceReading")
// Views into the solver's storage must not escape, which `@_lifetime` states.
module(
  "ConstraintSolver", using: [.enableExperimentalFeature("Lifetimes")],
  testsExclude: ["KeptSystems"])
module("AutoLayout", needs: ["LayoutGeometry", "ConstraintSolver"])
module("LayoutSnapshot", needs: ["LayoutGeometry"])
module("ConflictAnalysis", needs: ["LayoutGeometry", "ConstraintSolver"])
module(
  "LayoutScene", needs: ["LayoutGeometry", "AutoLayout", "ConflictAnalysis"],
  testsNeed: ["TestScenes"])
module(
  "LayoutProof",
  needs: ["LayoutGeometry", "AutoLayout", "LayoutSnapshot", "ConflictAnalysis", "LayoutScene"],
  testsNeed: ["TestScenes"])
module(
  "TextMetrics", needs: ["LayoutGeometry"],
  excluding: ["DeviceFont/ORIGIN.md", "SystemFont/ORIGIN.md"])
module("PangoMeasuring", needs: ["TextMetrics", "CPango"], testsNeed: ["TextMetrics"])
module("InterfaceBuilder", needs: ["LayoutGeometry"])
module("CodeWriting", needs: ["LayoutGeometry", "InterfaceBuilder"])
module("HeadlessQuartzCore", needs: ["LayoutGeometry"])
module(
  "LayoutSketch",
  needs: [
    "LayoutGeometry", "SourceReading", "ConstraintSolver", "AutoLayout", "ConflictAnalysis",
    "HeadlessQuartzCore", "TextMetrics",
  ], isProduct: false)
module(
  "HeadlessUIKit",
  needs: [
    "LayoutGeometry", "AutoLayout", "HeadlessQuartzCore", "TextMetrics", "InterfaceBuilder",
  ],
  testsExclude: ["Coverage/AppleMembers.txt"])
module(
  "InterfaceCanvas",
  needs: ["LayoutGeometry", "AutoLayout", "HeadlessUIKit", "InterfaceBuilder", "TextMetrics"])
module(
  "ViewAnalysis",
  needs: [
    "AutoLayout", "HeadlessQuartzCore", "HeadlessUIKit", "ConflictAnalysis", "LayoutProof",
    "LayoutScene", "LayoutSnapshot",
    "TextMetrics",
  ])
module(
  "DocumentAnalysis",
  needs: [
    "LayoutGeometry", "AutoLayout", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
    "ConflictAnalysis", "LayoutProof", "LayoutScene", "LayoutSnapshot", "TextMetrics",
    "ViewAnalysis",
  ])
module(
  "LayoutRendering", needs: ["LayoutGeometry", "LayoutSnapshot", "CPango"], testsNeed: ["CPango"],
  testsExclude: ["Goldens"])
module(
  "LayoutAudit",
  needs: [
    "LayoutGeometry", "AutoLayout", "HeadlessQuartzCore", "HeadlessUIKit", "ConflictAnalysis",
    "LayoutProof", "LayoutScene",
    "LayoutSnapshot", "TextMetrics", "ViewAnalysis",
  ])
// What runs the code of previews writes where a crash happened: only C may do that in a signal handler.
package.targets.append(.target(name: "CCrashReport"))
module(
  "SourceLocations", needs: ["CCrashReport", "AutoLayout", "IsolatedWork", "LayoutGeometry"],
  isProduct: false)
module(
  "LayoutTesting",
  needs: [
    "LayoutGeometry", "AutoLayout", "HeadlessUIKit", "LayoutAudit", "ConflictAnalysis",
    "LayoutProof", "LayoutScene",
    "LayoutRendering",
    "LayoutSnapshot", "SourceLocations", "ViewAnalysis",
  ])
module(
  "LayoutSnapshotTesting",
  needs: [
    "AutoLayout", "HeadlessUIKit", "LayoutAudit", "LayoutRendering", "LayoutSnapshot",
    "LayoutTesting",
  ])
module(
  "InterfaceLinter",
  needs: [
    "LayoutGeometry", "AutoLayout", "TextMetrics", "HeadlessUIKit", "InterfaceBuilder",
    "InterfaceCanvas", "LayoutAudit", "ConflictAnalysis", "LayoutProof", "LayoutScene",
    "LayoutSnapshot", "ViewAnalysis",
    "DocumentAnalysis", "SourceReading",
  ],
  testsNeed: ["AutoLayout", "LayoutInspector"])
module(
  "DocumentEditing",
  needs: [
    "LayoutGeometry", "AutoLayout", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
    "ConflictAnalysis", "LayoutProof", "LayoutScene", "LayoutSnapshot", "ViewAnalysis",
    "DocumentAnalysis", "InterfaceLinter",
  ])
module(
  "LayoutInspector",
  needs: [
    "CInspectorPage", "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder",
    "InterfaceCanvas",
    "ConflictAnalysis", "LayoutProof", "LayoutScene", "LayoutGeometry", "LayoutRendering",
    "LayoutSnapshot", "ViewAnalysis",
  ],
  testsNeed: ["HeadlessQuartzCore"])
package.targets.append(.target(name: "CInspectorPage", exclude: ["Resources"]))
module(
  "PreviewRunner",
  needs: [
    "CCrashReport", "LayoutGeometry", "AutoLayout", "ConflictAnalysis", "HeadlessUIKit",
    "IsolatedWork", "LayoutAudit", "LayoutInspector", "LayoutProof", "LayoutRendering",
    "LayoutScene", "LayoutSnapshot", "SourceLocations", "TextMetrics", "ViewAnalysis",
  ])
module(
  "CodePreview",
  needs: [
    "CodeWriting", "InterfaceBuilder", "IsolatedWork", "LayoutGeometry", "LayoutProof",
    "LayoutSnapshot", "PreviewRunner", "SourceLocations",
  ])

// On Apple hosts these names are Apple's. Only tests, examples and users' own targets may depend on
// them; `Scripts/check-modules` says why and proves it.
#if !canImport(Darwin)
let appleNames: [(String, needs: [Target.Dependency])] = [
  ("CoreGraphics", ["HeadlessQuartzCore"]),
  ("QuartzCore", ["HeadlessQuartzCore", "CoreGraphics"]),
  ("UIKit", ["HeadlessUIKit", "AutoLayout", "LayoutGeometry"]),
  ("_Testing_CoreGraphics", []),
  ("_Testing_UIKit", []),
]
// Modules that code of apps imports beside UIKit; each is a product of its own. `os` and `OSLog` are compiled
// for previews only: packages ask `#if canImport(os)` when they mean Apple's platforms.
let namesBesideUIKit: [(String, needs: [Target.Dependency])] = [
  ("AppleNames", ["Combine", "UIKit"]),
  ("Combine", []),
  ("SwiftUI", ["Combine", "UIKit"]),
]
package.targets += (appleNames + namesBesideUIKit).map { name, needs in
  .target(name: name, dependencies: needs, exclude: ["README.md"], swiftSettings: settings)
}
let appleModules = appleNames.map { Target.Dependency.target(name: $0.0) }
package.products.append(.library(name: "UIKit", targets: appleNames.map(\.0)))
package.targets.append(
  .testTarget(
    name: "CombineTests", dependencies: ["Combine", "TestSupport"], swiftSettings: appSettings))
package.targets.append(
  .testTarget(
    name: "AppleNamesTests", dependencies: ["AppleNames", "TestSupport"], swiftSettings: appSettings
  ))
package.products += namesBesideUIKit.map { .library(name: $0.0, targets: [$0.0]) }
#endif

package.dependencies += [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
]
package.targets.append(
  .executableTarget(
    name: "PurlinCommand",
    dependencies: [
      "CBuild", "AutoLayout", "CodePreview", "CodeWriting", "DocumentAnalysis", "DocumentEditing",
      "HeadlessUIKit",
      "InterfaceBuilder", "InterfaceCanvas", "InterfaceLinter", "IsolatedWork", "ConflictAnalysis",
      "LayoutProof",
      "LayoutScene",
      "LayoutGeometry", "LayoutInspector", "LayoutRendering", "LayoutSketch", "LayoutSnapshot",
      "PreviewRunner", "SourceReading", "TextMetrics", "ViewAnalysis",
      .product(
        name: "ArgumentParser", package: "swift-argument-parser",
        condition: .when(traits: ["Command"])),
    ],
    exclude: ["README.md"], swiftSettings: settings))
package.products.append(.executable(name: "purlin", targets: ["PurlinCommand"]))

// `swift package preview` in a package that depends on Purlin; it runs the command, and does not depend on it, so that
// a dependent without the trait needs no other package.
package.targets.append(
  .plugin(
    name: "PreviewPlugin",
    capability: .command(
      intent: .custom(verb: "preview", description: "Show the previews of a target's sources."))))
package.products.append(.plugin(name: "PreviewPlugin", targets: ["PreviewPlugin"]))

// Tells the command its commit, which `Scripts/package` sets; a build by hand has none.
package.targets.append(
  .target(
    name: "CBuild",
    cSettings: Context.environment["PURLIN_COMMIT"].map { [.define("PURLIN_COMMIT", to: $0)] }
      ?? []))

// Runs the built command, as a shell does.
package.targets.append(
  .testTarget(
    name: "PurlinCommandTests", dependencies: ["PurlinCommand", "TestSupport"],
    swiftSettings: settings))

// MARK: - Tools that measure Purlin itself: no products, so nobody who uses the package builds them

package.targets += [
  .target(
    name: "Fidelity",
    dependencies: [
      "AutoLayout", "DocumentEditing", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
      "InterfaceLinter", "TextMetrics",
    ],
    path: "Tools/Fidelity", exclude: ["README.md"], swiftSettings: settings),
  .executableTarget(
    name: "purlin-fidelity",
    dependencies: [
      "AutoLayout", "CodeWriting", "Fidelity", "HeadlessUIKit", "InterfaceBuilder",
      "InterfaceCanvas", "InterfaceLinter", "LayoutGeometry", "TextMetrics",
      .product(
        name: "ArgumentParser", package: "swift-argument-parser",
        condition: .when(traits: ["Command"])),
    ],
    path: "Tools/purlin-fidelity", swiftSettings: settings),
  .testTarget(name: "FidelityTests", dependencies: ["Fidelity"], swiftSettings: settings),
]

// A scene of rectangles, for the tests of scenes and of proofs.
package.targets.append(
  .target(
    name: "TestScenes", dependencies: ["AutoLayout", "ConflictAnalysis", "LayoutScene"],
    path: "Tests/TestScenes",
    swiftSettings: settings))

// What tests of several modules share: documents, random numbers, the trait that declares rules.
package.targets.append(
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings))

// MARK: - Examples and their tests: users' code, so with an app's settings and `import UIKit` only

#if !canImport(Darwin)
let examples = [
  "ImageGrid", "CardGallery", "LabelAndButton", "MarginsAndAspect", "DirectedPair", "ListTours",
  "FeatureTours",
]
package.targets += examples.map { name in
  .target(
    name: name, dependencies: ["UIKit"], path: "Examples/\(name)", exclude: ["README.md"],
    swiftSettings: appSettings)
}
package.targets += [
  .executableTarget(
    name: "first-layout", dependencies: ["UIKit"], path: "Examples/FirstLayout",
    exclude: ["README.md"], swiftSettings: appSettings),
  .target(
    name: "OwnLayoutItem", dependencies: ["AutoLayout"], path: "Examples/OwnLayoutItem",
    exclude: ["README.md"], swiftSettings: settings),
  .executableTarget(
    name: "purlin-demo",
    dependencies: [
      "AutoLayout", "DocumentAnalysis", "HeadlessUIKit", "InterfaceBuilder", "InterfaceCanvas",
      "LayoutRendering", "LayoutSnapshot", "OwnLayoutItem", "ViewAnalysis",
    ] + examples.map { .target(name: $0) },
    path: "Examples/Demo", exclude: ["README.md"], swiftSettings: settings),
  .testTarget(
    name: "ExamplesTests",
    dependencies: [
      "LayoutGeometry", "AutoLayout", "DocumentAnalysis", "Fidelity", "HeadlessUIKit",
      "InterfaceBuilder",
      "InterfaceCanvas", "ConflictAnalysis", "LayoutProof", "LayoutScene", "LayoutRendering",
      "LayoutSketch", "LayoutSnapshot", "OwnLayoutItem",
      "TestSupport", "TextMetrics", "ViewAnalysis",
    ]
      + examples.map { .target(name: $0) },
    swiftSettings: settings),
  // Code that CodeWriting wrote: its tests lay it out and compare it with its documents.
  .testTarget(
    name: "EmittedCodeTests",
    dependencies: ["UIKit", "CodeWriting", "Fidelity", "InterfaceBuilder", "TestSupport"],
    swiftSettings: appSettings),
  .target(
    name: "ClientTypes", path: "Tests/UIKitTests/ClientTypes", swiftSettings: appSettings),
  .testTarget(
    name: "UIKitTests", dependencies: appleModules + ["ClientTypes"],
    path: "Tests/UIKitTests/Swift6", swiftSettings: appSettings),
  .testTarget(
    name: "UIKitMainActorTests", dependencies: appleModules, path: "Tests/UIKitTests/MainActor",
    swiftSettings: appSettings + [.defaultIsolation(MainActor.self)]),
  .testTarget(
    name: "UIKitSwift5Tests", dependencies: appleModules, path: "Tests/UIKitTests/Swift5",
    swiftSettings: [.swiftLanguageMode(.v5)] + strictness),
]
#endif

// Reads the tests of all modules: which rule of Apple's behaviour is held by which test.
package.targets.append(
  .testTarget(name: "RuleCoverageTests", dependencies: ["TestSupport"], swiftSettings: settings))

// The system's pango and cairo, loaded at run time where they are installed.
package.targets.append(.target(name: "CPango"))

// MARK: - What is compiled again

// SwiftPM compiles a target again if a module changes that the target declares, not if one changes that such a module
// imports: but the layout of its types may be part of the target's code. So a target declares all that it reaches,
// unless the modules are compared with their table (`PURLIN_DECLARED`).
if Context.environment["PURLIN_DECLARED"] == nil {
  let declared = Dictionary(
    package.targets.map { ($0.name, $0.dependencies.compactMap(\.name)) }, uniquingKeysWith: { $1 })
  for target in package.targets {
    var open = declared[target.name] ?? []
    var reached = Set(open)
    while let name = open.popLast() {
      for need in declared[name] ?? [] where reached.insert(need).inserted {
        target.dependencies.append(.target(name: need))
        open.append(need)
      }
    }
  }
}

// MARK: - Some modules by themselves

// `PURLIN_MODULE=ConstraintSolver swift test` builds that module, what it needs and its own tests only, as CI
// does under a sanitizer; several names are separated by commas.
if let names = Context.environment["PURLIN_MODULE"]?.split(separator: ",").map(String.init) {
  var kept = Set<String>()
  var open = names + names.map { "\($0)Tests" }
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name })
    else { continue }
    open += target.dependencies.compactMap(\.name)
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
  // Only the command needs packages of others.
  if !kept.contains("PurlinCommand") { package.dependencies = [] }
}

// MARK: - Shorthand

var settings: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
    + strictness
}

// Only our own CI turns warnings into errors; a dependent never does.
var strictness: [SwiftSetting] {
  Context.environment["PURLIN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
}

extension Target.Dependency {
  /// The name of a target of this package; nil for a product of another.
  var name: String? {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
}

/// What a new app has.
var appSettings: [SwiftSetting] { [.swiftLanguageMode(.v6)] + strictness }

/// Declares a module in `Sources/<name>` with its product, if clients can use it, and its tests beside it.
@MainActor
func module(
  _ name: String,
  needs dependencies: [Target.Dependency] = [],
  using features: [SwiftSetting] = [],
  excluding notes: [String] = [],
  testsNeed testDependencies: [Target.Dependency] = [],
  testsExclude exclude: [String] = [],
  isProduct: Bool = true
) {
  package.targets.append(
    .target(
      name: name, dependencies: dependencies, exclude: ["README.md"] + notes,
      swiftSettings: settings + features))
  package.targets.append(
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + testDependencies,
      // Recorded output is read from the checkout, not bundled.
      exclude: exclude, swiftSettings: settings))
  if isProduct { package.products.append(.library(name: name, targets: [name])) }
}
