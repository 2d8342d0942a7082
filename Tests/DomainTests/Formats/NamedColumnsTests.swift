import Testing

@testable import HearthDomain

@Suite struct NamedColumnsTests {
  @Test(arguments: [
    ("상품명=title,저자=author", "상품명=title,저자=author"),
    (" 가격 = , a=b = c ", "가격=,a=b=c"),
    ("Name, first=name,", "Name, first=name"),
    ("", nil), ("title", nil), ("=title", nil), ("a=title,b=title", nil), ("a=x,a=y", nil),
    ("a=x,b", nil), ("a=*,b=*", "a=*,b=*"),
  ])
  func `columns and their fields are parsed`(text: String, parsed: String?) {
    #expect(NamedColumns(text)?.text == parsed)
  }

  @Test func `new answers replace those about the same columns and fields`() throws {
    let old = try #require(NamedColumns("a=title,b=author,c="))
    let new = try #require(NamedColumns("d=title,c=isbn"))
    #expect(old.adding(new).text == "b=author,d=title,c=isbn")
    #expect(new.adding(["c", "e", "e"], as: "").text == "d=title,c=isbn,e=")
  }

  @Test func `the latest answers are remembered, one for the same columns`() throws {
    func table(_ text: String) throws -> RememberedTable { try #require(RememberedTable(text)) }
    var tables: [RememberedTable] = []
    for number in 0..<25 {
      tables = try table("books:c\(number)=title").remembered(among: tables)
    }
    tables = try table("books:c7=author").remembered(among: tables)
    #expect(tables.count == 20)
    #expect(tables.first?.text == "books:c5=title" && tables.last?.text == "books:c7=author")
    #expect(RememberedTable.tables(RememberedTable.text(tables)) == tables)
    // A table of another kind may have the same columns.
    let contacts = try table("contacts:c7=name").remembered(among: tables)
    #expect(contacts.suffix(2).map(\.text) == ["books:c7=author", "contacts:c7=name"])
    // A name with a semicolon cannot be written in the setting.
    let unwritable = RememberedTable(.books, NamedColumns([.init("a;b", "title")]))
    #expect(unwritable.remembered(among: tables) == tables)
    for text in ["books:a=title;b", "a=title", "shop:a=title", "books:"] {
      #expect(RememberedTable.tables(text) == nil)
    }
  }
}
