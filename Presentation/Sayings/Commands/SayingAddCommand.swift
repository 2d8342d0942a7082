import HearthDomain
import TerminalKit

/// Adds a saying from arguments, or from an editor.
struct SayingAddCommand: Command {
  typealias Options = SayingOptions

  static let commandName = CommandName(["saying", "add"])

  private static let text = Argument<[String]>("text", .zeroOrMore, placeholder: .text)

  static let spec = CommandSpec(commandName, arguments: [text], options: SayingOptions.options)

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
