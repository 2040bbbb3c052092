import Fidelity
import Testing
import TextMetrics

@Suite struct LabelSurveyTests {
  let header =
    "file,toolsVersion,scale,kind,text,font_type,size,weight,style,width,height\n"

  @Test func `rows are compared by the nearer rounding`() throws {
    let csv =
      header + """
        a.xib,22504,2,label,Label,system,17.0,regular,,41.5,20.5
        a.xib,22504,2,label,Label,system,17.0,regular,,42.0,21.0
        a.xib,22504,2,button,Label,system,17.0,regular,,43.0,33.0
        b.xib,10117,2,label,"Say ""hi"", you",system,17.0,italic,,10,21.0
        """
    let input = try LabelSurvey.Input(csv: csv)
    let survey = LabelSurvey(input.rows)

    #expect(input.findings.isEmpty)
    #expect(survey.comparisons.map { $0.widthError }.prefix(3) == [0, 0, 1])
    #expect(survey.comparisons.map { $0.heightError } == [0, 0, 0, 0])
    #expect(survey.comparisons[3].row.text == "Say \"hi\", you")
    #expect(survey.comparisons[3].row.font.isItalic)
    #expect(survey.misses.map(\.row.file) == ["b.xib", "a.xib"])
    #expect(
      survey.table() == """
        | toolsVersion | rows | width exact | ≤ 0.5 pt | ≤ 1 pt | height exact |
        |---|---|---|---|---|---|
        | 9000–10999 | 1 | 0.0 | 0.0 | 0.0 | 100.0 |
        | 17000 and above | 3 | 66.7 | 66.7 | 100.0 | 100.0 |

        """)
  }

  @Test func `a document with kana is Japanese throughout`() throws {
    let csv =
      header + """
        j.xib,32700,3,label,名前,system,20,bold,,37.6667,24
        j.xib,32700,3,label,パスワード,system,20,bold,,93.6667,24
        c.xib,32700,3,label,名前,system,20,bold,,40,24
        """
    let survey = LabelSurvey(try LabelSurvey.Input(csv: csv).rows)

    #expect(survey.misses.isEmpty)
  }

  @Test func `a broken line costs one finding`() throws {
    let csv =
      header + """
        a.xib,22504,2,label,Label,system,big,regular,,41.5,20.5
        a.xib,22504,2,label,"two
        lines",system,17,regular,,41.5,41
        a.xib,22504,2,slider,Label,system,17,regular,,41.5,20.5
        a.xib,22504
        """
    let input = try LabelSurvey.Input(csv: csv)

    #expect(input.rows.map(\.text) == ["two\nlines"])
    #expect(input.findings.map(\.line) == [2, 5, 6])
    #expect(input.findings.map(\.column) == ["size", "kind", "weight"])
  }

  @Test func `a missing column is an error`() {
    #expect(throws: LabelSurveyError.missingColumn("scale")) {
      try LabelSurvey.Input(csv: "file,toolsVersion\n")
    }
  }
}
