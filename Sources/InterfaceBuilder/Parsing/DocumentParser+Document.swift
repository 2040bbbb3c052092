extension DocumentParser {
  /// Parses a document.
  ///
  /// Throws an error if it is not a document for UIKit.
  mutating func parse(_ root: XMLElement) throws(InterfaceDocumentError) -> InterfaceDocument {
    let kind = try Self.documentKind(of: root)
    var document = InterfaceDocument(kind: kind, type: root["type"] ?? "")
    for attribute in root.attributes {
      apply(attribute, to: &document)
    }
    for child in root.children {
      apply(child, to: &document)
    }
    checkReferences()
    if let id = document.initialViewController, ids[id] == nil {
      find(
        .warning, "the initial view controller '\(id)' is not in the document",
        at: root.position)
    }
    // The checks above run last, but the findings are sorted by their position in the file.
    document.findings = findings.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { $0.element }
    return document
  }

  private static func documentKind(
    of root: XMLElement
  ) throws(InterfaceDocumentError) -> InterfaceDocument.Kind {
    if root.name == "archive" { throw InterfaceDocumentError(.legacyArchive, at: root.position) }
    guard root.name == "document" else {
      throw InterfaceDocumentError(
        .notAnInterfaceDocument(root: root.name), at: root.position)
    }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    // `.CocoaTouch` and `.AppleTV` are UIKit; `.Cocoa.` is AppKit, and `.WatchKit` has no Auto
    // Layout.
    guard type.contains(".CocoaTouch") || type.contains(".AppleTV"),
      !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watchKit")
    else {
      throw InterfaceDocumentError(.unsupportedPlatform(type: type), at: root.position)
    }
    return type.contains(".Storyboard") ? .storyboard : .xib
  }

  private mutating func apply(_ attribute: RawAttribute, to document: inout InterfaceDocument) {
    switch attribute.name {
    case "type": break
    case "toolsVersion":
      document.toolsVersionText = attribute.value
      let major = attribute.value.prefix { $0 != "." }
      if let version = Int(major), version >= 0 {
        document.toolsVersion = version
      } else {
        reject(attribute, as: "a version")
      }
    case "targetRuntime": document.targetRuntime = attribute.value
    case "useAutolayout": set(&document.usesAutoLayout, attribute)
    case "useTraitCollections": set(&document.usesTraitCollections, attribute)
    case "useSafeAreas": set(&document.usesSafeAreas, attribute)
    case "launchScreen": set(&document.isLaunchScreen, attribute)
    case "initialViewController": document.initialViewController = attribute.value
    default: document.otherAttributes.append(attribute)
    }
  }

  private mutating func apply(_ element: XMLElement, to document: inout InterfaceDocument) {
    switch element.name {
    case "device": document.device = device(element)
    case "dependencies":
      let deployment = element.child("deployment")
      if let version = deployment?.attribute("version") {
        document.deploymentVersion = integer(version)
      }
    case "scenes":
      for child in element.children {
        if child.name == "scene" {
          document.scenes.append(scene(child))
        } else {
          noteUnknown(child, in: element.name)
        }
      }
    case "objects":
      document.objects += objects(element)
    case "resources": document.resources = resources(element)
    case "designables":
      for child in element.children where child.name == "designable" {
        guard let name = child["name"],
          let intrinsic = child.children.first(where: { $0["key"] == "intrinsicContentSize" })
        else { continue }
        document.designableSizes[name] = size(intrinsic)
      }
    case "simulatedMetricsContainer":
      for child in element.children {
        _ = apply(simulatedMetrics: child, to: &document.defaultSimulatedMetrics)
      }
    case "customFonts", "inferredMetricsTieBreakers", "color", "accessibilityOverrides", "classes":
      break
    default: noteUnknown(element, in: "document")
    }
  }

  private mutating func device(_ element: XMLElement) -> CanvasDevice? {
    guard let id = element["id"] else {
      find(.error, "<device> has no id", at: element.position)
      return nil
    }
    var device = CanvasDevice(id: id)
    device.orientation = element["orientation"] ?? "portrait"
    device.layout = element["layout"]
    device.appearance = element["appearance"]
    device.adaptation = element.child("adaptation")?["id"]
    return device
  }

  private mutating func resources(_ element: XMLElement) -> DocumentResources {
    var resources = DocumentResources()
    for child in element.children {
      let name = child["name"] ?? ""
      switch child.name {
      case "image":
        guard let size = size(child) else { continue }
        resources.images.append(
          ImageResource(name: name, catalog: child["catalog"], size: size))
      case "namedColor":
        resources.namedColors.append(colorResource(child, name: name))
      case "systemColor":
        resources.systemColors.append(colorResource(child, name: name))
      default: noteUnknown(child, in: element.name)
      }
    }
    return resources
  }

  private mutating func colorResource(_ element: XMLElement, name: String) -> ColorResource {
    let color = element.child("color")
    return ColorResource(name: name, components: color.flatMap { colorComponents($0) })
  }
}

extension InterfaceDocument {
  /// Whether the document is for tvOS.
  public var isForTV: Bool { targetRuntime.hasPrefix("AppleTV") }

  /// Returns whether the beginning of a document says that it is for macOS or watchOS.
  ///
  /// - Parameter beginning: At least the start tag of `<document>`.
  /// - Returns: Whether UIKit cannot load the document.
  public static func isForOtherPlatform(beginning: String) -> Bool {
    guard let tag = beginning.split(separator: "<").first(where: { $0.hasPrefix("document ") })
    else { return false }
    return [
      "type=\"com.apple.InterfaceBuilder3.Cocoa.", "type=\"com.apple.InterfaceBuilder.WatchKit.",
      "targetRuntime=\"MacOSX", "targetRuntime=\"watchKit",
    ].contains { tag.contains($0) }
  }
}
