import HearthDomain
import TerminalKit

/// Lists the changes, newest first.
struct LogCommand: Command {
  static let commandName = CommandName(["log", "list"], isNounDefault: true)

  private static let area = Option<Area>(
    "area", .choice(areas.map(\.journalIdentifier)), placeholder: Words(ko: "곳", en: "AREA"),
    help: Words(
      ko: "이곳에서 바뀐 것만 봐요.", en: "Show only changes in this area."),
    synonyms: synonyms
  ) { typed in
    guard let area = areas.first(where: { $0.journalIdentifier == typed.text }) else {
      let words = areas.map(\.journalIdentifier).joined(separator: ", ")
      throw typed.usageError(accepted: Words(ko: words, en: words))
    }
    return area
  }

  private static let areas: [Area] = [.people, .sayings, .moods, .schedule, .books, .today]
  /// The nouns of commands, and the names of the tabs.
  private static let synonyms: [OptionSpec.Synonym] = [
    ("person", .people), ("사람", .people), ("saying", .sayings), ("글귀", .sayings),
    ("mood", .moods), ("기분", .moods), ("event", .schedule), ("일정", .schedule),
    ("book", .books), ("책", .books), ("profile", .today), ("설정", .today),
  ].map { (word: String, area: Area) in OptionSpec.Synonym(word, for: area.journalIdentifier) }

  private static let removed = Flag(
    "removed", help: Words(ko: "지운 기록만 봐요.", en: "Show only removals."))

  private static let search = Option<String>(
    "search", .search,
    help: Words(
      ko: "이름이나 제목으로 찾아요. who:미나, when:지난주, tag:달리기도 쓸 수 있어요.",
      en: "By name or title; also who:mina, when:\"last week\", tag:run."))

  static let spec = CommandSpec(
    commandName, options: [area, removed, search, ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: JournalTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let filter = JournalFilter(
      area: try input[Self.area], isRemoved: input[Self.removed],
      search: tools.formatter.clock.replacingDays(in: try input[Self.search] ?? ""))
    let isNarrowed = filter != JournalFilter()
    try tools.list(
      filter, atMost: (input[ListLimit.option] ?? .none).range.count,
      whenEmpty: Words(
        ko: isNarrowed ? "찾은 것이 없어요." : "아직 바뀐 것이 없어요.",
        en: isNarrowed ? "No matching changes were found." : "There are no changes yet."),
      isSearch: !filter.search.isEmpty, in: &console)
  }
}

extension JournalTools {
  /// Prints the entries that match the filter, newest first.
  func list(
    _ filter: JournalFilter, atMost most: Int, whenEmpty empty: Words, isSearch: Bool = false,
    in console: inout Console
  ) throws {
    let since = formatter.recordedSince(since: try journal.queries.completeSince())
    let listing = Listing(columns) { [formatter] in
      .object(formatter.json(of: $0.entry, $0.steps))
    }
    let (isJSON, isShown) = (console.detailForm == .json, console.form == .terminal)
    let count = try listing.print(whenEmpty: empty, isSearch: isSearch, in: &console) { each in
      try readInParts(filter, limit: most) { entries in
        let what =
          isShown ? try listSentences(entries).map(Optional.some) : entries.map { _ in nil }
        for (entry, what) in zip(entries, what) {
          try each(
            ListedEntry(entry: entry, sentence: what, steps: isJSON ? steps(of: entry) : []))
        }
      }
    }
    if console.form == .terminal, count < most {
      console.printWrapped(since(console.language), Style(attributes: .dim))
    }
  }

  private var columns: [Column<ListedEntry>] {
    [
      Column(
        Words(ko: "번호", en: "No."), .trailing,
        displayText: { listed, _ in styled("\(listed.entry.name)", listed.entry) },
        pipedText: { "\($0.entry.name)" }),
      Column(
        Words(ko: "언제", en: "When"),
        displayText: { [formatter] listed, language in
          styled(formatter.timeText(of: listed.entry)(language), listed.entry)
        }, pipedText: { [formatter] in formatter.time(of: $0.entry) }),
      programColumn("한 일", "Done") { $0.summary.verb.rawValue },
      programColumn("종류", "Kind") { $0.summary.kind.name },
      programColumn("개수", "Count") { "\($0.summary.count)" },
      programColumn("되돌린 번호", "Undone by") { $0.undoneBy.map { "\($0)" } ?? "" },
      Column(
        Words(ko: "바뀐 것", en: "What"), wraps: true,
        displayText: { [formatter] listed, language in
          let entry = listed.entry
          let mark = formatter.stateRemark(of: entry).map { " (\($0(language)))" } ?? ""
          let what = listed.sentence ?? formatter.sentence(of: entry)
          return styled(what(language) + mark, entry)
        }, pipedText: { BilingualTitle($0.entry.summary.subject).joined }),
    ]
  }

  /// Returns a column for output to programs only.
  private func programColumn(
    _ ko: String, _ en: String, _ text: @escaping (JournalEntry) -> String
  ) -> Column<ListedEntry> {
    Column(
      Words(ko: "", en: ""), heading: Words(ko: ko, en: en), displayText: { _, _ in StyledText() },
      pipedText: { text($0.entry) })
  }
}

/// A listed entry: its sentence for people, and its steps for programs.
private struct ListedEntry {
  let entry: JournalEntry
  let sentence: Words?
  let steps: [JournalStep]
}

/// Returns the text, dimmed if the entry is not fully in effect.
private func styled(_ text: String, _ entry: JournalEntry) -> StyledText {
  entry.isUndone || entry.state != .complete
    ? StyledText(text, Style(attributes: .dim)) : StyledText(text)
}

extension JournalTools {
  /// Reads the entries in parts and passes each part to the closure.
  fileprivate func readInParts(
    _ filter: JournalFilter, limit: Int, each: ([JournalEntry]) throws -> Void
  ) throws {
    let part = 200
    var (left, last): (Int, Int?) = (limit, nil)
    while left > 0 {
      let entries = try journal.queries.list(filter, before: last, limit: min(part, left))
      try each(entries)
      guard let end = entries.last, entries.count == min(part, left) else { return }
      (left, last) = (left - entries.count, end.id)
    }
  }
}
