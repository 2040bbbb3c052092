internal import SwiftSyntax

// Imports of modules that exist on Apple's platforms only.
extension AdaptationState {
  /// Adapts imports: those of modules that are not available are left out, with a note for each module, and
  /// a part of a module, which is one of Objective-C, becomes the module.
  ///
  /// Those in blocks that are not compiled stay.
  mutating func adaptImports() {
    var missing: [String: (node: ImportDeclSyntax, file: Int)] = [:]
    let conditions = ActiveConditions(options: options)
    for index in files.indices {
      let finder = ImportFinder()
      finder.walk(files[index].tree)
      var names: Set<String> = []
      for node in finder.imports where !conditions.excludes(node) {
        guard let module = node.path.first?.name.text else { continue }
        if module == "ObjectiveC" {
          // UIKit contains what sources mean by it.
          files[index].blank(node)
        } else if let available = options.availableModules, !available.contains(module) {
          if Self.named.contains(module), available.contains(Self.names) {
            files[index].replace(node, with: keepingLines("import \(Self.names)", of: node))
            names.insert(module)
            continue
          }
          files[index].blank(node)
          // A semicolon before another import would be an empty statement.
          if let end = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon {
            files[index].blank(end)
          }
          names.insert(module)
          if missing[module] == nil { missing[module] = (node, index) }
        } else if node.path.count > 1, node.importKindSpecifier == nil || Self.isApples(module) {
          files[index].replace(node, with: keepingLines("import \(module)", of: node))
        }
      }
      missingModules.append(names)
    }
    for (module, use) in missing where !Self.silent.contains(module) {
      report(
        .warning, "the module '\(module)' is not available; what needs its names is left out",
        at: use.node, in: use.file)
    }
    let globals = globalNames
    for (index, names) in missingModules.enumerated() where !names.isEmpty {
      removeQualifications(names, besides: globals, in: index)
    }
  }

  /// The names of functions and values that the files declare outside of types.
  private var globalNames: Set<String> {
    var names: Set<String> = []
    for file in files {
      for item in file.tree.statements {
        if let function = item.item.as(FunctionDeclSyntax.self) {
          names.insert(function.name.text)
        } else if let variable = item.item.as(VariableDeclSyntax.self) {
          names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
        }
      }
    }
    return names
  }

  /// Names with the module of names what Foundation has on Apple's platforms only, and declares as unavailable.
  mutating func nameUnavailable() {
    guard options.availableModules?.contains(Self.names) ?? false else { return }
    let unavailable = Self.unavailable.filter { model.type($0) == nil }
    for index in files.indices {
      for token in files[index].tree.tokens(viewMode: .sourceAccurate)
      where unavailable.contains(token.text)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      {
        files[index].replace(token, with: "\(Self.names).\(token.text)")
      }
    }
  }

  /// What is unavailable in Foundation on Linux, and in the module of names.
  static let unavailable: Set = ["DateComponentsFormatter"]

  /// The module that has names of several frameworks.
  static let names = "AppleNames"
  /// These frameworks.
  private static let named: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accessibility", "AdSupport",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CryptoKit", "DeviceCheck",
    "EventKit", "EventKitUI", "GLKit", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "MultipeerConnectivity", "Network", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "simd",
  ]

  /// Modules whose parts UIKit and Foundation contain.
  private static let silent: Set = [
    "Darwin", "MachO", "Swift", "CoreText",
    "DeveloperToolsSupport",
  ]

  /// Whether a module here has Apple's name, but not Apple's parts.
  private static func isApples(_ module: String) -> Bool {
    ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Combine", "os"].contains(module)
  }

  /// Removes `Module.` before names that are here: the files of a missing module are perhaps among the files of this
  /// one.
  ///
  /// Otherwise it stays, and is an error: a class can have the name of its module, and without it `Banner.show()` would
  /// call a method of the sources.
  private mutating func removeQualifications(
    _ modules: Set<String>, besides globals: Set<String>, in file: Int
  ) {
    let finder = QualificationFinder(modules.filter { model.type($0) == nil })
    finder.walk(files[file].tree)
    for (base, period, name) in finder.found {
      let isHere =
        model.type(name) != nil || globals.contains(name)
        || Self.named.contains(base.trimmedDescription)
        || Self.silent.contains(base.trimmedDescription)
      guard isHere else { continue }
      files[file].blank(base)
      files[file].blank(period)
    }
  }
}

private final class ImportFinder: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []
  init() { super.init(viewMode: .sourceAccurate) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}

/// Finds `Module.Name`.
private final class QualificationFinder: SyntaxVisitor {
  private(set) var found: [(base: Syntax, period: TokenSyntax, name: String)] = []
  private let modules: Set<String>

  init(_ modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), modules.contains(base.name.text) {
      found.append((Syntax(base), node.period, node.name.text))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), modules.contains(base.baseName.text),
      // A value can have the name of a module that is written small.
      [node.declName.baseName, base.baseName].contains(where: {
        $0.text.first?.isUppercase ?? false
      })
    {
      found.append((Syntax(base), node.period, node.declName.baseName.text))
    }
    return .visitChildren
  }
}
