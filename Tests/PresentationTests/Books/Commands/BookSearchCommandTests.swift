import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct BookSearchCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `a search result is added by its number`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let room = try BookCommandFixture(language, form, sources: sources())
    room.run("book search 데미안")
    room.run("book add --pick 1 --pages 240 --target +14d")
    room.run("book favourite --pick 2")
    room.run("book search 데미안")
    room.run("book search 데미안 --with kakao")
    room.run("book add --pick 1 --target +14d")
    room.run("book search 없는것")
    room.run("book lookup 9788937460432")
    room.run("book add --isbn 9788937460432")
    room.run("book add --isbn 9788937460432 --pages 300")
    try expectGolden("Books/search-\(form.rawValue)-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: [CommandFixture.Form.terminal, .piped, .json])
  func `a search without results says where else to look`(form: CommandFixture.Form) throws {
    let room = BookCommandFixture(.english, form, sources: try sources())
    let here = room.run("book search 없는 것")
    #expect(here.status == .success)
    #expect(here.errors.contains("\n  hearth book search '없는 것' --with openlibrary\n"))
    #expect(here.errors.contains("googlebooks, kakao, yes24"))
    #expect(here.errors.contains("\n  hearth settings set books.key.googlebooks\n"))
    let online = room.run("book search 없는것 --with openlibrary").errors
    #expect(!online.contains("online") && online.contains("googlebooks"))
    try room.files.write(Array("\n".utf8), to: "a.js", replacing: false)
    #expect(!room.run("book search --from-file a.js").errors.contains("online"))
    #expect(room.run("book search 데미안").errors.isEmpty)
  }

  @Test func `only marks that occur in the list are explained`() throws {
    let room = try BookCommandFixture(sources: sources())
    #expect(!room.run("book search 데미안").output.contains("goal"))
    room.run("book add --pick 1 --pages 240")
    let found = room.run("book search 데미안").output
    #expect(found.contains("● goal"))
    #expect(!found.contains("♥"))
  }

  @Test func `a lookup completes a search result`() throws {
    var sources = try sources()
    sources.pages = [.kakao: try PageCount(256)]
    let room = BookCommandFixture(sources: sources)
    room.run("book search 데미안 --with kakao")
    #expect(room.run("book add --pick 1 --author Hesse").status == .success)
    let book = try room.queries.find("데미안")
    #expect(book.details.pages?.value == 256)
    #expect(book.author == "Hesse")
  }

  @Test(arguments: Language.allCases)
  func `the error of one source is shown beside the results of others`(
    language: Language
  ) throws {
    var sources = try sources()
    sources.order = [.kakao, .yes24, .openLibrary, .classics]
    sources.troubles = [
      .kakao: .keyMissing(setting: "books.kakao.key", variable: "HEARTH_KAKAO_KEY"),
      .yes24: .noConnection, .openLibrary: .tooManyRequests(retryAfter: 30),
    ]
    let room = BookCommandFixture(language, .terminal, sources: sources)
    let all = room.run("book search 데미안")
    #expect(all.status == .success)
    #expect(all.output.contains("데미안"))
    #expect(all.errors.split(separator: "\n").count == 3)
    for source in ["kakao", "yes24", "openlibrary"] {
      let one = room.run("book search 데미안 --with \(source)")
      #expect(one.status == .unavailable)
      #expect(one.output.isEmpty)
    }
    #expect(room.run("book lookup 9788937460449 --with yes24").status == .unavailable)
    try expectGolden("Books/troubles-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `an unknown page count is asked for if a target is set`(language: Language) throws {
    let room = try BookCommandFixture(language, .terminal, sources: sources())
    room.run("book search 데미안")
    room.run("book add --pick 1 --target +10d", answers: ["many", "0", "240쪽"])
    #expect(try room.queries.find("데미안").details.pages?.value == 240)
    #expect(room.run("book add 코스모스 --target +10d", answers: [""]).status == .success)
    #expect(room.run("book add 월든").status == .success)
    #expect(try room.books.count == 3 && room.queries.find("월든").isReadInPercent)
    try expectGolden("Books/pages-\(language.rawValue)", room.transcript)
  }

  @Test(arguments: Language.allCases)
  func `adding an existing ISBN shows the existing book`(language: Language) throws {
    let room = BookCommandFixture(language)
    room.run("book add 데미안 --author 헤세 --pages 240 --isbn 9788937460449")
    let again = room.run("book add Demian --pages 256 --isbn 8937460440")
    #expect(again.status == .failed)
    #expect(try room.books.count == 1)
    room.run("book finish 데미안 --yes")
    room.run("book add Demian --isbn 8937460440 --pages 256")
    try expectGolden("Books/twice-\(language.rawValue)", room.transcript)
  }

  @Test func `a saved response is searched too`() throws {
    let room = BookCommandFixture()
    try room.files.write(Array("데미안\n크눌프\n".utf8), to: "a.js", replacing: false)
    try room.files.write(Array("{".utf8), to: "b.js", replacing: false)
    #expect(room.run("book search --from-file a.js").output.contains("크눌프"))
    #expect(room.run("book add --pick 2 --pages 150").status == .success)
    #expect(room.run("book search --from-file b.js").status == .badData)
    #expect(room.run("book search --from-file c.js").status == .failed)
    #expect(room.run("book search x --from-file a.js --with aladin").status == .wrongUsage)
  }

  @Test func `result pages follow one another`() throws {
    var sources = StubSources(order: [.classics])
    sources.books = [
      .classics: try (1...25).map { BookDetails(title: try BookTitle("Tale \($0)")) }
    ]
    let room = BookCommandFixture(sources: sources)
    let first = room.run("book search tale").output
    #expect(first.contains("More results: --page 2"))
    #expect(!first.contains("Tale 21"))
    let second = room.run("book search tale --page 2").output
    #expect(second.contains("Tale 21"))
    #expect(!second.contains("More results"))
    for form in [CommandFixture.Form.piped, .json] {
      let room = BookCommandFixture(.english, form, sources: sources)
      #expect(room.run("book search tale").errors.contains("More results: --page 2"))
      #expect(room.run("book search tale --page 2").errors.isEmpty)
    }
  }

  @Test func `a catalogue is imported while it is read`() throws {
    let room = BookCommandFixture()
    try room.files.write(Array("데미안\n".utf8), to: "in.csv", replacing: false)
    room.run("book catalogue import in.csv")
    #expect(room.files.arrivals == [])
    room.run("book import in.csv")
    #expect(room.files.arrivals == ["in.csv"])
  }

  @Test(arguments: Language.allCases)
  func `book files are imported and exported`(language: Language) throws {
    let room = BookCommandFixture(language)
    try room.files.write(Array("데미안\n \n코스모스\n".utf8), to: "in.csv", replacing: false)
    #expect(room.run("book import in.csv").status == .success)
    #expect(room.run("book import in.csv --format goodreads").status == .success)
    #expect(try room.books.count == 2)
    room.run("book export out.csv")
    #expect(room.files["out.csv"] == Array("csv\n데미안\n코스모스\n".utf8))
    #expect(room.run("book export out.csv").status == .failed)
    room.run("book export out.json --format goodreads --yes")
    #expect(room.files["out.json"]?.starts(with: Array("goodreads".utf8)) == true)
    room.run("book export new.json")
    #expect(room.files["new.json"]?.starts(with: Array("json".utf8)) == true)
    room.run("book export - --format csv")
    room.run("book catalogue import in.csv")
    room.run("book list --finished")
    try expectGolden("Books/files-\(language.rawValue)", room.transcript)
  }

  @Test func `statuses with another meaning in Goodreads are reported`() {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Demian --pages 240")
    func told(_ line: String) -> String {
      let outcome = room.run(line)
      #expect(outcome.status == .success, "\(line)")
      return outcome.output + outcome.errors
    }
    let first = told("book export a.csv --format goodreads")
    #expect(!first.contains("half a star") && !first.contains("My Review"))
    room.run("book rate Demian 4.5")
    room.run("book edit Demian --description \"A note of mine\"")
    let second = told("book export b.csv --format goodreads")
    #expect(second.contains("half a star was added for 1 book"), "\(second)")
    #expect(second.contains("“My Review”"), "\(second)")
    #expect(!told("book export c.csv").contains("half a star"))
  }

  private func sources() throws -> StubSources {
    var sources = StubSources()
    sources.books = [
      .classics: [
        BookDetails(
          title: try BookTitle("데미안"), subtitle: try BookSubtitle("Demian"),
          author: try BookAuthor("헤르만 헤세"), publishedOn: PublicationDate(year: 1919),
          category: .fiction),
        BookDetails(title: try BookTitle("데미안을 찾아서"), author: try BookAuthor("아무개")),
        BookDetails(
          title: try BookTitle("싯다르타"), isbn: try ISBN("9788937460432"), category: .fiction),
      ],
      .kakao: [
        BookDetails(title: try BookTitle("데미안"), isbn: try ISBN("9788937460449"))
      ],
    ]
    return sources
  }
}
