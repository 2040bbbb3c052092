import Testing

@testable import CodePreview

@Suite struct ModuleTableTests {
  @Test func `modules stand after what they import, without the toolchain's`() {
    let table = ModuleTable(
      """
      # The table
      UIKit: HeadlessUIKit Foundation
      HeadlessUIKit: LayoutGeometry
      LayoutGeometry:
      """
    ) { $0 != "Foundation" }
    #expect(table.closure(of: ["UIKit"]) == ["LayoutGeometry", "HeadlessUIKit", "UIKit"])
    #expect(table.imports(of: "UIKit") == ["HeadlessUIKit"])
  }
}
