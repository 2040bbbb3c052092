internal import SwiftSyntax

// What is shown of sources without a `#Preview`: their view controllers, and the window that the app's delegate makes.
extension AdaptationState {
  /// Adds a function for each of the classes, or for each view controller if none are named.
  mutating func addClassPreviews(_ names: Set<String>) -> [SourcePreview] {
    var previews: [SourcePreview] = []
    for type in model.types
    where type.kind == .class && !type.isExtension && type.scope.isEmpty && !type.isLocal
      && !type.isGeneric && isShown(type.name, named: names)
    {
      guard let creation = creation(of: type.name) else {
        if names.isEmpty { addUnshown(type) }
        continue
      }
      previews.append(
        addPreview(
          of: type.name, as: creation, number: fragments.count + previews.count, in: type.file,
          files[type.file].location(type.position).line, type.conditions))
    }
    if let app = addApp(names) { previews.append(app) }
    return previews
  }

  /// Adds a function that shows a class.
  mutating func addPreview(
    of name: String, as creation: String, number: Int, in file: Int, _ line: Int,
    _ conditions: [String]
  ) -> SourcePreview {
    let symbol = "purlin_class_\(number)"
    // The name of the preview has the arguments that were chosen here.
    let isChosen = !creation.hasSuffix("()") && !creation.hasPrefix("\(name)(collectionViewLayout")
    let title = isChosen ? creation.replacing("\"", with: "\\\"") : name
    appendices[file] += Self.conditional(
      [
        "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { "
          + "PreviewRunner.showPreview(\"\(title)\") { \(creation) } }"
      ], conditions)
    return SourcePreview(
      symbol: symbol, className: name, path: files[file].path, line: line,
      hasChosenArguments: isChosen)
  }

  /// Lists a controller that cannot be made, unless it is a superclass of others.
  private mutating func addUnshown(_ type: TypeDeclaration) {
    guard !model.types.contains(where: { model.superclass(of: $0.name) == type.name }) else {
      return
    }
    unshown.append(
      SourcePreview(
        symbol: "", className: type.name, path: files[type.file].path,
        line: files[type.file].location(type.position).line))
  }

  private func isShown(_ name: String, named names: Set<String>) -> Bool {
    guard let root = model.chain(of: name).last, model.type(root) == nil else { return false }
    return names.isEmpty ? Self.controllers.contains(root) : names.contains(name)
  }

