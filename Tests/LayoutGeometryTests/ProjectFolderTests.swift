import LayoutGeometry
import Testing

@Suite struct ProjectFolderTests {
  @Test(arguments: [
    ("Pods", true, true), ("SourcePackages", true, true), ("DerivedData", true, true),
    ("de.xcloc", true, true), ("build", false, true), ("AppTests", false, true),
    ("Try.playground", false, true), ("App", false, false), ("Example", false, false),
  ])
  func `a folder is known by its name`(name: String, isForeign: Bool, isWithoutSources: Bool) {
    #expect(ProjectFolder.isForeign(name) == isForeign)
    #expect(ProjectFolder.isWithoutSources(name) == isWithoutSources)
    #expect(ProjectFolder.isOfExamples(name) == (name == "Example"))
  }
}
