import HearthDomain
import HearthTestSupport
import JSONText
import TerminalKit
import Testing

@testable import HearthPresentation

/// Passes a book with every field set through all ways to enter and show it, so that no field is
/// forgotten.
@Suite struct WholeBookTests {
  private let whole: BookDetails
  private let now = LocalTime(literal: "2026-11-20T09:00")

  /// The thickness can be neither entered nor shown.
  init() throws {
    var details = try WholeThings.details()
    details.thickness = nil
    whole = details
  }

  private var book: Book {
    get throws {
      let there = try WholeThings().book
      return Book(id: there.id, details: whole, addedAt: there.addedAt)
    }
  }

  @Test func `every field has an option`() throws {
    let room = BookCommandFixture()
    room.run("book add Demian --pages 9")
    let fields = BookField.allCases.filter { $0 != .thickness }
    room.run(
      ["book", "edit", "Demian"]
        + fields.flatMap { ["--" + $0.columnName, whole.value(of: $0).asText] })
    #expect(try room.books.map(\.details) == [whole])
    #expect(BookEditCommand.spec.options.count == fields.count + 3)
  }

  @Test func `every field but the cover's is in the form`() throws {
    let editing = BookFormScreen.State(editing: try book, now: now, by: .standard)
    #expect(try editing.details() == whole)
    var adding = BookFormScreen.State(adding: nil, now: now, by: .standard)
    for case .detail(let field) in adding.form.fields.map(\.name) {
      guard let content = editing.form[.detail(field)]?.content else { continue }
      adding.form[.detail(field)]?.content = content
      #expect(adding.problem(in: .detail(field)) == nil)
    }
    var entered = whole
    entered.coverLink = nil
    #expect(try adding.details() == entered)
  }

  @Test(arguments: Language.allCases)
  func `every field is displayed`(language: Language) throws {
    let words = BookWords(language, today: now.day)
    let facts = BookFacts(words: words, widths: .standard).entries(of: whole)
    let texts = facts.map { $0.meaning.string } + [whole.title.value, whole.subtitle.value]
    for field in BookField.allCases where field != .thickness {
      let value = whole.value(of: field).asText
      let shown = field == .category ? whole.category.name(language) : value
      #expect(texts.contains { $0.contains(shown) }, "\(field)")
    }
  }

  @Test func `every field is in JSON`() throws {
    let json = try book.json(today: now.day, past: [])
    for field in BookField.allCases where field != .thickness {
      let told = json[field.jsonKey].map { $0.stringValue ?? $0.text }
      #expect(told == whole.value(of: field).asText)
    }
  }
}