  /// The expression that makes an object of a class without arguments; nil if there is none.
  private func creation(of name: String) -> String? {
    guard let root = model.chain(of: name).last else { return nil }
    if canBeMade(name, root: root) { return "\(name)()" }
    // UIKit's own templates make these with a flow layout.
    if root == "UICollectionViewController", takesLayout(name) {
      return "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return creationWithArguments(of: name)
  }

  /// Whether a class has an initializer without arguments, declared or inherited.
  ///
  /// Source: The Swift Programming Language, "Automatic Initializer Inheritance". The compiler has the last
  /// word: what it refuses is left out.
  private func canBeMade(_ name: String, root: String) -> Bool {
    guard let type = model.type(name) else { return root != "UICollectionViewController" }
    let initializers = Self.initializers(of: type)
    let declares = initializers.contains { initializer in
      initializer.optionalMark == nil
        && initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
    if declares { return true }
    let designated = Self.designated(initializers)
    guard designated.isEmpty || designated.isSuperset(of: Self.designated(of: root)) else {
      return false
    }
    return canBeMade(model.superclass(of: name) ?? root, root: root)
  }

  /// Whether a controller of a collection view has an initializer with a layout alone, declared or inherited.
  private func takesLayout(_ name: String) -> Bool {
    guard let type = model.type(name) else { return true }
    let initializers = Self.initializers(of: type)
    let declares = initializers.contains { initializer in
      let parameters = initializer.signature.parameterClause.parameters
      return initializer.optionalMark == nil
        && parameters.first?.firstName.text == "collectionViewLayout"
        && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    guard !declares else { return true }
    return Self.designated(initializers).isEmpty
      && takesLayout(model.superclass(of: name) ?? "UICollectionViewController")
  }

  static func initializers(of type: TypeDeclaration) -> [InitializerDeclSyntax] {
    type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The first labels of designated initializers.
  private static func designated(_ initializers: [InitializerDeclSyntax]) -> Set<String> {
    Set(
      initializers.filter { !$0.modifiers.has("convenience") }.map { initializer in
        initializer.signature.parameterClause.parameters.first?.firstName.text ?? ""
      })
  }

  /// The first labels of the designated initializers of a class of UIKit.
  private static func designated(of root: String) -> Set<String> {
    switch root {
    case "UITableViewController": ["style", "nibName", "coder"]
    case "UITableViewCell": ["style", "coder"]
    case _ where root.hasSuffix("Controller"): ["nibName", "coder"]
    default: ["frame", "coder"]
    }
  }

  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]

  // MARK: The app

  /// Adds a function that shows what the delegate of the scene or of the app makes the root of its window.
  private mutating func addApp(_ names: Set<String>) -> SourcePreview? {
    for (label, adopted) in [
      ("sceneDelegate", "UIWindowSceneDelegate"), ("delegate", "UIApplicationDelegate"),
    ] {
      guard let type = delegate(adopting: adopted),
        names.isEmpty || names.contains(type.name),
        model.declarations(of: type.name).contains(where: { declaration in
          declaration.memberBlock.tokens(viewMode: .sourceAccurate)
            .contains { $0.text == "rootViewController" }
        })
      else { continue }
      let symbol = "purlin_app"
      appendices[type.file] += Self.conditional(
        [
          "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { "
            + "PreviewRunner.showApp(\(label): { \(type.name)() }) }"
        ], type.conditions)
      return SourcePreview(
        symbol: symbol, className: type.name, path: files[type.file].path,
        line: files[type.file].location(type.position).line)
    }
    return nil
  }

  /// Adds a function that makes the app's delegate, if the sources ask the app for it, and one that launches the app
  /// with it, if the delegate does something then that is not about its window, which ``addApp(_:)`` shows.
  mutating func addDelegate() {
    guard let type = delegate(adopting: "UIApplicationDelegate") else { return }
    var calls: [(symbol: String, function: String)] = []
    if files.contains(where: { $0.text.contains("shared.delegate") }) {
      calls.append(("purlin_delegate", "setDelegate"))
    }
    if launches(type) { calls.append(("purlin_launch", "launchApp")) }
    guard !calls.isEmpty else { return }
    appendices[type.file] += Self.conditional(
      calls.map { symbol, function in
        "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { "
          + "PreviewRunner.\(function)(\(type.name)()) }"
      }, type.conditions)
  }

  /// Whether a delegate of the app does something when the app has launched, and makes no window.
  private func launches(_ type: TypeDeclaration) -> Bool {
    let members = model.declarations(of: type.name).flatMap(\.memberBlock.members)
    let names = ["rootViewController", "makeKeyAndVisible", "UIWindow"]
    let makesWindow = members.contains { member in
      member.decl.as(VariableDeclSyntax.self) == nil
        && member.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    guard !makesWindow else { return false }
    return members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: {
          $0.firstName.text == "didFinishLaunchingWithOptions"
        })
      else { return false }
      return function.body?.statements.contains { !$0.item.is(ReturnStmtSyntax.self) } ?? false
    }
  }

  /// The first class that adopts a protocol of delegates and can be made without arguments.
  private func delegate(adopting name: String) -> TypeDeclaration? {
    model.types.first { type in
      type.kind == .class && !type.isExtension && type.scope.isEmpty && !type.isLocal
        && !type.isGeneric
        && model.chain(of: type.name).contains { model.adopted(by: $0).contains(name) }
        && canBeMade(type.name, root: "NSObject")
    }
  }
}
