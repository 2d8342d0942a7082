import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthPresentation

/// Questions about the columns of tables, and their answers.
@Suite struct ImportColumnsTests {
  private static let columns = [ReadColumn("title", "title"), ReadColumn("값", nil)]
  private static let fields = ["title", "publisher"]

  private func ask(
    _ columns: [ReadColumn], _ answers: [String], _ language: Language = .english
  ) throws -> (said: String?, errors: String) {
    var traits = ConsoleTraits(language: language)
    (traits.inputIsTerminal, traits.errorIsTerminal) = (true, true)
    var console = Console.recording(traits, answers: answers)
    let hints = try console.askFor(
      .unknownColumns(columns, fields: Self.fields), besides: ImportHints())
    return (hints?.columns.text, console.recordedErrors)
  }

  @Test(arguments: [
    (["값=publisher"], "값=publisher"), (["값=출판사"], "값=publisher"), ([""], "값=*"),
    (["titel=title", "값=price", "값=title"], "값=title"), (["값", "title="], "title=,값="),
  ])
  func `an answer names a column and a field, in either language`(
    answers: [String], said: String
  ) throws {
    #expect(try ask(Self.columns, answers, .korean).said == said)
  }

  @Test func `no answer stops the import of a table that cannot be read`() throws {
    #expect(try ask([ReadColumn("a", nil)], [""]).said == nil)
  }

  @Test func `an answer about a table that cannot be read leaves its other columns open`() throws {
    let columns = [ReadColumn("a", nil), ReadColumn("publisher", nil)]
    #expect(try ask(columns, ["a=TITLE"]).said == "a=title")
  }

  @Test(arguments: Language.allCases)
  func `the question shows how each column is read`(language: Language) throws {
    let asked = try ask(Self.columns, ["값"], language)
    try expectGolden("Commands/import-columns-\(language.rawValue)", asked.errors)
  }

  @Test func `every field has one Korean label`() {
    let words = ColumnWords(.korean)
    for field in ["first name", "link", "cover", "home address", "reminder date"] {
      #expect(words.label(of: field) != field)
    }
    #expect(words.labels(of: ["memo", "notes", "link"]) == "메모, 링크")
  }

  @Test func `a list of fields is broken between words`() throws {
    var traits = ConsoleTraits(language: .english)
    (traits.inputIsTerminal, traits.errorIsTerminal, traits.errorWidth) = (true, true, 40)
    var console = Console.recording(traits, answers: [""])
    let fields = (1...20).map { "field\($0)" }
    let question = Damage.unknownColumns([ReadColumn("a", nil)], fields: fields)
    _ = try console.askFor(question, besides: ImportHints())
    let list = console.recordedErrors.split(separator: "\n").prefix { !$0.hasPrefix("Type") }
      .filter { $0.contains("field1") }
    #expect(list.allSatisfy { $0.count <= 40 } && list.count > 1, "\(list)")
  }

  @Test func `a table has the kind of the latest one with the same columns`() throws {
    let answers = try #require(NamedColumns("물건=title,값=*"))
    let memory = ImportMemory(tables: { [RememberedTable(.books, answers)] }, save: { _ in })
    #expect(memory.kind(ofTableWith: ["값", "물건"]) == .books)
    #expect(memory.kind(ofTableWith: ["물건"]) == nil)
  }

  @Test func `answers are remembered after an import, and used for the next`() throws {
    let stored = Mutex<[RememberedTable]>([])
    let used = Mutex<[[NamedColumns]]>([])
    let memory = ImportMemory(
      tables: { stored.withLock { $0 } }, save: { all in stored.withLock { $0 = all } })
    let books = FileImport(
      ImportNouns(CountedNoun(ko: "책", en: "book"), from: CountedNoun(ko: "줄", en: "row")),
      of: .books, memory: memory
    ) { _, request in
      used.withLock { $0.append(request.hints.earlierColumns) }
      var outcome = ImportOutcome()
      let said = request.hints.columns
      outcome.report.answers = said.isEmpty ? said : said.adding(["b"], as: "")
      return outcome
    }
    let files = InMemoryFiles()
    try files.write(Array("a,b\n".utf8), to: "a.csv", replacing: false)
    func run(_ arguments: String...) throws -> String {
      var console = Console.recording(ConsoleTraits(language: .english))
      let input = try ImportCommand.input(["a.csv"] + arguments)
      try console.runImport(books, input, of: files)
      return console.recordedErrors
    }
    _ = try run("--columns", "a=title", "--dry-run")
    #expect(stored.withLock { $0.isEmpty })
    #expect(try run("--columns", "a=title").contains("import.columns"))
    #expect(try run().isEmpty)
    #expect(used.withLock { $0.last?.map(\.text) } == ["a=title,b="])
    #expect(stored.withLock { $0.map(\.kind) } == [.books] && memory.columns(of: .contacts).isEmpty)
    #expect(throws: UsageError.self) { try run("--columns", "title") }
  }
}
