import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookWordsTests {
  @Test(arguments: [
    ("120", ReadingProgress.page(120)), ("120쪽", .page(120)), ("120 쪽", .page(120)),
    ("p. 120", .page(120)), ("P120", .page(120)), ("120p", .page(120)), ("120페이지", .page(120)),
    ("-1", .page(-1)), ("45%", .percent(45)), ("45 %", .percent(45)), ("45퍼센트", .percent(45)),
    ("101%", .percent(101)), ("0", .page(0)), ("20 pages", .page(20)), ("1 page", .page(1)),
    ("45 percent", .percent(45)), ("+10", .pagesFurther(10)), ("+10쪽", .pagesFurther(10)),
    ("+ 10 pages", .pagesFurther(10)), ("＋10", .pagesFurther(10)), ("+0", .pagesFurther(0)),
    ("30쪽 더", .pagesFurther(30)), ("30 더", .pagesFurther(30)), ("30 more pages", .pagesFurther(30)),
    ("30 pages more", .pagesFurther(30)), ("1 more", .pagesFurther(1)),
    ("5% 더", .percentFurther(5)),
    ("+5%", .percentFurther(5)), ("+ 5퍼센트", .percentFurther(5)),
    ("70쪽까지", .page(70)), ("70 쪽 까지", .page(70)), ("70까지", .page(70)),
    ("70페이지까지", .page(70)), ("45%까지", .percent(45)), ("45 퍼센트까지", .percent(45)),
    ("page 120", .page(120)), ("Pages 120", .page(120)), ("pp. 120", .page(120)),
    ("60쪽까지 읽음", .page(60)), ("60쪽 읽었어요", .page(60)), ("20 pages read", .page(20)),
    ("done", .percent(100)), ("끝", .percent(100)), ("다 읽음", .percent(100)), ("다", .percent(100)),
  ])
  func `a page can be written in many ways`(text: String, progress: ReadingProgress) {
    #expect(ReadingProgress(typed: text) == progress)
  }

  @Test(arguments: [
    "", "%", "쪽", "half", "4.5%", "p", "12 of 240", "99999999999999999999",
    "+", "++10", "+-10", "+-5%", "++5%", "p.+10", "더", "more", "까지", "쪽까지", "70쪽까지까지", "+10쪽까지",
    "10쪽 더까지", "+30 더", "-3 더", "more 30", "30 더 더", "읽음", "page",
    "page read", "undone", "끝 30", "다 더",
  ])
  func `other words are not a page`(text: String) {
    #expect(ReadingProgress(typed: text) == nil)
  }

  @Test(arguments: BookCategory.allCases)
  func `a category is understood by each of its names`(category: BookCategory) {
    for name in [category.rawValue, category.name(.korean), category.name(.english)] {
      #expect(BookCategory(named: name) == category)
      #expect(BookCategory(named: name.uppercased()) == category)
    }
  }

  @Test(arguments: [("소설", BookCategory.fiction), ("시", .fiction), ("모바일", .computers)])
  func `half a Korean category is enough`(name: String, category: BookCategory) {
    #expect(BookCategory(named: name) == category)
    #expect(BookCategory(named: "요리책") == nil)
  }

  @Test(
    arguments: [
      ("Private Notes: 엄마 책", "나만 보는 메모: 엄마 책", "Private Notes: 엄마 책"),
      ("좋았다.\n\nPrivate Notes: 엄마 책", "좋았다.\n\n나만 보는 메모: 엄마 책", nil),
      ("그의 Private Notes: 비밀", "그의 Private Notes: 비밀", nil), ("좋았다.\nPrivate Notes: 둘", nil, nil),
    ] as [(String, String?, String?)])
  func `private notes have a heading in the page's language`(
    text: String, korean: String?, english: String?
  ) throws {
    let details = BookDetails(
      title: try BookTitle("책"), description: try BookDescription(stored: text))
    for (language, shown) in [(Language.korean, korean), (.english, english)] {
      let words = BookWords(language, today: .earliest)
      let texts = BookFacts(words: words, widths: .standard).entries(of: details)
        .map(\.meaning.string)
      #expect(texts.contains(shown ?? text), "\(texts)")
    }
  }

  @Test(arguments: [
    (7, "D-7", "in 7 d"), (0, "D-day", "today"), (-3, "D+3", "3 d late"),
  ])
  func `days to the target are counted down and up`(days: Int, korean: String, english: String) {
    #expect(BookWords(.korean, today: .earliest).dDay(days) == korean)
    #expect(BookWords(.english, today: .earliest).dDay(days) == english)
  }
}
