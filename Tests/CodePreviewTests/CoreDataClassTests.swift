import Foundation
import TestSupport
import Testing

@testable import CodePreview

@Suite struct CoreDataClassTests {
  private let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Tide" representedClassName="TideRecord" codeGenerationType="class">
        <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="height" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="isHigh" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="count" attributeType="Integer 16"/>
        <relationship name="place" maxCount="1" destinationEntity="Place"/>
        <relationship name="notes" toMany="YES" destinationEntity="Note"/>
      </entity>
      <entity name="Place" representedClassName=".Place" codeGenerationType="category">
        <attribute name="name" attributeType="String"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity>
      <entity name="Note" representedClassName="Note" parentEntity="Tide" codeGenerationType="class"/>
    </model>
    """

  @Test func `classes have the properties of their entities`() {
    let classes = CoreDataClasses.classes(of: model)
    #expect(classes.map(\.name) == ["TideRecord", "Place", "Note"])
    #expect(
      classes[0].text == """
        class TideRecord: NSManagedObject {
          var id: UUID? = nil
          var height: Double = 0
          var isHigh: Bool = false
          var count: NSNumber? = nil
          var place: Place? = nil
          var notes: NSSet? = nil
          func addToNotes(_ value: Note) {}
          func addToNotes(_ value: NSSet) {}
          func removeFromNotes(_ value: Note) {}
          func removeFromNotes(_ value: NSSet) {}
          class func fetchRequest() -> NSFetchRequest<TideRecord> { \
        NSFetchRequest<TideRecord>(entityName: "Tide") }
        }
        """)
    #expect(
      classes[1].text.hasPrefix("extension Place {\n  var name: String? { get { nil } set {} }"))
    #expect(classes[2].text.hasPrefix("class Note: TideRecord {"))
  }

  @Test func `of several versions of a model the current one counts`() throws {
    let folder = try Scratch()
    for (version, name) in [("A", "Old"), ("B", "Now"), ("C", "Next")] {
      try folder.write(
        "<entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/>",
        to: "M.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    #expect(
      CoreDataClasses(in: [folder.url.path]).text(beside: [])?.contains("class Next:") == true)
    try folder.write(
      "<string>B.xcdatamodel</string>", to: "M.xcdatamodeld/.xccurrentversion")
    let text = CoreDataClasses(in: [folder.url.path]).text(beside: [])
    #expect(text?.contains("class Now:") == true)
    #expect(text?.contains("class Next:") == false)
    #expect(CoreDataClasses(in: []).text(beside: []) == nil)
    // The sources have a type of its name: the model is not theirs.
    #expect(CoreDataClasses(in: [folder.url.path]).text(beside: ["Now"]) == nil)
  }
}
