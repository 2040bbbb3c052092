/// A target of an Xcode project for tests.
package struct ProjectTarget {
  var name: String
  var settings: [String]
  var files: [String]
  var folders: [String: [String]]
  var product: String

  /// Creates a target with settings such as `NAME = value`, files relative to the project's folder, and folders whose
  /// files it has except for some.
  package init(
    _ name: String = "App", settings: [String] = [], files: [String] = [],
    folders: [String: [String]] = [:], product: String = "application"
  ) {
    (self.name, self.settings, self.files) = (name, settings, files)
    (self.folders, self.product) = (folders, product)
  }
}

extension Scratch {
  /// Writes a project beside its files, `App.xcodeproj`.
  package func writeProject(
    _ targets: [ProjectTarget], shared: [String] = [], base: String? = nil, regions: String? = nil
  ) throws {
    var objects: [String] = []
    var children: [String] = []
    func configurations(_ id: String, _ settings: [String]) {
      let values = settings.map { $0 + ";" }.joined(separator: " ")
      let file = base == nil ? "" : "baseConfigurationReference = base;"
      objects += [
        "\(id)list = { isa = XCConfigurationList; buildConfigurations = ( \(id)c ); };",
        """
        \(id)c = { isa = XCBuildConfiguration; name = Release; \(file)
        buildSettings = { \(values) }; };
        """,
      ]
    }
    for (number, target) in targets.enumerated() {
      let id = "T\(number)"
      configurations(id, target.settings)
      let files = target.files.indices.map { "\(id)F\($0)" }
      for (file, path) in zip(files, target.files) {
        objects.append(
          "\(file)r = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
        objects.append("\(file) = { isa = PBXBuildFile; fileRef = \(file)r; };")
        children.append(file + "r")
      }
      objects.append(
        "\(id)p = { isa = PBXResourcesBuildPhase; files = ( \(files.joined(separator: ", ")) ); };")
      let folders = target.folders.sorted { $0.key < $1.key }
      for (number, (path, exceptions)) in folders.enumerated() {
        let names = exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
        objects += [
          """
          \(id)S\(number) = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)";
          sourceTree = "<group>"; exceptions = ( \(id)E\(number) ); };
          """,
          """
          \(id)E\(number) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(id);
          membershipExceptions = ( \(names) ); };
          """,
        ]
        children.append("\(id)S\(number)")
      }
      let groups = folders.indices.map { "\(id)S\($0)" }.joined(separator: ", ")
      objects.append(
        """
        \(id) = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( \(groups) ); name = \(target.name); buildPhases = ( \(id)p );
        buildConfigurationList = \(id)list; productType = "com.apple.product-type.\(target.product)"; };
        """)
    }
    if let base {
      objects.append(
        "base = { isa = PBXFileReference; path = \"\(base)\"; sourceTree = \"<group>\"; };")
      children.append("base")
    }
    configurations("P", shared)
    objects.append(
      "main = { isa = PBXGroup; children = ( \(children.joined(separator: ", ")) ); sourceTree = \"<group>\"; };"
    )
    objects.append(
      """
      P = { isa = PBXProject; buildConfigurationList = Plist; mainGroup = main;
      \(regions.map { "knownRegions = ( \($0) );" } ?? "") };
      """)
    try write(
      "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = P; }",
      to: "App.xcodeproj/project.pbxproj")
  }
}
