import PreviewRunner
import Testing

@Suite struct SceneSymbolTests {
  @Test func `the name of a scene is read as it was written`() {
    let scene = SceneSymbol(storyboard: "Sign up", controller: "abc-de-1")
    #expect(SceneSymbol(scene.text) == scene)
    #expect(SceneSymbol(scene.withoutClasses.text) == scene.withoutClasses)
    #expect(scene.withoutClasses != scene)
    #expect(SceneSymbol("purlin_preview_0") == nil)
  }
}
