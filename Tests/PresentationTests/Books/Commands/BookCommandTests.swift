import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct BookCommandTests {
  @Test func `JSON of a book contains all of its thousands of sentences`() throws {
    let room = BookCommandFixture(.english, .json)
    room.run("book add Demian --pages 3000")
    let book = try #require(room.books.first)
    try room.store.write { repositories in
      for number in 1...2_000 {
        try repositories.sentences.save(
          Sentence(
            id: #require(ID(rawValue: Int64(number))), book: book.id, text: SentenceText("One"),
            page: 1,
            addedAt: Instant(milliseconds: 0)))
      }
    }
    room.run("book sentence add Demian \"The egg is the world\" --page 2000 --saying")
    let shown = room.run("book show Demian").output
    #expect(shown.contains(#""sayings":[{"#), "\(shown.suffix(200))")
  }

  @Test(arguments: Language.allCases)
  func `adding an existing book names the commands for it`(language: Language) {
    let room = BookCommandFixture(language)
    let line = "book add Demian --isbn 9788937460449 --pages 240"
    room.run(line)
    let open = room.run(line).errors
    #expect(open.contains("hearth book edit ") && !open.contains("hearth book again"))
    room.run("book finish Demian --yes")
    let finished = room.run(line).errors
    #expect(finished.contains("hearth book again ") && !finished.contains("--target"))
  }

  @Test(arguments: [
    ("read \"Left hand 130\"", 130), ("read \"Left hand 120 pages\"", 120),
    ("read \"Left hand page 120\"", 120), ("read \"Left 10쪽 더\" --on today", 10),
    ("read left done", 300), ("read left hand finished", 300), ("read left 끝", 300),
    ("read left hand 다 읽음", 300), ("read left 완독 --on 2026-11-01", 300),
  ])
  func `a page may be quoted together with the title, and finishing has its words`(
    line: String, page: Int
  ) throws {
    let room = BookCommandFixture(.english, .piped)
    room.run("book add \"Left hand\" --pages 300 --started 2026-11-01")
    let outcome = room.run(line)
    #expect(outcome.status == .success, "\(outcome.errors)")
    let book = try room.queries.find("Left hand")
    #expect(book.isFinished == (page == 300) && (book.isFinished || book.reading?.page == page))
  }

  @Test(arguments: [
    ("read Fahrenheit 451", "hearth read 'Fahrenheit 451' +10"),
    ("read \"Fahrenheit 451\"", "hearth read 'Fahrenheit 451' +10"),
    ("read catch 22", "hearth read 'catch 22' +5%"), ("read 세상의 끝", "hearth read '세상의 끝' +5%"),
    ("book rate \"Book 3\"", "hearth book rate 'Book 3' 4.5"),
  ])
  func `a number at the end of a title is not taken for a page`(line: String, instead: String)
    throws
  {
    for language in Language.allCases {
      let room = BookCommandFixture(language)
      room.run("book add \"Fahrenheit 451\" --pages 500")
      for title in ["Catch-22", "\"세상의 끝\"", "\"Book 3\""] { room.run("book add \(title)") }
      let refused = room.run(line)
      #expect(refused.status == .wrongUsage && refused.errors.contains(instead), "\(refused)")
      #expect(room.run(String(instead.dropFirst("hearth ".count))).status == .success)
    }
  }

  @Test(arguments: ["read catch +22", "read catch 22%", "read \"catch 22\" 22"])
  func `a page with a sign is not taken for the end of a title`(line: String) throws {
    let room = BookCommandFixture(.english)
    room.run("book add Catch-22 --pages 100")
    let outcome = room.run(line)
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(try room.queries.find("Catch").reading?.page == 22)
  }

  @Test(arguments: ["read \" \" 12", "read \" \" done"])
  func `a blank title matches no book`(line: String) {
    let outcome = BookCommandFixture(.english).run(line)
    #expect(outcome.status == .failed && outcome.errors.contains("No book matches"), "\(outcome)")
  }

  @Test(arguments: [
    ("book history", "  hearth read 'The Hobbit' 20%"),
    ("book sentence list", "  hearth book sentence add 'The Hobbit' TEXT"),
  ])
  func `a suggested command quotes the title for the shell`(line: String, invited: String) {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add \"The Hobbit\"")
    let shown = room.run("\(line) hobbit")
    #expect((shown.output + shown.errors).contains(invited), "\(shown)")
  }

  @Test func `without a full title, reading refers to the only open book`() throws {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add \"A Light One\" --pages 300")
    room.run("book add \"A Light Two\" --pages 300")
    room.run("book finish \"A Light Two\" --yes")
    #expect(room.run("read light 30").status == .success)
    #expect(try room.queries.find("A Light One").reading?.page == 30)
    // Other commands do not allow this, and among several open books none is guessed.
    #expect(room.run("book show light").status == .failed)
    room.run("book add \"A Light Three\" --pages 300")
    #expect(room.run("read light 40").status == .failed)
    // A full title refers to its book, whether finished or not.
    room.run("book add Light --pages 10")
    room.run("book finish Light --yes")
    #expect(room.run("read light 5").errors.contains("finished"))
  }

  @Test(
    arguments: [
      ("read Ebook +5%", "\"progress\":15"), ("read Ebook +10%", "\"progress\":20"),
      ("read Paper +5%", "\"pagesRead\":45"), ("read Odd +5%", "\"pagesRead\":301"),
      ("book rate Paper \"4 점\"", "\"rating\":4,"), ("book rate Paper ★4", "\"rating\":4,"),
      ("book rate Paper 4점", "\"rating\":4,"), ("book rate Paper ★3.5점", "\"rating\":3.5"),
      ("book edit Paper --theme 하양", "\"theme\":\"rice-cake\""),
      ("book edit Paper --theme pink", "\"theme\":\"honey\""),
      ("book edit Paper --theme \"sky blue\"", "\"theme\":\"cloud\""),
      ("book edit Ebook --pages 100", "\"pages\":100"),
      ("book edit Kept --pages \"\"", "\"pages\":null"),
      ("book edit Kept --category \"\"", "\"category\":\"other\""),
    ])
  func `values are accepted as they are displayed`(line: String, told: String) {
    let room = BookCommandFixture(.english, .json)
    room.run("book add Ebook")
    room.run("read Ebook 10% --on 11-19")
    room.run("book add Paper --pages 300")
    room.run("read Paper 30 --on 11-19")
    room.run("book add Kept --pages 120 --category fiction")
    room.run("book add Odd --pages 301")
    room.run("read Odd 95% --on 11-19")
    let outcome = room.run(line)
    #expect(outcome.output.contains(told), "\(outcome)")
  }

  @Test(arguments: Language.allCases)
  func `a start that is dropped for an earlier finish is reported`(language: Language) {
    let room = BookCommandFixture(language)
    room.run("book add Demian --pages 240")
    let told = room.run("book finish Demian --on 2015-05-05 --yes")
    #expect(told.status == .success, "\(told)")
    #expect(told.errors.contains(language(ko: "비워 두었어요", en: "left blank")), "\(told)")
  }

  @Test func `a comment and a sentence are offered for a finished book`() throws {
    let room = BookCommandFixture(.english, .piped)
    func offered(_ title: String) throws -> Words? {
      let book = try room.queries.find(title)
      return BookMessages(book, formatter: room.tools.formatter, in: .english).nextStepSuggestion
    }
    room.run("book add Demian --pages 240")
    room.run("book add Walden --pages 300 --description \"By a pond.\"")
    #expect(try offered("Demian") == nil)
    for title in ["Demian", "Walden"] {
      // Hints for people are not printed into a pipe.
      #expect(!room.run("book finish \(title) --yes").errors.contains("hearth book"))
    }
    for words in [try #require(try offered("Demian")).en, try #require(try offered("Demian")).ko] {
      #expect(words.contains("hearth book sentence add ") && words.contains("--description"))
    }
    // An existing description is not overwritten.
    let known = try #require(try offered("Walden")).en
    #expect(known.contains("hearth book sentence add ") && !known.contains("--description"))
  }

  @Test(arguments: Language.allCases)
  func `a page that was reached is not shown as one to read`(language: Language) {
    let room = BookCommandFixture(language)
    room.run("book add Demian --pages 240")
    room.run("read Demian 40")
    let told = room.run("book list").output
    #expect(told.contains(language(ko: "지금 40쪽", en: "at p. 40")), "\(told)")
    #expect(!told.contains(language(ko: "40쪽까지", en: "to p. 40")), "\(told)")
  }

  @Test(arguments: Language.allCases)
  func `the average covers days with reading, and books without records are named`(
    language: Language
  ) {
    let room = BookCommandFixture(language)
    room.run("book add Demian --pages 240")
    room.run("read Demian 40")
    let unnoted = language(ko: "날마다 적지 않고 다 읽은 책", en: "Not counted here:")
    #expect(!room.run("book stats --range 1y").output.contains(unnoted))
    room.run("book add Walden --pages 300")
    room.run("book finish Walden --yes")
    let told = room.run("book stats --range 1y").output
    #expect(told.contains(language(ko: "읽은 날 평균 40쪽", en: "40 each on average")), "\(told)")
    #expect(told.contains(unnoted), "\(told)")
  }

  @Test func `recorded pages become percentages only after a question`() throws {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Demian --pages 240")
    room.run("read Demian 46")
    #expect(room.run("book edit Demian --pages \"\"", answers: ["n"]).status == .success)
    #expect(try room.queries.find("Demian").reading?.page == 46)
    #expect(room.run("book edit Demian --pages \"\" --no-input").status != .success)
    room.run("book edit Demian --pages \"\"", answers: ["y"])
    #expect(try room.queries.find("Demian").isReadInPercent)
  }

  @Test func `a book without a chosen cover gets a coloured one`() throws {
    let room = BookCommandFixture(.english, .json)
    for number in 1...12 { room.run("book add \"Book \(number)\" --pages 100") }
    let covers = Set(try room.books.map(\.theme))
    #expect(covers.isDisjoint(with: [.riceCake, .blackBean]))
    #expect(covers.count > 1)
    room.run("book add Chosen --theme white")
    #expect(try room.queries.find("Chosen").theme == .riceCake)
  }

  @Test func `covers are listed by their displayed names`() {
    for (language, names) in [(Language.korean, "하양 rice-cake"), (.english, "white (rice-cake)")] {
      let room = BookCommandFixture(language)
      let refused = room.run("book add Demian --theme plaid")
      #expect(refused.errors.contains(names), "\(refused.errors)")
    }
  }

  @Test(arguments: Language.allCases)
  func `two books with one title are named by id before a merge`(
    language: Language
  ) throws {
    let room = BookCommandFixture(language)
    room.run("book add Demian --author Hesse --pages 240")
    room.run("book add Demian --author \"H. Hesse\" --pages 250")
    let ids = try room.books.map(\.id.shortForm)
    let asked = room.run("book merge \(ids[0]) \(ids[1])", answers: ["n"])
    let text = asked.output + asked.errors
    for id in ids { #expect(text.contains(" (\(id))"), "\(text)") }
  }

  @Test func `all output forms of a list have the same pages per day`() throws {
    let room = BookCommandFixture(.english, .json)
    room.run("book add Demian --pages 172 --target +10d")
    room.run("read Demian 18")
    #expect(room.run("book show Demian").output.contains("\"pagesPerDay\":16,"))
    room.fixture.form = .piped
    #expect(room.run("book list").output.contains("\t16\t"))
    room.fixture.form = .terminal
    #expect(room.run("book show Demian").output.contains("16 pages from tomorrow"))
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `the course of a book from the first page to the last`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let room = BookCommandFixture(language, form)
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
    try expectGolden(BookCommandFixture.golden("season", language, form), room.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `sentences of all books are listed, the newest first`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let room = BookCommandFixture(language, form)
    room.run("book sentence list")
    room.run("book add 데미안 --author \"헤르만 헤세\" --pages 240 --target +14d")
    room.run("book add \"노인과 바다\" --pages 128 --target +14d")
    room.run(
      "book sentence add 데미안 \"새는 알에서 나오려고 투쟁한다. 알은 세계다. 태어나려는 자는 한 세계를 깨뜨려야 한다.\""
        + " --page 123")
    room.day("2026-11-23")
    room.run("book sentence add 노인과 \"바다는 다정하고 아름답다.\" --page 30 --saying")
    room.day("2026-11-25")
    room.run("book sentence add 데미안 \"알은 세계다\"")
    room.run("book sentence list")
    room.run("book sentence list --limit 2")
    room.run("book sentence list 노인과")
    try expectGolden(BookCommandFixture.golden("sentences", language, form), room.transcript)
  }

  @Test(arguments: [(Language.english, "still open · p. 12"), (.korean, "아직 읽는 중 · 12쪽")])
  func `a second open reading is shown with its book`(
    language: Language, told: String
  ) throws {
    let room = BookCommandFixture(language)
    room.run("book add Walden --pages 300")
    let book = try room.queries.find("Walden")
    let day = Day(literal: "2026-11-02")
    try room.store.write { repositories in
      try repositories.books.save(
        Book(
          id: book.id, details: book.details, reading: Reading(number: 2, startedOn: day),
          place: book.position, addedAt: book.addedAt))
      try repositories.books.save(
        PastReading(book: book.id, reading: Reading(startedOn: day, page: 12), rating: nil))
    }
    let shown = room.run("book show Walden")
    #expect(shown.output.contains(told), "\(shown.output)")
    let json = room.run("book list --json").output
    #expect(json.contains(#""number":1,"state":"reading""#), "\(json)")
    #expect(json.contains(#""number":2,"state":"reading""#), "\(json)")
  }

  @Test(arguments: Language.allCases)
  func `a book without a target shows how to set one`(language: Language) throws {
    let room = BookCommandFixture(language)
    let chosen = room.run("book add Chosen --pages 600 --target +7d").errors
    #expect(!chosen.contains("hearth book edit"))
    let usual = room.run("book add Dune --pages 600").errors
    let id = try room.queries.find("Dune").id.shortForm
    #expect(try room.queries.find("Dune").reading?.targetOn == nil)
    #expect(usual.contains("\n  hearth book edit \(id) --target +30d\n"))
    #expect(room.run("book edit \(id) --target +30d").status == .success)
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("finished", "--finished"), ("완독", "--finished"), ("다 읽은 책", "--finished"),
      ("late", "--late"), ("favorites", "--favourites"), ("좋아하는 책", "--favourites"),
      ("all", "--all"), ("모두", "--all"), ("reading", ""), ("읽는 중", ""),
    ])
  func `a list can be named in words`(words: String, flag: String) {
    let room = BookCommandFixture.full(.english, .json)
    let named = room.run("book list \(words)")
    #expect(named.status == .success && named.output == room.run("book list \(flag)").output)
    #expect(room.run("book list hesse").errors.contains("favourites"))
    #expect(room.run("book list finished --late").status == .wrongUsage)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `every list has its books and its order`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let room = BookCommandFixture.full(language, form)
    for line in [
      "book", "book list --late", "book list --finished", "book list --favourites",
      "book list --all", "book list --all --grouped --sort title", "book list --sort -title",
      "book list --sort progress", "book list --sort own", "book list --category 소설",
      "book list --search ㅋㅅㅁㅅ", "book list --search hesse --all", "book list --search 없는것",
      "book show 코스모스", "book show 싯다르타",
    ] {
      #expect(room.run(line).status == .success, "\(line)")
    }
    try expectGolden(BookCommandFixture.golden("lists", language, form), room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `invalid input gets one sentence and changes nothing`(language: Language) throws {
    let room = BookCommandFixture.full(language, .piped)
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
  func `a sentence that ends with a full stop gets no second one`(language: Language) {
    let room = BookCommandFixture(language)
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
  func `unusual cases have calm messages`(language: Language) throws {
    let room = BookCommandFixture.full(language, .terminal)
    let count = try room.books.count
    room.run("book unfavourite 코스모스")
    let twin = "book add 데미안 --author \"헤르만 헤세\""
    #expect(room.run(twin, answers: ["n"]).status == .success)
    #expect(room.run(twin + " --pages 9", answers: ["n"]).status == .success)
    #expect(try room.books.count == count)
    room.run("book finish 데미안", answers: ["y", ""])
    room.day("2027-01-05")
    room.run("book reopen 싯다르타")
    room.run("book show 싯다르타")
    room.run("book list --late")
    try expectGolden("Books/calmly-\(language.rawValue)", room.transcript)
  }

  @Test func `books are moved manually`() throws {
    let room = BookCommandFixture.full(.english, .terminal)
    let order = { try room.books.filter(\.isOpen).map(\.title) }
    #expect(try order() == ["데미안", "코스모스", "오만과 편견"])
    room.run("book move \"오만과 편견\" first")
    #expect(try order() == ["오만과 편견", "데미안", "코스모스"])
    room.run("book move 데미안 down")
    #expect(try order() == ["오만과 편견", "코스모스", "데미안"])
    #expect(room.run("book move 데미안 down").output.contains("already at that end"))
    #expect(room.run("book move 싯다르타 up").status == .failed)
  }

  @Test func `editing changes only the given fields`() throws {
    let room = BookCommandFixture.full(.english, .terminal)
    #expect(
      room.run(
        "book edit 데미안 --title Demian --subtitle Youth --publisher 민음사 --published 2000-12"
          + " --isbn 89-374-6044-0 --category classics --theme cloud --link https://a.kr/b"
          + " --description \"Emil grows up\" --target +20d --started 11-01 --pages 239"
      ).status == .success)
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
    #expect(room.run("book edit Demian --target \"\"").status == .success)
    book = try room.queries.find("Demian")
    #expect(book.reading != nil && book.reading?.targetOn == nil)
  }

  @Test(arguments: ["\"\"", "none", "None", "없음"])
  func `a word can clear a value`(none: String) throws {
    let room = BookCommandFixture(.english, .piped)
    room.run(
      "book add Emma --author Austen --pages 400 --target +20d --isbn 9788937460449"
        + " --published 1815 --category classics --link https://a.kr/b")
    var book = try room.queries.find("Emma")
    #expect(book.reading?.targetOn != nil && book.details.isbn != nil)
    let gone = ["target", "pages", "isbn", "published", "category", "link"]
    let line = gone.map { "--\($0) \(none)" }.joined(separator: " ")
    #expect(room.run("book edit Emma \(line)").status == .success)
    book = try room.queries.find("Emma")
    #expect(book.reading?.targetOn == nil)
    #expect(book.details.pages == nil && book.details.isbn == nil && book.details.link == nil)
    #expect(book.details.publishedOn == nil && book.details.category == .other)
    // A text value may consist of this word.
    #expect(room.run("book edit Emma --author \(none)").status == .success)
    #expect(try room.queries.find("Emma").author == (none == "\"\"" ? "" : none))
  }

  @Test(arguments: Language.allCases)
  func `an error for a missing sentence names what it looked for`(language: Language) {
    let room = BookCommandFixture.full(language, .piped)
    let refused = room.run("book sentence share 데미안 12345")
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("hearth book sentence list"), "\(refused)")
  }
}
