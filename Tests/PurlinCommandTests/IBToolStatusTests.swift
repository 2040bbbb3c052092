import IsolatedWork
import TestSupport
import Testing

@Suite(.late) struct IBToolStatusTests {
  @Test(.rules("ibdocuments:D8.4"))
  func `warnings alone are no failure, errors are`() throws {
    let folder = try Scratch(documents: ["Warning.xib"])
    let warning = try CommandRun("purlin ibtool --errors --warnings Warning.xib", in: folder)
    #expect(warning.output.contains("Frame for"))
    #expect(warning.status == 0)

    let conflict = """
      <constraint firstAttribute="width" constant="90" id="other"/>
      <constraint firstAttribute="width" constant="70" id="w"/>
      """
    try folder.write(
      Scratch.document.replacing(
        "<constraint firstAttribute=\"width\" constant=\"70\" id=\"w\"/>", with: conflict),
      to: "Error.xib")
    let error = try CommandRun("purlin ibtool --errors --warnings Error.xib", in: folder)
    #expect(error.status == 1)
  }
}
