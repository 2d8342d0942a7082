import Testing

@testable import HearthData

@Suite struct MarkupTests {
  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;봄봄&gt;", "<봄봄>"), ("<봄봄>", "<봄봄>"), ("<b>굵게</b>", "굵게"),
    ("<% if %>", "<% if %>"), ("a<br/>b<BR >c", "a b c"), ("<a href='x>y'>z</a>", "z"),
    ("1 < 2 > 1", "1 < 2 > 1"),
    ("<b", "<b"), ("<b <b>x", "<b x"), ("<basic>", "<basic>"), ("<!-- x -->y", "y"),
    ("<!-- x", "<!-- x"),
    ("&#39;&#x27;&#X27;", "'''"),
    ("&#0;&#xD800;&#99999999999;&#;", "&#0;&#xD800;&#99999999999;&#;"),
    ("&#150;", "–"), ("&eacute;&yuml;&nbsp;&iexcl;", "éÿ ¡"), ("&amp;lt;", "&lt;"),
    ("&unknown; &", "&unknown; &"),
    ("a\u{0}\u{1B}[31m\u{85}b", "a[31mb"), (" \u{A0} a \n\n b\t ", "a b"),
    ("&#-5;&#+5;", "&#-5;&#+5;"),
    ("<p class=\"a\" data-x='<'>물</p>", "물"), ("<span title=\"</span>", "<span title=\""),
  ])
  func `entities are decoded and HTML tags removed from a line`(text: String, plain: String) {
    #expect(MarkupText.line(text) == plain)
  }

  @Test(arguments: [
    ("<p>가</p><p>나</p>", "가\n나"), ("가<br>나<br/><br/>다", "가\n나\n다"), ("&lt;b&gt;가&lt;/b&gt;", "가"),
    ("&lt;책 제목&gt;은\r\n\r\n좋다 ", "<책 제목>은\n좋다"), ("&amp;nbsp;가", "&nbsp;가"),
  ])
  func `a description keeps its lines`(text: String, plain: String) {
    #expect(MarkupText.lines(text) == plain)
  }

  @Test func `texts with many unfinished tags are read quickly`() {
    for piece in ["<", "<a ", "<a \"", "&", "&#", "<!--", "<b '<"] {
      let text = String(repeating: piece, count: 5_000)
      #expect(!MarkupText.lines(text).isEmpty)
    }
  }

  @Test func `an XML element is read with its contents`() throws {
    let text = """
      \u{FEFF}<?xml version='1.0'?><!DOCTYPE a [ <!ENTITY x "y>"> ]>
      <n:a  k = "1 &amp; 2" n:l='"'><!-- <b> --><b/>x<b>&lt;&#54620;<![CDATA[<&amp;>]]></b ></n:a>

      """
    let root = try XMLReader.read(Array(text.utf8))
    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["k", "l"])
    #expect(root.attributes.map(\.value) == ["1 & 2", "\""])
    #expect(root.children.map(\.text) == ["", "<한<&amp;>"])
    #expect(root.json["b"]?.stringValue == "<한<&amp;>")
  }

  @Test(arguments: [
    "", " ", "x", "<", "<a", "<a>", "</a>", "<a></b>", "<a/><b/>", "<a/>x", "<a b></a>", "<a b=c/>",
    "<a b='/>", "<a><![CDATA[</a>", "<!-- <a/>", "<?xml", "<!DOCTYPE [", "<a><a/", "< a/>",
    String(repeating: "<a>", count: 65) + String(repeating: "</a>", count: 65),
  ])
  func `text that is not XML is refused`(text: String) {
    #expect(throws: XMLError.self) { try XMLReader.read(Array(text.utf8)) }
  }

  @Test func `an XML error is reported with its position`() {
    #expect(throws: XMLError(line: 2, column: 4)) {
      try XMLReader.read(Array("<a>\n가<b=></a>".utf8))
    }
  }
}
