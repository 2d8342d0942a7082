import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookCommandTests {
  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `a book is read from the first page to the last`(
    language: Language, form: CommandStage.Form
  ) throws {
    let room = ReadingRoom(language, form)
    room.run("book")
    room.run("book add 데미안 --author \"헤르만 헤세\" --pages 240 --target +14d --theme mango")
    room.run("read 데미안 20")
    room.day("2026-11-23")
    room.run("book read ㄷㅁㅇ 20% --at 08:10")
    room.run("book")
    room.run("book read 데미안 90 --on 일")
    room.run("book read 데미안 40 --on sun --at 23:00")
    room.run("book history 데미안")
    room.run("book show 데미안")
    room.run("book sentence add 데미안 \"새는 알에서 나오려고 투쟁한다\" --page 123 --saying")
    room.run("book sentence add 데미안 \"알은 세계다\"")
    room.run("book sentence edit 데미안 세계 --page 124")
    room.run("book sentence list 데미안")
    room.day("2026-12-01")
    room.run("book finish 데미안 --yes")
    room.run("book rate 데미안 4.5")
    room.run("book favourite 데미안")
    room.run("book list --finished")
    room.run("book show 데미안")
    room.run("book again 데미안 --target +30d")
    room.run("read 데미안 240쪽")
    room.run("book history 데미안")
    room.run("book unfavourite 데미안")
    room.run("book reopen 데미안")
    room.run("book unread 데미안 --yes")
    try expectGolden(name("season", language, form), room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a target that nobody chose says so, and how to choose one`(language: Language) throws {
    let room = ReadingRoom(language)
    let chosen = room.run("book add Chosen --pages 600 --target +7d").output
    #expect(!chosen.contains("hearth book edit"))
    let usual = room.run("book add Dune --pages 600").output
    let id = try room.queries.find("Dune").id.short
    #expect(usual.contains(language(ko: "목표일을 적지 않아서", en: "You named no target")))
    #expect(usual.contains("\n  hearth book edit \(id) --target +30d\n"))
    #expect(room.run("book edit \(id) --target +30d").status == .done)
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `every list has its order and its books`(
    language: Language, form: CommandStage.Form
  ) throws {
    let room = full(language, form)
    for line in [
      "book", "book list --late", "book list --finished", "book list --favourites",
      "book list --all", "book list --all --grouped --sort title", "book list --sort -title",
      "book list --sort progress", "book list --sort own", "book list --category 소설",
      "book list --search ㅋㅅㅁㅅ", "book list --search hesse --all", "book list --search 없는것",
      "book show 코스모스", "book show 싯다르타",
    ] {
      #expect(room.run(line).status == .done, "\(line)")
    }
    try expectGolden(name("lists", language, form), room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `bad input gets one sentence and changes nothing`(language: Language) throws {
    let room = full(language, .piped)
    let before = try room.books
    for (line, status) in RefusedBooks.lines {
      let outcome = room.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("hearth: ") } == 1)
    }
    #expect(try room.books == before)
    try expectGolden("Books/refused-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `what cannot be undone is asked first`(language: Language) throws {
    let room = full(language, .terminal)
    let count = try room.books.count
    room.run("book remove 코스모스", answers: ["n"])
    #expect(room.run("book remove 코스모스").status == .wrongUsage)
    #expect(try room.books.count == count)
    room.run("book remove 코스모스", answers: ["y"])
    #expect(try room.books.count == count - 1)
    room.run("read 데미안 10", answers: ["n"])
    #expect(try room.queries.find("데미안").reading?.page == 60)
    #expect(room.run("read 데미안 10 --no-input").status == .failed)
    room.run("read 데미안 10", answers: ["y"])
    #expect(try room.queries.find("데미안").reading?.page == 10)
    room.run("read 데미안 5 --yes")
    room.run("book unread 데미안", answers: ["y"])
    room.run("book sentence remove 데미안 알은", answers: ["n"])
    room.run("book sentence remove 데미안 알은", answers: ["y"])
    try expectGolden("Books/asking-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a finished book is celebrated and rated`(language: Language) throws {
    let room = full(language, .terminal)
    room.run("book finish 데미안", answers: ["y", "4.3", "4.5"])
    #expect(try room.queries.find("데미안").rating == Rating("4.5"))
    room.run("book rate 데미안 none")
    room.run("read 코스모스 100%", answers: [""])
    #expect(try room.queries.find("코스모스").isFinished)
    room.run("book finish \"오만과 편견\" --on 어제", answers: ["y", "x", "y", "z"])
    try expectGolden("Books/finishing-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a book is called finished before its last page only after a question`(
    language: Language
  ) throws {
    let room = ReadingRoom(language)
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
    #expect(room.run("book finish Walden --yes").status == .done)
    room.run("book reopen Walden")
    #expect(room.run("book finish Walden").status == .done)
    try expectGolden("Books/unfinished-\(language.rawValue)", room.transcript)
  }

  @Test func `a book kept without an author may be the one that is added`() throws {
    let line = "book add 데미안 --pages 240 --author \"헤르만 헤세\""
    func room(_ form: CommandStage.Form = .terminal) -> ReadingRoom {
      let room = ReadingRoom(.korean, form)
      room.run("book add 데미안 --pages 240")
      return room
    }
    let same = room()
    let refused = same.run(line, answers: ["y"])
    #expect(refused.status != .done && refused.errors.contains("같은 책인가요?"))
    #expect(try same.queries.totals().open == 1)
    let other = room()
    #expect(other.run(line, answers: ["n"]).status == .done)
    #expect(try other.queries.totals().open == 2)
    // With --yes nobody is asked, and no two books are made one.
    let third = other.run("book add 데미안 --pages 240 --author \"다른 이\" --yes")
    #expect(third.status == .done && third.errors.isEmpty)
    let piped = room(.piped)
    #expect(piped.run(line).status == .done)
    #expect(try piped.queries.totals().open == 2)
  }

  @Test(arguments: Language.allCases)
  func `a sentence that ends itself gets no second full stop`(language: Language) {
    let room = ReadingRoom(language)
    room.run("book add Walden --pages 352")
    let kept = room.run("book sentence add Walden \"The end.\"").output
    #expect(kept.hasSuffix(language(ko: "‘The end.’\n", en: "Kept “The end.”\n")))
    let paged = room.run("book sentence add Walden \"Why?\" --page 3").output
    #expect(paged.hasSuffix(language(ko: "(3쪽).\n", en: "“Why?” (p. 3).\n")))
    #expect(!room.run("book sentence add Walden \"No end\"").output.hasSuffix("..\n"))
    let unknown = room.run("book show Mr.").errors
    #expect(unknown.contains(language(ko: "‘Mr.’", en: "matches “Mr.” “hearth book")))
  }

  @Test(arguments: Language.allCases)
  func `what is out of the ordinary is said calmly`(language: Language) throws {
    let room = full(language, .terminal)
    let count = try room.books.count
    room.run("book unfavourite 코스모스")
    #expect(room.run("book add 데미안 --author \"헤르만 헤세\"").status == .failed)
    #expect(room.run("book add 데미안 --author \"헤르만 헤세\" --pages 9").status == .failed)
    #expect(try room.books.count == count)
    room.run("book finish 데미안", answers: ["y", ""])
    room.day("2027-01-05")
    room.run("book reopen 싯다르타")
    room.run("book show 싯다르타")
    room.run("book list --late")
    try expectGolden("Books/calmly-\(language.rawValue)", room.transcript)
  }

  @Test func `books move by hand`() throws {
    let room = full(.english, .terminal)
    let order = { try room.books.filter(\.isOpen).map(\.title) }
    #expect(try order() == ["데미안", "코스모스", "오만과 편견"])
    room.run("book move \"오만과 편견\" first")
    #expect(try order() == ["오만과 편견", "데미안", "코스모스"])
    room.run("book move 데미안 down")
    #expect(try order() == ["오만과 편견", "코스모스", "데미안"])
    #expect(room.run("book move 데미안 down").output.contains("at that end already"))
    #expect(room.run("book move 싯다르타 up").status == .failed)
  }

  @Test func `what is edited changes, and the rest stays`() throws {
    let room = full(.english, .terminal)
    #expect(
      room.run(
        "book edit 데미안 --title Demian --subtitle Youth --publisher 민음사 --published 2000-12"
          + " --isbn 89-374-6044-0 --category classics --theme cloud --link https://a.kr/b"
          + " --description \"Emil grows up\" --target +20d --started 11-01 --pages 239"
      ).status == .done)
    var book = try room.queries.find("Demian")
    #expect(book.details.isbn?.value == "9788937460449")
    #expect(book.details.category == .classics)
    #expect(book.details.publishedOn?.description == "2000-12")
    #expect(book.author == "헤르만 헤세")
    #expect(book.reading?.startedOn == Day(year: 2026, month: 11, day: 1))
    #expect(book.plan(today: room.queries.today)?.daysLeft == 20)
    room.run("book edit Demian --isbn \"\" --published \"\" --link \"\" --author \"\"")
    book = try room.queries.find("Demian")
    #expect(book.details.isbn == nil && book.details.publishedOn == nil)
    #expect(book.details.link == nil && book.author.isEmpty)
  }

  @Test func `lists fit a narrow terminal`() throws {
    let room = full(.korean, .terminal)
    room.stage.width = 40
    for line in ["book", "book list --all", "book list --finished", "book show 코스모스"] {
      let widest =
        room.run(line).output.split(separator: "\n")
        .map { DisplayWidth.standard.columns(of: String($0)) }.max() ?? 0
      #expect(widest <= 40, "\(line)")
    }
    try expectGolden("Books/narrow", room.transcript)
  }

  @Test func `bars have the colours of their themes`() throws {
    let room = full(.korean, .terminal)
    room.stage.colors = .sixteen
    try expectGolden("Books/colours", room.run("book").output)
  }

  /// One of each kind.
  private func full(_ language: Language, _ form: CommandStage.Form) -> ReadingRoom {
    let room = ReadingRoom(language, form)
    room.day("2026-11-10")
    for line in [
      "데미안 --author \"헤르만 헤세\" --pages 240 --target +14d --category 소설 --theme mango",
      "코스모스 --author \"칼 세이건\" --pages 692 --target +30d --category 과학 --theme cloud",
      "\"오만과 편견\" --author \"제인 오스틴\" --pages 512 --target +5d --category 고전",
      "싯다르타 --author \"헤르만 헤세 (Hesse)\" --pages 230 --isbn 9788937460432",
    ] {
      room.run("book add " + line)
    }
    room.run("read 데미안 60")
    room.run("read \"오만과 편견\" 120")
    room.run("read 코스모스 50 --at 07:30")
    room.run("book sentence add 데미안 \"알은 세계다\" --page 10")
    room.day("2026-11-15")
    room.run("book finish 싯다르타 --yes")
    room.run("book rate 싯다르타 5")
    room.run("book favourite 싯다르타")
    room.day("2026-11-20")
    return room
  }

  private func name(
    _ golden: String, _ language: Language, _ form: CommandStage.Form
  ) -> String {
    "Books/\(golden)-\(form.rawValue)-\(language.rawValue)"
  }
}
