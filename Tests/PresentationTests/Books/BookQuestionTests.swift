import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct BookQuestionTests {
  @Test(arguments: Language.allCases)
  func `extensive changes ask first`(language: Language) throws {
    let room = BookCommandFixture.full(language, .terminal)
    let count = try room.books.count
    room.run("book remove 코스모스", answers: ["n"])
    #expect(room.run("book remove 코스모스").status == .wrongUsage)
    #expect(try room.books.count == count)
    room.run("book remove 코스모스", answers: ["y"])
    #expect(try room.books.count == count - 1)
    room.run("read 데미안 10", answers: ["n"])
    #expect(try room.queries.find("데미안").reading?.page == 60)
    #expect(room.run("read 데미안 10 --no-input").status == .wrongUsage)
    room.run("read 데미안 10", answers: ["y"])
    #expect(try room.queries.find("데미안").reading?.page == 10)
    room.run("read 데미안 5 --yes")
    room.run("book unread 데미안", answers: ["y"])
    room.run("book sentence remove 데미안 알은", answers: ["n"])
    room.run("book sentence remove 데미안 알은", answers: ["y"])
    try expectGolden("Books/asking-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `several books are removed after one question, or none`(language: Language) throws {
    let room = BookCommandFixture.full(language, .terminal)
    let count = try room.books.count
    #expect(room.run("book remove 데미안 없는책 --yes").status == .failed)
    room.run("book remove 데미안 코스모스", answers: ["n"])
    #expect(try room.books.count == count)
    room.run("book remove 데미안 코스모스", answers: ["y"])
    #expect(try room.books.count == count - 2)
    try expectGolden("Books/removing-several-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a partial title is answered with the full one, quoted once, and the id`(
    language: Language
  ) throws {
    let room = BookCommandFixture(language, .piped)
    room.run("book add \"아무도 모르는 책\"")
    room.run("book sentence add \"아무도 모르는 책\" \"첫 문장이다\"")
    let book = try room.queries.find("아무도 모르는 책")
    let outcome = room.run("book remove 아무도 --yes")
    #expect(outcome.status == .failed)
    let name = book.title.quoted(language)
    #expect(outcome.errors.contains(": \(name) (id \(book.id.shortForm))."), "\(outcome.errors)")
    let sentence = try #require(try room.queries.sentences(of: book.id, in: 0..<1).first)
    let other = room.run("book sentence remove \"아무도 모르는 책\" 첫 --yes")
    #expect(other.errors.contains("\("첫 문장이다".quoted(language)) (id \(sentence.id.shortForm))"))
  }

  @Test(arguments: ["book edit Demian --target 12/1", "book add Walden --target 12/1"])
  func `a target date that has just passed is not moved to next year unasked`(line: String) throws {
    for form in [CommandFixture.Form.piped, .terminal] {
      let room = BookCommandFixture(.english, form)
      room.day("2026-12-03")
      room.run("book add Demian --pages 240")
      let outcome = room.run(line)
      #expect(outcome.status == .wrongUsage && outcome.errors.contains("2027-12-01"))
      #expect(try room.books.map(\.reading?.targetOn) == [nil])
      #expect(room.run(line.replacing("12/1", with: "2027-12-01")).status == .success)
    }
    let room = BookCommandFixture()
    room.day("2026-12-03")
    room.run("book add Demian --pages 240")
    room.run(line, answers: ["n"])
    #expect(try room.books.map(\.reading?.targetOn) == [nil])
    room.run(line, answers: ["y", ""])
    #expect(try room.books.last?.reading?.targetOn == Day(literal: "2027-12-01"))
  }

  @Test(arguments: Language.allCases)
  func `merging two books reports what is lost and which id stays`(
    language: Language
  ) throws {
    let room = BookCommandFixture(language)
    room.run("book add 데미안 --pages 240 --author \"헤르만 헤세\"")
    room.run("book add \"데미안 개정판\" --pages 240 --author 헤세 --category 소설")
    let asked = room.run("book merge 데미안 \"데미안 개정판\"", answers: ["y"])
    let text = (asked.output + asked.errors).replacing("\n", with: " ")
    let (title, author) = ("데미안 개정판".quoted(language), "헤세".quoted(language))
    let lost = language(ko: "합치면 \(title)의 다음 내용은 사라져요", en: "This will be lost from \(title)")
    #expect(text.contains(lost), "\(text)")
    #expect(text.contains(language(ko: "지은이 \(author)", en: "author \(author)")), "\(text)")
    #expect(text.contains(language(ko: "제목 \(title)", en: "title \(title)")), "\(text)")
    #expect(text.contains("(id \(try room.books[0].id.shortForm))"), "\(text)")
  }

  @Test(arguments: Language.allCases)
  func `a merge that goes back to an earlier page is announced and reported`(
    language: Language
  ) throws {
    let room = BookCommandFixture(language)
    room.day("2026-11-19")
    room.run("book add 채식주의자 --pages 247")
    room.run("read 채식주의자 50")
    room.day("2026-11-20")
    room.run("book add \"채식주의자 개정판\" --pages 247")
    room.run("read \"채식주의자 개정판\" 20")
    let line = "book merge 채식주의자 \"채식주의자 개정판\""
    let asked = room.run(line, answers: ["n"])
    let text = asked.output + asked.errors
    let told = language(ko: "나중에 적은 20쪽이", en: "would be at page 20")
    #expect(text.contains(told) && !text.contains("hearth read"), "\(text)")
    let done = room.run(line + " --yes").errors
    #expect(done.contains("hearth read 채식주의자 50"), "\(done)")
    room.run("read 채식주의자 50")
    #expect(try room.queries.find("채식주의자").reading?.page == 50)
  }

  @Test(arguments: Language.allCases)
  func `finishing a book shows a celebration and asks for a rating`(language: Language) throws {
    let room = BookCommandFixture.full(language, .terminal)
    room.run("book finish 데미안", answers: ["y", "4.3", "4.5"])
    #expect(try room.queries.find("데미안").rating == Rating("4.5"))
    room.run("book rate 데미안 none")
    room.run("read 코스모스 100%", answers: [""])
    #expect(try room.queries.find("코스모스").isFinished)
    room.run("book finish \"오만과 편견\" --on 어제", answers: ["y", "x", "y", "z"])
    try expectGolden("Books/finishing-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `finishing a book before its last page asks first`(
    language: Language
  ) throws {
    let room = BookCommandFixture(language)
    room.run("book add Walden --pages 352")
    room.run("read Walden 20")
    room.run("book finish Walden", answers: ["n"])
    #expect(room.run("book finish Walden --no-input", answers: ["y"]).status == .wrongUsage)
    #expect(try room.queries.find("Walden").isOpen)
    room.run("book finish Walden", answers: ["y", ""])
    #expect(try room.queries.find("Walden").isFinished)
    let locked = room.run("read Walden 30")
    #expect(locked.errors.contains("hearth book reopen Walden"))
    room.run("book reopen Walden")
    #expect(room.run("book finish Walden --yes").status == .success)
    room.run("book reopen Walden")
    #expect(room.run("book finish Walden").status == .wrongUsage)
    try expectGolden("Books/unfinished-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: ["--pages 100", ""])
  func `finishing a half-read book in a pipe needs yes`(pages: String) throws {
    let room = BookCommandFixture(.english, .piped)
    room.run("book add Walden \(pages)")
    room.run("read Walden 30%")
    let refused = room.run("book finish Walden")
    #expect(refused.status == .wrongUsage && refused.errors.contains("--yes"))
    #expect(try room.queries.find("Walden").isOpen)
    #expect(room.run("book finish Walden --yes").status == .success)
    // A book without a page count or records can be finished without a question.
    room.run("book add Emma")
    #expect(room.run("book finish Emma").status == .success)
  }

  @Test(arguments: Language.allCases)
  func `going back behind earlier days names the days that change`(
    language: Language
  ) throws {
    func room(_ form: CommandFixture.Form) -> BookCommandFixture {
      let room = BookCommandFixture(language, form)
      room.run("book add Walden --pages 200 --started 11-10")
      for line in ["60 --on 11-17", "100 --on 11-18", "110 --on 11-19"] {
        room.run("read Walden \(line)")
      }
      return room
    }
    let days = language(ko: "11월 18일 (100쪽), 11월 17일 (60쪽)", en: "18 Nov (p. 100), 17 Nov (p. 60)")
    // A terminal wraps the line between words.
    let line = { (outcome: CommandFixture.Outcome) in
      (outcome.output + outcome.errors).replacing("\n", with: " ")
    }
    let asked = room(.terminal)
    let stayed = asked.run("read Walden 50", answers: ["n"])
    #expect(line(stayed).contains(days), "\(stayed)")
    #expect(try asked.queries.find("Walden").reading?.page == 110)
    // Only the days beyond the page are mentioned.
    let one = line(asked.run("read Walden 80", answers: ["n"]))
    #expect(one.contains("80") && one.contains("100") && !one.contains("60"), "\(one)")
    // A record that is left without pages is removed, which is asked about as well.
    let last = line(asked.run("read Walden 100", answers: ["n"]))
    #expect(last.contains(language(ko: "11월 19일", en: "19 Nov")), "\(last)")
    #expect(asked.run("read Walden 50", answers: ["y"]).status == .success)
    let book = try asked.queries.find("Walden")
    // Nothing was read on the two later days any more.
    #expect(try asked.queries.history(of: book.id, in: 0..<9).map(\.page) == [50])
    let piped = room(.piped)
    let refused = piped.run("read Walden 50")
    #expect(refused.status == .wrongUsage && refused.errors.contains("--yes"))
    #expect(line(refused).contains(days), "\(refused)")
    #expect(try piped.queries.find("Walden").reading?.page == 110)
    let done = piped.run("read Walden 50 --yes")
    let changed = language(
      ko: ["11월 17일 (60쪽)", "11월 19일 (110쪽), 11월 18일 (100쪽)"],
      en: ["17 Nov (p. 60)", "19 Nov (p. 110), 18 Nov (p. 100)"])
    #expect(done.status == .success && changed.allSatisfy { line(done).contains($0) }, "\(done)")
    #expect(try piped.queries.find("Walden").reading?.page == 50)
  }

  /// What is recorded, and what the answer must and must not mention.
  private static let goneBack: [(line: String, says: [Words], never: Words)] = [
    (
      "40 --on 11-19",
      [
        Words(ko: "적어 둔 것을 40쪽에 맞췄어요: 11월 17일 (60쪽)", en: "Set back to p. 40: 17 Nov (p. 60)"),
        Words(ko: "11월 19일에는 새로 읽은 쪽이 없어", en: "Nothing new was read on 19 Nov"),
      ], Words(ko: "17일에 40쪽 읽었어요", en: "read on 17 Nov")
    ),
    (
      "0",
      [
        Words(
          ko: "기록은 지웠어요: 11월 17일 (60쪽)",
          en: "Removed days left with nothing read: 17 Nov (p. 60)")
      ],
      Words(ko: "맞췄어요", en: "Set back")
    ),
    (
      "40 --on 11-17", [Words(ko: "11월 17일에 40쪽 읽었어요", en: "40 pages read on 17 Nov")],
      Words(ko: "맞췄어요", en: "Set back")
    ),
  ]

  @Test(arguments: Language.allCases, goneBack)
  func `going back to a page names the days that recorded it`(
    language: Language, row: (line: String, says: [Words], never: Words)
  ) {
    let room = BookCommandFixture(language, .piped)
    room.run("book add Walden --pages 200 --started 11-10")
    room.run("read Walden 60 --on 11-17")
    let outcome = room.run("read Walden \(row.line) --yes")
    #expect(outcome.status == .success)
    for words in row.says {
      #expect(outcome.errors.contains(words(language)) || outcome.output.contains(words(language)))
    }
    #expect(!(outcome.output + outcome.errors).contains(row.never(language)), "\(outcome)")
  }

  @Test func `many changed days are reported by the latest and the first`() throws {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Ebook --started 11-01")
    for day in 2...9 { room.run("read Ebook \(50 + day)% --on 11-0\(day)") }
    let asked = room.run("read Ebook 50%", answers: ["n"]).errors.replacing("\n", with: " ")
    #expect(asked.contains("8 Nov (58%), 7 Nov (57%), 6 Nov (56%), 5 Nov (55%), 4 Nov (54%)"))
    #expect(asked.contains("and 2 more from 2 Nov on"), "\(asked)")
    // A single further day is listed too.
    let fewer = room.run("read Ebook 52%", answers: ["n"]).errors.replacing("\n", with: " ")
    #expect(fewer.contains("4 Nov (54%), 3 Nov (53%).") && !fewer.contains("more from"), "\(fewer)")
  }

  @Test func `a page before an earlier day's is refused if later records stay`() throws {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Walden --pages 200 --started 11-10")
    room.run("read Walden 60% --on 11-17")
    room.run("read Walden 80% --on 11-19")
    let refused = room.run("read Walden 50% --on 11-18", answers: ["y"])
    #expect(refused.status == .wrongUsage && !refused.errors.contains("?"))
    #expect(refused.errors.contains("50% lies before 60%"), "\(refused.errors)")
    #expect(try room.queries.find("Walden").reading?.page == 160)
    // The same percentage as the page before. Only page numbers tell them apart.
    room.run("book add Emma --pages 999 --started 11-10")
    room.run("read Emma 509 --on 11-17")
    room.run("read Emma 600 --on 11-19")
    #expect(room.run("read Emma 50% --on 11-18").errors.contains("Page 500 lies before page 509"))
    room.run("book add Ebook --started 11-10")
    room.run("read Ebook 60% --on 11-17")
    room.run("read Ebook 80% --on 11-19")
    #expect(room.run("read Ebook 50% --on 11-18").errors.contains("50% lies before 60%"))
  }

  @Test(arguments: [
    ("read Walden 30쪽 더", 80), ("read Walden \"30쪽 더\"", 80), ("read Walden 30 more pages", 80),
    ("read Walden 60 pages", 60), ("read Walden 30 쪽 더", 80),
  ])
  func `relative pages can be written in several ways`(line: String, page: Int) throws {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Walden --pages 200 --started 11-10")
    room.run("read Walden 50 --on 11-18")
    #expect(room.run(line).status == .success)
    #expect(try room.queries.find("Walden").reading?.page == page)
  }

  @Test(arguments: Language.allCases)
  func `a book finished without records is not praised for its pages`(language: Language) throws {
    let room = BookCommandFixture(language)
    room.run("book add Walden --pages 352")
    room.run("book finish Walden", answers: ["y", ""])
    #expect(try room.queries.find("Walden").isFinished)
    #expect(!room.transcript.contains(language(ko: "수고했어요", en: "Well done")))
    room.run("book show Walden")
    try expectGolden("Books/finished-unread-\(language.rawValue)", room.transcript)
  }

  @Test func `a stored book without an author can be the one that is added`() throws {
    let line = "book add 데미안 --pages 240 --author \"헤르만 헤세\""
    func room(_ form: CommandFixture.Form = .terminal) -> BookCommandFixture {
      let room = BookCommandFixture(.korean, form)
      room.run("book add 데미안 --pages 240")
      return room
    }
    let same = room()
    let filled = same.run(line, answers: ["y"])
    #expect(filled.status == .success && filled.errors.contains("같은 책인가요?"))
    #expect(try same.queries.totals().open == 1)
    #expect(try same.queries.find("데미안").author == "헤르만 헤세")
    let other = room()
    #expect(other.run(line, answers: ["n"]).status == .success)
    #expect(try other.queries.totals().open == 2)
    // With `--yes` there are no questions, and no books are merged.
    let third = other.run("book add 데미안 --pages 240 --author \"다른 이\" --yes")
    #expect(third.status == .success && !third.errors.contains("?"))
    let piped = room(.piped)
    let refused = piped.run(line)
    #expect(refused.status == .wrongUsage && refused.errors.contains("--yes"))
    #expect(refused.errors.contains("hearth book edit 데미안 --author '헤르만 헤세'"), "\(refused)")
    #expect(try piped.queries.totals().open == 1)
    #expect(piped.run(line + " --yes").status == .success)
    #expect(try piped.queries.totals().open == 2)
    let english = BookCommandFixture(.english, .piped)
    english.run("book add Demian")
    #expect(
      english.run("book add Demian --author Hesse").errors
        .contains("“Demian” is already there without an"))
  }

  @Test(arguments: Language.allCases)
  func `an author typed after the title of a stored book is filled in`(language: Language) throws {
    let room = BookCommandFixture(language, .piped)
    room.run("book add 아몬드")
    room.run("book add 아몬드,손원평 --pages 272")
    let book = try room.queries.find("아몬드")
    #expect(try room.queries.totals().open == 1)
    #expect(book.author == "손원평" && book.details.pages?.value == 272)
    #expect(
      room.transcript.contains(language(ko: "지은이를 적어 넣었어요: 손원평", en: "Added its author: 손원평")))
    // The title was typed by hand and did not come from a list of classics.
    room.run("book add \"My own tale\"")
    let typed = room.run("book add \"My own tale, Jane Doe\" --target +14d --pages 100")
    #expect(typed.status == .success && !typed.errors.contains(language(ko: "고전", en: "classics")))
    // Any other title keeps its comma.
    room.run("book add \"Eats, Shoots & Leaves\"")
    #expect(try room.queries.find("Eats, Shoots & Leaves").author.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `a title of exactly one classic gets its author`(language: Language) throws {
    let demian = try BookDetails(title: BookTitle("Demian"), author: BookAuthor("Hermann Hesse"))
    let twice = try ["A", "B"].map {
      try BookDetails(title: BookTitle("Poems"), author: BookAuthor($0))
    }
    let room = BookCommandFixture(
      language, sources: StubSources(books: [.classics: [demian] + twice]))
    let added = room.run("book add demian")
    #expect(added.errors.contains(language(ko: "고전 목록에서", en: "in the list of classics")))
    #expect(try room.queries.find("demian").author == "Hermann Hesse")
    #expect(!room.run("book add Demi").errors.contains("Hesse"))
    room.run("book remove demian --yes")
    room.run("book add Demian --author \"\"")
    #expect(try room.queries.find("Demian").author.isEmpty)
    room.run("book add Poems")
    #expect(try room.queries.find("Poems").author.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `a second book with the same title and author is asked about, or reported in a pipe`(
    language: Language
  ) throws {
    let line = "book add Walden --author Thoreau"
    for (answers, count) in [(["n"], 1), (["y"], 2)] {
      let room = BookCommandFixture(language)
      room.run(line)
      let asked = room.run(line, answers: answers)
      #expect((asked.output + asked.errors).contains(language(ko: "하나 더", en: "once more")))
      #expect(try room.queries.totals().open == count)
    }
    let piped = BookCommandFixture(language, .piped)
    piped.run(line)
    let second = piped.run(line)
    #expect(second.status == .success, "\(second)")
    #expect((second.output + second.errors).contains("hearth book remove"), "\(second)")
    #expect(try piped.queries.totals().open == 2)
  }
}
