internal import SwiftSyntax

/// Adapts the Swift files of one module, written for Apple's platforms, to a compiler without
/// Objective-C.
///
/// Each file keeps its lines; additions that do not fit on a line are made at the end or, with line
/// numbers of its own, before the brace that ends a class. The module gets one more file,
/// ``moduleFile``.
public struct SourceAdaptation {
  /// Options of the adaptation.
  public struct Options: Sendable {
    /// The name of the module.
    public var moduleName: String
    /// Whether `os(iOS)` is true, as in Xcode; otherwise it is false, as on the compiler's platform.
    public var isForIOS: Bool
    /// Modules that each file can use without an import, because in Xcode a file sees what
    /// other files of their target import.
    public var implicitImports: [String]
    /// What becomes of `#Preview`.
    public var previews: Previews
    /// The modules that exist; imports of others are left out.
    ///
    /// Without a set, all imports are left as they are.
    public var availableModules: Set<String>?
    /// The modules of files that are not of this one, by their paths: their sources are compiled with it.
    public var packages: [String: String] = [:]

    /// Creates options.
    public init(
      moduleName: String = "App", isForIOS: Bool = false, implicitImports: [String] = ["UIKit"],
      previews: Previews = .removed, availableModules: Set<String>? = nil
    ) {
      self.moduleName = moduleName
      self.isForIOS = isForIOS
      self.implicitImports = implicitImports
      self.previews = previews
      self.availableModules = availableModules
    }
  }

  /// Something that cannot be adapted.
  public struct Issue: Hashable, Sendable, CustomStringConvertible {
    /// The severity.
    public enum Severity: String, Sendable {
      /// The code would not compile, or would behave differently.
      case error
      /// The code compiles, but a part is missing at run time.
      case warning
    }

    /// The severity.
    public let severity: Severity
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// The problem and what to do about it.
    public let message: String

    /// The issue in the format of compilers: `file:line:column: severity: message`.
    public var description: String {
      "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
  }

  /// The adapted text of each file, in the order in which the files were given.
  public private(set) var files: [(path: String, text: String)] = []
  /// The text of the file that dispatches the messages of all files.
  public let moduleFile: String
  /// The issues, sorted by file and line.
  public let issues: [Issue]
  /// What the adapted files show, in the order of the files; empty unless previews are shown.
  public let previews: [SourcePreview]
  /// The view controllers that are not among them, because none of their initializers is without arguments.
  public let unshown: [SourcePreview]
  /// What the texts of the files say, in their order.
  public private(set) var facts: [SourceFacts] = []
  /// The static members that the files add to colors, images and resources.
  public let resourceMembers: [ResourceMember]
  /// The names of values and functions that the files declare anywhere.
  public let declaredNames: Set<String>
  /// The names of types that the files declare outside of other types.
  public let declaredTypes: Set<String>

  /// Adapts the files of a module.
  ///
  /// - Parameters:
  ///   - sources: All files of the module, because declarations in one affect how others are adapted.
  ///   - options: The options.
  public init(_ sources: [(path: String, text: String)], options: Options = Options()) {
    let separated = SeparatedModules(sources, options: options)
    let sources = separated.sources
    let conditions = PlatformConditions(isForIOS: options.isForIOS)
    var state = AdaptationState(
      files: sources.map { source in
        let isShown = options.previews != .removed
        let text = isShown ? source.text.withoutPrintedLineNumbers : source.text
        return SourceFile(path: source.path, text: text)
      }, options: options)
    for index in state.files.indices {
      let collector = DeclarationCollector(file: index, condition: conditions.text)
      collector.walk(state.files[index].tree)
      state.model.types += collector.types
      state.model.members += collector.members
      state.model.optionalRequirements += collector.optionalRequirements
      state.model.aliases.formUnion(collector.aliases)
    }
    state.declaresSelector =
      state.model.aliases.contains { $0 == "Selector" || $0.hasSuffix(".Selector") }
      || state.model.types.contains { $0.name == "Selector" }
    state.model.finish()

    state.replaceSelectors()
    state.moveExtensionMembers()
    state.adaptOptionalRequirements()
    state.adaptDelegateCalls()
    state.skipUnsetProperties()
    state.addOptionalDelegateMethods()
    state.openNestedTypes()
    state.adaptImports()
    state.nameUnavailable()
    state.adaptSwiftUI()
    state.adaptTopLevel()
    state.adaptAttributes(conditions)
    state.adaptPreviews()
    state.reportUnaddedViews()
    state.adaptTestMethods()
    state.wrapDynamicMembers()
    state.adaptMaking()
    state.addMessages()

    let adapted = state
    files = adapted.files.indices.map { index in
      let file = adapted.files[index]
      return (
        file.path,
        file.adapted(
          preamble: adapted.preamble(of: file), appendix: adapted.appendices[index])
      )
    }
    moduleFile = state.moduleFile
    previews = state.previews
    unshown = state.unshown
    let isShown = options.previews != .removed
    resourceMembers = isShown ? state.resourceMembers : []
    declaredNames = isShown ? state.declaredNames : []
    declaredTypes = Set(
      state.model.types.filter { !$0.isExtension && !$0.isLocal && $0.scope.isEmpty }.map(\.name)
    ).union(state.model.aliases.filter { !$0.contains(".") })
    issues = Array(Set(state.issues + separated.issues)).sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
    facts = zip(files, adapted.files).enumerated().map { index, file in
      SourceFacts(
        missingModules: adapted.missingModules[index].subtracting(["Swift"]).sorted(),
        hasSyntaxError: file.1.tree.hasError,
        interface: isShown ? SourceFacts.interface(of: file.0.text) : 0)
    }
  }
}

/// The state of the adaptation of a module's files.
struct AdaptationState {
  var files: [SourceFile]
  var model = ModuleModel()
  let options: SourceAdaptation.Options
  /// The lines that are added at the end of each file.
  var appendices: [[String]]
  var issues: [SourceAdaptation.Issue] = []
  var previews: [SourcePreview] = []
  var unshown: [SourcePreview] = []
  /// The modules that each file imports and that are not here.
  var missingModules: [Set<String>] = []
  /// Members that override an extension's member of another module's class, with these.
  var redirected: Set<Int> = []
  /// The controllers that were made of statements at the top level.
  var fragments: [Fragment] = []
  /// Whether the sources have a type of the name `Selector`.
  var declaresSelector = false
  /// The functions that fill the table of messages.
  var tableFunctions: [String] = []
  /// The functions that fill the table of initializers.
  var makerFunctions: [String] = []
  /// Whether objects are created through class objects.
  var usesMaking = false

