import ClientTypes
import Testing
import UIKit

@Suite struct ClientTypeTests {
  @Test func `a library's types win over names that are not Apple's`() {
    #expect("\(LayoutDirection.leadingToTrailing)" == "leadingToTrailing")
    #expect("\(LayoutAttribute.everything)" == "everything")
    #expect("\(LayoutRelation.related)" == "related")
    #expect("\(LayoutAxis.diagonal)" == "diagonal")
    // Apple's names, whose types have those names elsewhere.
    let attribute: NSLayoutConstraint.Attribute = .leading
    let axis: NSLayoutConstraint.Axis = .horizontal
    #expect(attribute.rawValue == 5 && axis.rawValue == 0)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }
}
