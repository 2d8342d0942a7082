import Testing

@testable import HearthDomain

@Suite struct NamedColumnsTests {
  @Test(arguments: [
    ("상품명=title,저자=author", "상품명=title,저자=author"),
    (" 가격 = , a=b = c ", "가격=,a=b=c"),
    ("Name, first=name,", "Name, first=name"),
    ("", nil), ("title", nil), ("=title", nil), ("a=title,b=title", nil), ("a=x,a=y", nil),
    ("a=x,b", nil),
  ])
  func `columns and their fields are parsed`(text: String, parsed: String?) {
    #expect(NamedColumns(text)?.text == parsed)
  }

  @Test func `new answers replace those about the same columns and fields`() throws {
    let old = try #require(NamedColumns("a=title,b=author,c="))
    let new = try #require(NamedColumns("d=title,c=isbn"))
    #expect(old.adding(new).text == "b=author,d=title,c=isbn")
    #expect(new.adding(unknown: ["c", "e"]).text == "d=title,c=isbn,e=")
  }

  @Test func `the latest answers are remembered, one for the same columns`() throws {
    var tables: [NamedColumns] = []
    for number in 0..<25 {
      tables = try #require(NamedColumns("c\(number)=title")).remembered(among: tables)
    }
    tables = try #require(NamedColumns("c7=author")).remembered(among: tables)
    #expect(tables.count == 20)
    #expect(tables.first?.text == "c6=title" && tables.last?.text == "c7=author")
    #expect(NamedColumns.tables(NamedColumns.text(tables)) == tables)
    // A name with a semicolon cannot be written in the setting.
    #expect(NamedColumns([.init("a;b", "title")]).remembered(among: tables) == tables)
    #expect(NamedColumns.tables("a=title;b") == nil)
  }
}