  init(files: [SourceFile], options: SourceAdaptation.Options) {
    self.files = files
    self.options = options
    appendices = Array(repeating: [], count: files.count)
  }

  /// The file and position of a node, for diagnostics.
  mutating func report(
    _ severity: SourceAdaptation.Issue.Severity, _ message: String, at node: some SyntaxProtocol,
    in file: Int
  ) {
    let (line, column) = files[file].location(node.positionAfterSkippingLeadingTrivia)
    issues.append(
      SourceAdaptation.Issue(
        severity: severity, path: files[file].path, line: line, column: column, message: message))
  }

  /// The imports that are added to a file.
  func preamble(of file: SourceFile) -> [String] {
    let imported = Set(
      file.tree.statements.compactMap {
        $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
      })
    var lines = options.implicitImports.filter { !imported.contains($0) }.map { "import \($0)" }
    if case .shown = options.previews { lines.append("import PreviewRunner") }
    // Apple's Foundation and UIKit have the names of other modules, too.
    for (module, types) in Self.partsOfFoundation
    where !imported.contains(module) && options.availableModules?.contains(module) ?? true
      && file.tree.tokens(viewMode: .sourceAccurate).contains(where: {
        types.contains($0.text)
      })
    {
      lines.append("import \(module)")
    }
    return lines
  }

  private static let partsOfFoundation: [(module: String, types: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
        "URLSessionDataDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLProtocol",
        "URLCache", "URLCredential", "URLAuthenticationChallenge", "HTTPCookie",
        "HTTPCookieStorage", "CachedURLResponse", "NSURLRequest", "NSMutableURLRequest",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]),
    (
      "Combine",
      [
        "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject", "ObservableObjectPublisher", "publisher",
      ]
    ),
    (
      names,
      [
        "CFBoolean", "CFBooleanGetTypeID", "CFData", "CFDictionary", "CFError", "CFGetTypeID",
        "CFNumber", "CFString", "CFTypeRef", "CFURL", "OSStatus", "kCFBooleanTrue",
        "kCFBooleanFalse", "kCFBundleNameKey", "kCFBundleVersionKey", "kSecClass",
        "kSecAttrAccount", "kSecAttrService", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete",
        "SecItemUpdate", "SecKey", "SecTrust", "SecCertificate", "SecRandomCopyBytes",
        "errSecSuccess", "errSecItemNotFound", "DateComponentsFormatter",
        "NSSortDescriptor", "ciColor",
        // UIKit's headers include those of Core Image and User Notifications.
        "CIColor", "CIContext", "CIFilter", "CIImage", "CIVector", "UNAuthorizationOptions",
        "UNCalendarNotificationTrigger", "UNMutableNotificationContent", "UNNotification",
        "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
        "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
        "UNUserNotificationCenterDelegate",
      ]
    ),
  ]

  /// Encloses lines in the compilation conditions of a declaration.
  static func conditional(_ lines: [String], _ conditions: [String]) -> [String] {
    guard !conditions.isEmpty, !lines.isEmpty else { return lines }
    return ["#if " + conditions.joined(separator: " && ")] + lines + ["#endif"]
  }
}
