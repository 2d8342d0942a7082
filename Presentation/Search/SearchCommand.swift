import HearthDomain
import TerminalKit

/// Searches all areas at once.
package struct SearchCommand: Command {
  package static let commandName = CommandName(["search"])

  private static let areas = Option<Set<Kind>>(
    "in", .list(Kind.searchedKinds.map(\.rawValue)), isRepeatable: true,
    placeholder: Words(ko: "곳", en: "AREA"),
    help: Words(
      ko: "여기에서만 찾아요: \(areaNames). 쉼표로 이어 여러 곳을 적을 수 있어요.",
      en: "Search only here: \(areaNames); separate several with commas.")
  ) { typed in
    let names = typed.texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return Set(
      try names.map { name in
        let word = name.filter { !$0.isWhitespace }
        if let kind = Kind.searchedKinds.first(where: { $0.rawValue == word }) { return kind }
        throw typed.usageError(accepted: Words(ko: areaNames, en: areaNames))
      })
  }

  package static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.searchText], options: [areas, ListLimit.option],
    isReadOnly: true, printsList: true)

  private static var areaNames: String {
    Kind.searchedKinds.map(\.rawValue).joined(separator: ", ")
  }

  private static let defaultLimit = 30

  private let search: SearchEverywhere
  private let formatter: SearchFormatter

  package init(search: SearchEverywhere, formatter: SearchFormatter) {
    self.search = search
    self.formatter = formatter
  }

  package static func check(_ input: ParsedInput) throws {
    guard try input[SharedSpec.searchText].contains(where: { !$0.isWhitespace }) else {
      throw input.usageError(
        .missingOptionExplained(SharedSpec.searchText.spec.name, why: missingSearchText))
    }
  }

  private static let missingSearchText = Words(
    ko: "무엇을 찾을지 적어 주세요. 낱말의 일부나 초성도 돼요.",
    en: "Type what to look for: a word, a part of one, or initial consonants.")

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let text = try input[SharedSpec.searchText]
    let areas = try input[Self.areas] ?? Set(Kind.searchedKinds)
    let answer = try search(
      formatter.clock.replacingDays(in: text), in: areas, on: formatter.day(namedBy: text),
      input[ListLimit.option].map { .first($0.range.count) }
        ?? .shared(Self.defaultLimit, among: areas.count))
    guard console.form == .terminal, !answer.results.isEmpty else {
      let marks = HitMarks.forPrinting(text)
      let found = answer.results.map {
        ListedFinding(finding: $0, text: FindingText($0.item, marks, language: console.language))
      }
      try listing.print(found, whenEmpty: noResultsMessage(for: text), isSearch: true, in: &console)
      if let note = Self.birthdaysNote(text) { console.printPrefixedNote(note(console.language)) }
      // The note is printed separately, because lines and JSON do not tell whether the result is
      // complete.
      if answer.hasMore { console.printPrefixedNote(SearchCommand.hasMoreNote(console.language)) }
      return
    }
    console.usesPager = true
    print(answer.results, text, in: &console)
    if let note = Self.birthdaysNote(text) { console.printPrefixedNote(note(console.language)) }
    console.printWrapped(
      answer.hasMore
        ? SearchCommand.hasMoreNote(console.language)
        : console.language(
          ko: "\(answer.results.count)개를 찾았어요.", en: "\(answer.results.count) found."),
      Style(attributes: .dim))
  }

  /// Returns where the birthdays are, if the search is for that word.
  static func birthdaysNote(_ text: String) -> Words? {
    let words = ["birthday", "birthdays", "생일", "생신"].map(SearchFolding.folded)
    let typed = SearchFolding.folded(text.normalizingWhitespace(keepingLines: false))
    return words.contains(typed)
      ? Words(
        ko: "사람들의 생일은 ‘hearth person birthdays’로 봐요.",
        en: "Everybody's birthdays: “hearth person birthdays”") : nil
  }

  private static let hasMoreNote = Words(
    ko: "더 있어요. --in이나 --limit을 쓰거나 더 적어서 좁혀 보세요.",
    en: "There is more: narrow it down with --in, --limit or another word.")

  private struct ListedFinding {
    let finding: SearchResult
    let text: FindingText
  }

  /// Describes the list of results; for programs, its columns are area, id, title, text and time.
  private var listing: Listing<ListedFinding> {
    let formatter = formatter
    func column(_ ko: String, _ en: String, _ text: @escaping (ListedFinding) -> String) -> Column<
      ListedFinding
    > {
      Column(Words(ko: ko, en: en), text: text)
    }
    return Listing([
      column("곳", "Area") { $0.finding.kind.rawValue },
      column("id", "id") { $0.finding.item.fullID },
      column("제목", "Title") { $0.text.title }, column("글", "Text") { $0.text.text },
      column("일시", "When") { formatter.time(of: $0.finding) ?? "" },
    ]) { .object(formatter.json(of: $0.finding, $0.text)) }
  }

  private func print(_ findings: [SearchResult], _ query: String, in console: inout Console) {
    let (language, widths) = (console.language, console.traits.widths)
    let marks = HitMarks.forPrinting(query)
    let moments = findings.map { formatter.dateText(of: $0)?(language) }
    let momentColumns = moments.map { widths.columns(of: $0 ?? "") }.max() ?? 0
    for (finding, moment) in zip(findings, moments) where !console.isOutputClosed {
      let row = FindingRow(
        label: finding.item.kind.label,
        text: FindingText(finding.item, marks, language: language), dateText: moment,
        hitMarks: marks,
        secondaryStyle: Style(attributes: .dim), language: language,
        widths: widths)
      console.printLine(row.styled(columns: min(console.width, 110), momentColumns: momentColumns))
    }
  }

  private func noResultsMessage(for text: String) -> Words {
    // The hint to use shorter words is omitted for a query that contains only keys, such as
    // `tag:x`.
    let hasWords = text.split(separator: " ").contains { !$0.contains(":") }
    let advice =
      hasWords
      ? Words(ko: "낱말의 일부나 초성으로 다시 찾아보세요.", en: "Try a part of a word, or fewer words.") : nil
    let notes = [SearchKeyHelp.unknownKeysNote(in: text), advice].compactMap(\.self)
    return Words(
      ko: "\(KoreanParticle.toward(text.quoted(.korean))) 찾은 것이 없어요."
        + notes.map { " " + $0.ko }.joined(),
      en: "Nothing found for \(text.quotedAsSentence(.english))"
        + notes.map { " " + $0.en }.joined())
  }
}
