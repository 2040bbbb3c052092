import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct XMLReaderTests {
  @Test func `elements, attributes and text come in document order`() throws {
    let root = try read("<a x='1' y=\"2\">\n <b/> <c>text</c><b z='3'></b>\n</a>")

    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["x", "y"])
    #expect(root["y"] == "2")
    #expect(root.children.map(\.name) == ["b", "c", "b"])
    #expect(root.child("c")?.text == "text")
    #expect(root.text == "")
  }

  @Test func `every element and attribute knows its line and column`() throws {
    let root = try read("<a>\r\n  <b x='1'\r\n     y='2'/>\r<c/>\n\u{e9}\u{1F600}<d/></a>")

    #expect(root.position.description == "1:1")
    #expect(root.children.map(\.position.description) == ["2:3", "4:1", "5:3"])
    #expect(root.children[0].attributes.map(\.position.description) == ["2:6", "3:6"])
  }

  @Test func `a byte order mark is no column`() throws {
    let root = try XMLReader.read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8))

    #expect(root.position == SourcePosition(line: 1, column: 1))
  }

  @Test(
    arguments: [
      ("<a x='&lt;&gt;&amp;&quot;&apos;'/>", "<>&\"'"),
      ("<a x='&#65;&#x42;&#x1F600;'/>", "AB\u{1F600}"),
      ("<a x='one&#10;two'/>", "one\ntwo"),
      ("<a x='one\ntwo\tthree\r\nfour'/>", "one two three four"),
    ] as [(String, String)])
  func `references and line breaks in values are resolved`(xml: String, value: String) throws {
    #expect(try read(xml)["x"] == value)
  }

  @Test(
    arguments: [
      ("<a>&lt;b&gt;</a>", "<b>"),
      ("<a><![CDATA[<b>&amp;]]></a>", "<b>&amp;"),
      ("<a> x <![CDATA[ y ]]> z </a>", " x  y  z "),
      ("<a> </a>", " "),
      ("<a>one\r\ntwo</a>", "one\ntwo"),
      ("<a>\n <b/>\n</a>", ""),
      ("<a>x<!-- c -->y<?p q?>z</a>", "xyz"),
    ] as [(String, String)])
  func `character data is kept where it is content`(xml: String, text: String) throws {
    #expect(try read(xml).text == text)
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-8' standalone='no'?>\n<!-- c --><a/><!-- d -->\n",
    "<a></a >", "<a-b.c_d:e/>", "<\u{e9}l\u{e9}ment/>", "<?xml-stylesheet x?><a/>",
    "<a x = '1'  y\n=\n\"2\"/>",
  ])
  func `well-formed documents are read`(xml: String) throws {
    #expect(xml.contains("<" + (try read(xml).name)))
  }

  @Test(
    arguments: [
      ("", "1:1: the document has no element"),
      ("  \n ", "2:2: the document has no element"),
      ("text", "1:1: text outside the outermost element"),
      ("<a/>\n x", "2:2: text outside the outermost element"),
      ("<a/><b/>", "1:5: a second outermost element; a document has one"),
      ("<a>\n <b>\n</a>", "3:1: </a> does not close <b> of 2:2"),
      ("<a>\n <b>", "2:2: the element <b> is never closed"),
      ("</a>", "1:1: </a> does not match a start tag"),
      (
        "<a>\n<<<<<<< HEAD\n</a>",
        "2:1: a conflict marker of git: merge the versions first, as 'purlin merge' does"
      ),
      ("<a", "1:1: the tag <a> is never closed"),
      ("<a></a", "1:4: the end tag </a> is never closed"),
      ("<a x", "1:4: the attribute 'x' has no value"),
      ("<a x=1/>", "1:4: the value of 'x' is not quoted"),
      ("<a x='1>", "1:4: the value of 'x' is never closed"),
      ("<a x='<'/>", "1:7: '<' in the value of 'x'; write '&lt;'"),
      ("<a x='1'y='2'/>", "1:9: no space before the next attribute of <a>"),
      ("<a x='1' x='2'/>", "1:10: the attribute 'x' occurs twice on <a>"),
      ("<a 1='1'/>", "1:4: unexpected character in the tag <a>"),
      ("<a / >", "1:4: '/' in a tag is not followed by '>'"),
      ("< a/>", "1:2: '<' is not followed by an element name"),
      ("<a>&nbsp;</a>", "1:4: the entity '&nbsp;' is not known"),
      ("<a>1 & 2</a>", "1:6: '&' does not start a reference; write '&amp;'"),
      ("<a>&#0;</a>", "1:4: '&#0;' is not a character that XML allows"),
      ("<a>&#xD800;</a>", "1:4: '&#xD800;' is not a character that XML allows"),
      ("<a>&#x110000;</a>", "1:4: '&#x110000;' is not a character that XML allows"),
      ("<a>&#xFG;</a>", "1:4: '&#xFG;' is not a character that XML allows"),
      ("<a><!-- x</a>", "1:4: the comment is never closed"),
      ("<a><!-- x -- y --></a>", "1:11: '--' in a comment"),
      ("<a><![CDATA[x</a>", "1:4: the CDATA section is never closed"),
      ("<a><!ELEMENT b></a>", "1:4: '<!' begins neither a comment nor a CDATA section"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "1:1: a document type declaration is not accepted"),
      ("<a><?p </a>", "1:4: the processing instruction is never closed"),
      (
        "\n<?xml version='1.0'?><a/>",
        "2:1: the XML declaration must be at the start of the document"
      ),
      (
        "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
        "1:1: the encoding 'ISO-8859-1' is not read; save the document as UTF-8"
      ),
      ("<a>\u{1}</a>", "1:4: a control character (code 1) is not allowed"),
      ("<a>\u{FFFE}</a>", "1:4: a character that XML does not allow"),
    ] as [(String, String)])
  func `what is not well-formed is refused at its place`(xml: String, error: String) {
    #expect(self.error(of: xml)?.description == error)
  }

  @Test(
    arguments: [
      [0x3C, 0xFF], [0x3C, 0x61, 0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: XMLError.self) { try XMLReader.read(bytes) }
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C]] as [[UInt8]])
  func `UTF-16 is refused by name`(bytes: [UInt8]) {
    do {
      _ = try XMLReader.read(bytes)
      Issue.record("read")
    } catch {
      #expect(error.message.contains("UTF-16"))
    }
  }

  private func read(_ xml: String) throws(XMLError) -> XMLElement {
    try XMLReader.read(Array(xml.utf8))
  }

  private func error(of xml: String) -> XMLError? {
    do {
      _ = try read(xml)
      return nil
    } catch {
      return error
    }
  }
}
