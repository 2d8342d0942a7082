import HearthDomain
import TerminalKit

/// Searches all areas at once.
package struct SearchCommand: Command {
  package static let words = CommandName(["search"])

  private static let areas = Option<Set<Kind>>(
    "in", .list(Kind.searched.map(\.rawValue)), isRepeatable: true,
    placeholder: Words(ko: "곳", en: "AREA"),
    help: Words(
      ko: "여기에서만 찾아요: \(areaNames). 쉼표로 이어 여러 곳을 적을 수 있어요.",
      en: "Only in these: \(areaNames); several with commas between them.")
  ) { typed in
    let names = typed.texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return Set(
      try names.map { name in
        let word = name.filter { !$0.isWhitespace }
        if let kind = Kind.searched.first(where: { $0.rawValue == word }) { return kind }
        throw typed.refusal(accepted: Words(ko: areaNames, en: areaNames))
      })
  }

  package static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 곳에서 한꺼번에 찾아요", en: "Search everything at once"),
    details: Words(
      ko: "낱말이나 그 일부, 음절의 일부, 초성으로 찾아요. 사람은 연락하며 남긴 키워드와 메모로도 찾아요. 온전한 낱말이 먼저, 그다음 최근 것부터예요."
        + " --limit을 적지 않으면 찾는 곳마다 고르게, 모두 서른 개쯤 보여 줘요. "
        + SearchWordsHelp.keys.ko,
      en: "Words, parts of them, parts of syllables and initial consonants; of people also what you"
        + " noted of contacts. Whole words come first, then the newest. Without --limit, the areas"
        + " share about thirty rows. " + SearchWordsHelp.keys.en),
    examples: [
      .line(ko: "hearth search 바다", en: "hearth search sea"):
        Words(ko: "어디에 있든 찾아요", en: "wherever it is"),
      "hearth search ㅂㄷ": Words(ko: "초성으로 찾아요", en: "by initial consonants"),
      .line(ko: "hearth search '누구:미나 언제:지난달'", en: "hearth search 'who:mina when:\"last month\"'"):
        Words(ko: "지난달 미나와 있었던 일", en: "what was with Mina last month"),
      .line(ko: "hearth search '태그:달리기 기분<40 -비'", en: "hearth search 'tag:run mood<40 -rain'"):
        Words(ko: "비가 없는, 달렸지만 낮은 기분", en: "low moods with a run, without rain"),
      .line(ko: "hearth search 바다 --in book,sentence", en: "hearth search sea --in book,sentence"):
        Words(ko: "책과 문장에서만 찾아요", en: "only in books and sentences"),
    ],
    arguments: [SharedSpec.searchText], options: [areas, ListLimit.option], isReading: true,
    printsList: true)

  private static var areaNames: String {
    Kind.searched.map(\.rawValue).joined(separator: ", ")
  }

  private static let rows = 30

  private let search: SearchEverywhere
  private let formatter: SearchFormatter

  package init(search: SearchEverywhere, formatter: SearchFormatter) {
    self.search = search
    self.formatter = formatter
  }

  package static func check(_ input: ParsedInput) throws {
    guard try input[SharedSpec.searchText].contains(where: { !$0.isWhitespace }) else {
      throw input.refusal(
        .missingExplained(SharedSpec.searchText.spec.name, why: missingSearchText))
    }
  }

  private static let missingSearchText = Words(
    ko: "무엇을 찾을지 적어 주세요. 낱말의 일부나 초성도 돼요.",
    en: "Say what to look for: a word, a part of one, or initial consonants.")

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let text = try input[SharedSpec.searchText]
    let areas = try input[Self.areas] ?? Set(Kind.searched)
    let answer = try search(
      formatter.clock.spellingDays(in: text), in: areas, on: formatter.day(namedBy: text),
      input[ListLimit.option].map { .first($0.places.count) }
        ?? .shared(Self.rows, among: areas.count))
    guard console.form == .terminal, !answer.findings.isEmpty else {
      let marks = HitMarks.printed(text)
      let found = answer.findings.map {
        Found(finding: $0, text: FoundText($0.thing, marks, language: console.language))
      }
      try listing.print(found, whenEmpty: nothing(of: text), isSearch: true, in: &console)
      // Lines and JSON have the same form as a complete result.
      if answer.hasMore { console.noteSentence(SearchCommand.more(console.language)) }
      return
    }
    console.usesPager = true
    print(answer.findings, text, in: &console)
    console.say(
      answer.hasMore
        ? SearchCommand.more(console.language)
        : console.language(
          ko: "\(answer.findings.count)개를 찾았어요.", en: "\(answer.findings.count) found."),
      Style(attributes: .dim))
  }

  private static let more = Words(
    ko: "더 있어요. --in이나 --limit을 쓰거나 더 적어서 좁혀 보세요.",
    en: "There is more: narrow it down with --in, --limit or another word.")

  private struct Found {
    let finding: Finding
    let text: FoundText
  }

  /// The columns for programs: area, id, title, text, time.
  private var listing: Listing<Found> {
    let formatter = formatter
    func column(_ ko: String, _ en: String, _ text: @escaping (Found) -> String) -> Column<Found> {
      Column(Words(ko: ko, en: en), text: text)
    }
    return Listing([
      column("곳", "Area") { $0.finding.kind.rawValue },
      column("id", "id") { $0.finding.thing.idSpelling ?? "" },
      column("제목", "Title") { $0.text.title }, column("글", "Text") { $0.text.text },
      column("일시", "When") { formatter.time(of: $0.finding) ?? "" },
    ]) { .object(formatter.json(of: $0.finding, $0.text)) }
  }

  private func print(_ findings: [Finding], _ query: String, in console: inout Console) {
    let (language, widths) = (console.language, console.traits.widths)
    let marks = HitMarks.printed(query)
    let moments = findings.map { formatter.moment(of: $0)?(language) }
    let momentColumns = moments.map { widths.columns(of: $0 ?? "") }.max() ?? 0
    for (finding, moment) in zip(findings, moments) where !console.isOutputClosed {
      let row = FindingRow(
        label: finding.thing.label,
        text: FoundText(finding.thing, marks, language: language), moment: moment, marks: marks,
        faint: Style(attributes: .dim), language: language,
        widths: widths)
      console.line(row.styled(columns: min(console.width, 110), momentColumns: momentColumns))
    }
  }

  private func nothing(of text: String) -> Words {
    // A query of keys only, like `tag:x`, has no word to shorten.
    let hasWords = text.split(separator: " ").contains { !$0.contains(":") }
    return Words(
      ko: "\(KoreanParticle.toward(text.quoted(.korean))) 찾은 것이 없어요."
        + (hasWords ? " 낱말의 일부나 초성으로 다시 찾아보세요." : ""),
      en: "Nothing found for \(text.quotedLast(.english))"
        + (hasWords ? " Try a part of a word, or fewer words." : ""))
  }
}
