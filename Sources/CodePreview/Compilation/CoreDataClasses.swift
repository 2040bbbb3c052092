internal import Foundation
internal import LayoutGeometry
internal import PreviewRunner

/// The classes that Xcode generates of an app's data models.
///
/// Their objects have the properties and keep their values; there is no store.
struct CoreDataClasses {
  /// The name and source of each class, or extension of a class.
  private var classes: [(name: String, text: String)] = []

  /// Finds the data models in folders of an app.
  init(in folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      let models = FileManager.default.paths(below: folder).filter { path in
        path.hasSuffix(".xcdatamodel")
          && !path.split(separator: "/").contains { ProjectFolder.isWithoutSources($0) }
      }.sorted()
      for model in models where Self.isCurrent(model, among: models, in: folder) {
        guard
          let text = try? String(contentsOfFile: "\(folder)/\(model)/contents", encoding: .utf8)
        else { continue }
        classes += Self.classes(of: text).filter { seen.insert($0.name).inserted }
      }
    }
  }

  /// Returns the source; nil without a class.
  ///
  /// A model can be an old one that no target has. So a class that the sources declare is not declared again.
  ///
  /// - Parameter declared: The names of the types that the sources declare.
  /// - Returns: The source.
  func text(beside declared: Set<String>) -> String? {
    let texts = classes.filter { $0.text.hasPrefix("extension ") || !declared.contains($0.name) }
      .map(\.text)
    guard !texts.isEmpty else { return nil }
    return (["import AppleNames", "import Foundation"] + texts).joined(separator: "\n") + "\n"
  }

  /// Whether a model is the current one of its versions: the one that is named, or else the last.
  private static func isCurrent(_ path: String, among all: [String], in folder: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, parts.count > 1, parts[parts.count - 2].hasSuffix(".xcdatamodeld")
    else { return true }
    let versions = parts.dropLast().joined(separator: "/")
    let list = try? String(
      contentsOfFile: "\(folder)/\(versions)/.xccurrentversion", encoding: .utf8)
    if let list, list.contains(".xcdatamodel<") { return list.contains(">\(name)<") }
    return all.last { $0.hasPrefix(versions + "/") } == path
  }

  // MARK: Writing

  /// The classes and extensions of the entities in a model, for which code is generated.
  static func classes(of model: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    var lines: [String] = []
    var entity: [String: String] = [:]
    let tags = model.matches(of: /<(\/?\w+)\b([^>]*)>/)
    var names: [String: String] = [:]
    for tag in tags where tag.1 == "entity" {
      let values = attributes(String(tag.2))
      if let name = values["name"] { names[name] = className(values) }
    }
    for tag in tags {
      let values = attributes(String(tag.2))
      switch tag.1 {
      case "entity":
        (entity, lines) = (values, [])
        if tag.2.hasSuffix("/") { add(entity, lines, names, to: &found) }
      case "attribute":
        lines += property(values, isStored: entity["codeGenerationType"] == "class")
      case "relationship":
        lines += relationship(values, names, isStored: entity["codeGenerationType"] == "class")
      case "/entity": add(entity, lines, names, to: &found)
      default: break
      }
    }
    return found
  }

  /// The class of an entity's objects.
  private static func className(_ entity: [String: String]) -> String? {
    entity["representedClassName"]?.split(separator: ".").last.map(String.init)
  }

  private static func add(
    _ entity: [String: String], _ lines: [String], _ names: [String: String],
    to found: inout [(name: String, text: String)]
  ) {
    guard let kind = entity["codeGenerationType"], let entityName = entity["name"],
      let name = className(entity)
    else { return }
    let superclass = entity["parentEntity"].flatMap { names[$0] } ?? "NSManagedObject"
    let header = kind == "class" ? "class \(name): \(superclass)" : "extension \(name)"
    let request =
      "class func fetchRequest() -> NSFetchRequest<\(name)> { "
      + "NSFetchRequest<\(name)>(entityName: \"\(entityName)\") }"
    let text = (["\(header) {"] + (lines + [request]).map { "  " + $0 } + ["}"])
    found.append((name, text.joined(separator: "\n")))
  }

  /// The declaration of an attribute: of a scalar, or of an object that can be missing.
  private static func property(_ values: [String: String], isStored: Bool) -> [String] {
    guard let name = values["name"] else { return [] }
    let isScalar = values["usesScalarValueType"] == "YES"
    let type = values["attributeType"] ?? ""
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let scalar = scalars[type] {
      guard isScalar else { return variable(name, "NSNumber?", isStored) }
      return variable(name, scalar, isStored, scalar == "Bool" ? "false" : "0")
    }
    if type == "Date", isScalar { return variable(name, "TimeInterval", isStored, "0") }
    let objects = [
      "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
      "Decimal": "NSDecimalNumber",
    ]
    return variable(
      name, (objects[type] ?? values["customClassName"] ?? "NSObject") + "?", isStored)
  }

  /// The declaration of a relationship, with the methods that change one to several objects.
  private static func relationship(
    _ values: [String: String], _ names: [String: String], isStored: Bool
  ) -> [String] {
    guard let name = values["name"], let entity = values["destinationEntity"] else { return [] }
    let other = names[entity] ?? "NSManagedObject"
    guard values["toMany"] == "YES" else { return variable(name, other + "?", isStored) }
    let set = values["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let methods = ["addTo", "removeFrom"].flatMap { method in
      [other, set].map { "func \(method)\(capital)(_ value: \($0)) {}" }
    }
    return variable(name, set + "?", isStored) + methods
  }

  private static func variable(
    _ name: String, _ type: String, _ isStored: Bool, _ value: String = "nil"
  ) -> [String] {
    let body = isStored ? " = \(value)" : " { get { \(value) } set {} }"
    return ["var \(name): \(type)\(body)"]
  }

  private static func attributes(_ text: String) -> [String: String] {
    Dictionary(
      text.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) },
      uniquingKeysWith: { first, _ in first })
  }
}
