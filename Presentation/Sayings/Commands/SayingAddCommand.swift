import HearthDomain
import TerminalKit

/// Adds a saying from arguments, or from an editor.
struct SayingAddCommand: Command {
  typealias Options = SayingOptions

  static let commandName = CommandName(["saying", "add"])

  private static let text = Argument<[String]>("text", .zeroOrMore, placeholder: .text)

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "글귀를 추가해요", en: "Add a saying"),
    details: Words(
      ko: "글만 적으면 한글이 있을 때는 한국어, 아니면 영어 글귀예요. 글 끝의 ‘— 이름’은 말한 사람이에요. 아무 글도 적지 않으면 편집기가 열려요.",
      en: "Text alone is saved as Korean if it has Korean letters, otherwise as English; a — NAME"
        + " at its end is who said it. Without text, your editor opens."
    ),
    examples: [
      .line(
        ko: "hearth saying add \"천천히 가도 괜찮아\" --who 모닥",
        en: "hearth saying add \"Slow is fine too\" --who Hearth"):
        Words(ko: "누가 한 말인지도 적어요", en: "with who said it"),
      .line(
        ko: "hearth saying add --ko \"오늘도 한 걸음\" --en \"One more step\" --tag 아침",
        en: "hearth saying add --en \"One more step\" --ko \"오늘도 한 걸음\" --tag morning"):
        Words(ko: "두 언어로, 태그와 함께", en: "in both languages, with a tag"),
      "hearth saying add": Words(ko: "편집기에서 적어요", en: "write it in your editor"),
    ],
    arguments: [text],
    options: SayingOptions.options)

  let tools: SayingTools

  static func parse(_ input: ParsedInput) throws -> SayingOptions {
    var entry = try SayingOptions(input)
    let words = try input[text]
    if !words.isEmpty { try entry.addText(words.joined(separator: " "), from: input) }
    // An invalid saying is rejected before anything else happens.
    if entry.hasText { _ = try entry.updatedDetails() }
    return entry
  }

  func run(_ entry: SayingOptions, in console: inout Console) throws {
    if entry.hasText {
      report(try tools.sayings.add(entry.updatedDetails()), in: &console)
      if entry.isAttributionFromText, let who = entry.author?.value {
        console.printNote(Words(ko: "말한 사람: \(who.quotable())", en: "Said by \(who.quotable())."))
      }
      return
    }
    let start = SayingDraft(entry).text(console.language)
    let withoutEditor = UsageError(
      .missingOption(["--ko", "--en"]), in: SayingAddCommand.commandName.path)
    let written = try console.writeInEditor(
      with: tools.editor, from: start, orElse: withoutEditor,
      read: { try SayingDraft.details($0) },
      keep: { try tools.sayings.add($0) })
    guard let saying = written else { return console.reportNothingWritten() }
    report(saying, in: &console)
  }

  private func report(_ saying: Saying, in console: inout Console) {
    let language = console.language
    let (name, excerpt) = (saying.name(language), saying.excerpt(language))
    console.confirm(
      language(ko: "\(name)로 추가했어요: \(excerpt)", en: "Added \(name): \(excerpt)"),
      json: tools.formatter.json(of: saying))
  }
}
