import HearthDomain
import TerminalKit

/// Searches texts, attributions and tags.
struct SayingSearchCommand: Command {
  static let commandName = CommandName(["saying", "search"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.searchText], options: [ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let clock = tools.formatter.clock
    var text = clock.replacingDays(in: try input[SharedSpec.searchText])
    if let ofDays = clock.searchForDays(namedIn: text),
      try tools.sayings.queries.search(text, in: 0..<1).isEmpty
    {
      text = ofDays
    }
    let limit = try input[ListLimit.option] ?? .none
    guard console.form == .terminal else {
      try tools.formatter.listing(for: console.form).print(
        whenEmpty: nothingFoundText(text), isSearch: true, in: &console
      ) { try tools.sayings.queries.search(text, in: limit.range, each: $0) }
      return
    }
    let entry = SayingSearchResult(
      query: text, language: console.language, now: tools.formatter.now)
    var count = 0
    try tools.sayings.queries.search(text, in: limit.range) { saying in
      console.usesPager = true
      count += 1
      let rows = entry.rows(of: saying, columns: console.width, widths: console.traits.widths)
      for row in rows where !console.isOutputClosed { console.printLine(row) }
    }
    guard count > 0 else {
      return console.printPrefixedNote(nothingFoundText(text)(console.language))
    }
    let isCut = count == limit.range.count
    console.printWrapped(
      console.language(
        ko: isCut ? "앞에서부터 \(count)개만 보여 드려요." : "글귀 \(count)개를 찾았어요.",
        en: isCut ? "Only the first \(count) are shown." : "Found \(Plural("saying")(count))."),
      Style(attributes: .dim))
  }

  private func nothingFoundText(_ text: String) -> Words {
    Words(
      ko: "\(KoreanParticle.toward(text.quoted(.korean))) 찾은 글귀가 없어요.",
      en: "No sayings found for \(text.quotedAsSentence(.english))")
  }
}

/// A search result with its matches marked.
struct SayingSearchResult {
  let query: String
  let language: Language
  let now: Instant

  func rows(of saying: Saying, columns: Int, widths: DisplayWidth) -> [StyledText] {
    let number = StyledText("#\(saying.number)", .dim)
    let indent = max(5, widths.columns(of: number) + 2)
    let measure = max(10, min(columns - indent, 72))
    let rows = parts(of: saying).flatMap {
      Paragraph($0).rows(columns: measure, widths: widths)
    }
    let space = StyledText(String(repeating: " ", count: indent))
    let start = number.padded(to: indent, .leading, widths)
    return rows.enumerated().map { index, row in
      row.isEmpty ? row : (index == 0 ? start : space) + row
    } + [StyledText()]
  }

  private func parts(of saying: Saying) -> [StyledText] {
    let texts = saying.texts(language).map { highlighted($0.terminalSafe) }
    let facts = [
      saying.details.author.isEmpty ? nil : "— \(saying.author(language))",
      saying.details.tags.isEmpty ? nil : saying.tagText,
    ]
    let marks = saying.marks(at: now).filter { $0 == .liked || $0 == .used }
    let last = (facts.compactMap { $0 } + marks.map { $0.name(language) })
      .joined(separator: " · ")
    return texts + (last.isEmpty ? [] : [highlighted(last.terminalSafe, .dim)])
  }

  private func highlighted(_ text: String, _ plain: Style.Attributes = []) -> StyledText {
    HitMarks.forPrinting(query).markingHits(in: text, plain: Style(attributes: plain))
  }
}
