import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct ClassicsBookSearchTests {
  let search = ClassicsBookSearch()

  @Test func `every row of the table is a work that can be added`() throws {
    let lines = [
      ClassicsTable.korea, ClassicsTable.europe, ClassicsTable.english, ClassicsTable.elsewhere,
    ].flatMap { $0.split(separator: "\n") }
    #expect(lines.count == ClassicsTable.works.count)
    #expect(lines.count >= 200)
    for work in ClassicsTable.works {
      for isKorean in [true, false] {
        let details = try work.foundBook(inKorean: isKorean).details
        #expect(details.pages == nil && details.isbn == nil)
        #expect(details.publishedOn != nil || work.year == nil)
      }
      #expect(Hangul.isContained(in: work.korean) || work.korean.contains { $0.isNumber })
      #expect(!Hangul.isContained(in: work.english + work.englishAuthor))
      #expect(work.koreanAuthor.isEmpty == work.englishAuthor.isEmpty)
    }
  }

  @Test func `every work is listed once`() {
    let works = ClassicsTable.works
    #expect(Set(works.map { $0.english + "/" + $0.englishAuthor }).count == works.count)
    #expect(Set(works.map { $0.korean + "/" + $0.koreanAuthor }).count == works.count)
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("데미안", "데미안", "Demian", "헤르만 헤세"),
      ("데미", "데미안", "Demian", "헤르만 헤세"),
      ("ㄷㅁㅇ", "데미안", "Demian", "헤르만 헤세"),
      ("demian", "Demian", "", "Hermann Hesse"),
      ("miserables", "Les Misérables", "", "Victor Hugo"),
      ("어린왕자", "어린 왕자", "The Little Prince", "앙투안 드 생텍쥐페리"),
      ("littleprince", "The Little Prince", "", "Antoine de Saint-Exupéry"),
      ("the littleprince", "The Little Prince", "", "Antoine de Saint-Exupéry"),
      ("도스토예프스키 ", "죄와 벌", "Crime and Punishment", "표도르 도스토옙스키"),
      ("운수 좋은", "운수 좋은 날", "A Lucky Day", "현진건"),
    ])
  func `a work is found in both languages, and shown in that of the query`(
    words: String, title: String, subtitle: String, author: String
  ) throws {
    let first = try #require(
      search.search(BookQuery(words), until: .never).books.first?.details)
    #expect(first.title.value == title)
    #expect(first.subtitle.value == subtitle)
    #expect(first.author.value == author)
  }

  @Test func `matches by title come before matches by author`() throws {
    let found = try search.search(BookQuery("맹자"), until: .never).books
    #expect(found.first?.details.title.value == "맹자")
    let hesse = try search.search(BookQuery("hesse"), until: .never)
    #expect(hesse.books.count == 6)
    #expect(!hesse.hasMore)
  }

  @Test func `a long result is split into pages`() throws {
    let first = try search.search(BookQuery("a"), until: .never)
    let second = try search.search(BookQuery("a", page: 2), until: .never)
    #expect(first.books.count == BookQuery.pageSize)
    #expect(first.hasMore)
    #expect(first.books.last != second.books.first)
  }

  @Test func `an unknown work is not found`() throws {
    #expect(try search.search(BookQuery("쿠버네티스"), until: .never) == .none)
    #expect(try search.lookUp(ISBN("9788937460449"), until: .never) == nil)
  }
}
