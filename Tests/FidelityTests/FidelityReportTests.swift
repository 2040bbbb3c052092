import Fidelity
import Foundation
import Testing

@Suite struct FidelityReportTests {
  @Test func `a document that cannot be read is counted and named`() throws {
    var report = FidelityReport()
    report.addFailure("a.xib:1:1: no element")

    #expect(report.documents == 1)
    #expect(report.failedDocuments == 1)
    #expect(report.summary.contains("a.xib:1:1: no element"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any])
    for key in [
      "documents", "failedDocuments", "islands", "views", "within05", "within1",
      "documentsFullyRight", "seconds", "differences",
    ] {
      #expect(json[key] != nil, "\(key)")
    }
  }

  @Test func `a table of islands gives the trusted roots of a file`() throws {
    let table = try TrustedIslands(
      csv: "file,root_id,kind,trusted\r\na.xib,r1,view,1\r\na.xib,r2,view,0\r\n", name: "t.csv")

    #expect(table.roots(in: "a.xib") == ["r1"])
    #expect(table.roots(in: "b.xib").isEmpty)
  }

  @Test func `a table without its column says which, and where`() {
    let error = #expect(throws: TableError.self) {
      try TrustedIslands(csv: "file,root\na,b\n", name: "t.csv")
    }
    #expect(error?.description == "t.csv:1: has no column 'root_id'")
  }
}
