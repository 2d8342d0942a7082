import HearthDomain
import Testing

@Suite struct BookValueTests {
  @Test(arguments: [
    ("2019", "2019"), ("2019-05", "2019-05"), ("2019-5-1", "2019-05-01"),
    ("2019.05.31", "2019-05-31"),
    ("2019/12/31", "2019-12-31"), (" 2024-02-29 ", "2024-02-29"), ("0001", "0001"),
    ("9999", "9999"),
    ("2019 . 5", "2019-05"),
  ])
  func `a publication date is as exact as it is known`(
    text: String, shown: String
  ) throws {
    #expect(try PublicationDate(text).description == shown)
    #expect(try PublicationDate(shown) == PublicationDate(text))
  }

  @Test(arguments: [
    "", "19", "201", "20190531", "2019-13", "2019-00", "2023-02-29", "2019-05-32", "2019-05-31-1",
    "2019-", "-2019", "2019--5", "soon", "0000", "２０１９", "+2019", "2019-+5", "2019-5-",
    "99999999999999999999",
  ])
  func `no other text is a publication date`(text: String) {
    #expect(throws: DomainError.invalid(.publishedOn, .unreadable(text))) {
      try PublicationDate(text)
    }
  }

  @Test func `a publication day needs its month`() {
    #expect(PublicationDate(year: 2019, day: 3) == nil)
    #expect(PublicationDate(year: 0) == nil && PublicationDate(year: 10_000) == nil)
    #expect(PublicationDate(year: 2024, month: 2, day: 30) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("0.0", 0), ("0.5", 1), ("4", 8), ("4.5", 9), ("4,5", 9), ("4.50", 9), ("4.0", 8),
    (" 5 ", 10), ("5.0", 10),
  ])
  func `a rating goes from none to five in halves`(text: String, halves: Int) throws {
    #expect(try Rating(text).halfStars == halves)
    #expect(try Rating(Rating(text).description) == Rating(text))
    #expect(try Rating(halves: halves) == Rating(text))
  }

  @Test(arguments: [
    "4.3", "5.5", "6", "-1", "4.55", "4.", ".5", "", "x", "+4", "4.5.0", "44", "４", "4.05", "10",
    "4 5",
  ])
  func `any other rating is refused`(text: String) {
    #expect(throws: DomainError.invalid(.rating, .unreadable(text))) { try Rating(text) }
  }

  @Test func `the length of a query is limited`() throws {
    #expect(try BookQuery(String(repeating: "가", count: 200)).text.count == 200)
    #expect(throws: DomainError.invalid(.query, .tooLong(limit: 200, actual: 201))) {
      try BookQuery(String(repeating: "가", count: 201))
    }
  }

  @Test(arguments: [-1, 11, .min, .max])
  func `halves beyond five are refused`(halves: Int) {
    #expect(throws: DomainError.self) { try Rating(halves: halves) }
  }

  @Test(arguments: [(0, false), (1, true), (20_000, true), (20_001, false), (.min, false)])
  func `a book has from 1 to 20,000 pages`(pages: Int, isAccepted: Bool) {
    #expect(((try? PageCount(pages)) != nil) == isAccepted)
  }

  @Test(
    arguments: [
      (nil, 300, 185), (nil, 1, 20), (nil, 20_000, 10_000), (nil, nil, 185), (77, 300, 77),
    ] as [(Int?, Int?, Int)])
  func `a spine has its known thickness, or one derived from its pages`(
    known: Int?, pages: Int?, tenths: Int
  ) throws {
    let details = BookDetails(
      title: try BookTitle("책"), pages: try pages.map { try PageCount($0) },
      thickness: try known.map { try Thickness(tenths: $0) })
    #expect(details.spineThickness.tenthsOfMillimetre == tenths)
  }

  @Test(arguments: [
    ("https://example.com/책", true), ("HTTP://a", true), ("https://", false), ("ftp://a", false),
    ("https://a b", false), ("javascript:alert(1)", false), ("https://a\u{1B}[2J", false),
  ])
  func `a link is a web address`(text: String, isAccepted: Bool) {
    #expect(((try? WebLink(text)) != nil) == isAccepted)
  }

  @Test func `equal books differ only in ISBN and spelling`() throws {
    func likeness(_ title: String, _ author: String) throws -> String {
      BookDetails(title: try BookTitle(title), author: try BookAuthor(author)).titleAuthorKey
    }
    #expect(try likeness("Café", "HAN Kang") == likeness("CAFE", "Han  kang"))
    #expect(try likeness("a", "b c") != likeness("a b", "c"))
    #expect(try likeness("나목", "") != likeness("나무", ""))
  }
}
