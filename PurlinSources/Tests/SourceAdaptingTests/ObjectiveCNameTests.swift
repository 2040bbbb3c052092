import Testing

@testable import SourceAdapting

@Suite struct ObjectiveCNameTests {
  // As the compiler of Xcode names them.
  @Test(
    arguments: [
      ("save", [], "save"), ("save", [nil], "save:"), ("save", [nil, nil], "save::"),
      ("save", [nil, "with"], "save:with:"), ("save", ["file"], "saveWithFile:"),
      ("save", ["in"], "saveIn:"), ("save", ["inFile"], "saveInFile:"),
      ("moveTo", ["point"], "moveToPoint:"), ("insert", ["index"], "insertWithIndex:"),
      ("add", ["x", "y"], "addWithX:y:"),
    ] as [(String, [String?], String)])
  func `the name of a method`(base: String, labels: [String?], name: String) {
    #expect(ObjectiveCName.method(base, labels) == name)
  }

  @Test func `throwing methods have one more argument`() {
    #expect(ObjectiveCName.method("save", [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.method("save", [nil], isThrowing: true) == "save:error:")
  }
}
