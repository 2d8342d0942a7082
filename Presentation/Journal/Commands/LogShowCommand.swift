import HearthDomain
import JSONText
import TerminalKit

/// Prints a change with every field before and after.
struct LogShowCommand: Command {
  static let commandName = CommandName(["log", "show"])

  private static let entry = Argument<EntryName>(
    "entry", kind: .change, placeholder: JournalSpec.entryPlaceholder,
    help: Words(ko: "‘hearth log’에서 본 번호예요.", en: "Its number in “hearth log”."),
    parse: JournalSpec.parseEntryName)

  static let spec = CommandSpec(commandName, arguments: [entry], isReadOnly: true)

  let tools: JournalTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let entry = try tools.journal.queries.entry(input[Self.entry])
    let steps = try tools.steps(of: entry)
    let formatter = tools.formatter
    switch console.form {
    case .json: console.printJSON(.document(formatter.json(of: entry, steps)))
    case .piped:
      console.printOne(formatter.json(of: entry), plain: ["words": plainSubject(entry.summary)]) {
        _ in
      }
      for step in steps where step.isByUser { console.printPipedLines(step) }
    case .terminal: print(entry, steps, in: &console)
    }
  }

  private func plainSubject(_ words: ChangeSummary) -> String {
    "\(words.verb.rawValue) \(words.kind.name) \(words.count) "
      + BilingualTitle(words.subject).joined
  }

  private func print(_ entry: JournalEntry, _ steps: [JournalStep], in console: inout Console) {
    console.usesPager = true
    let width = tools.labelWidth(steps, console.language, console.traits.widths)
    for line in tools.lines(of: entry, steps, console.language) {
      switch line {
      case .heading(let text): console.printWrapped(text, Style(attributes: .bold))
      case .remark(let text): console.printWrapped(text, Style(attributes: .dim))
      case .step(let text):
        console.printLine()
        console.printWrapped(text)
      case .field(let label, let text):
        let padded = console.traits.widths.padded(label, to: width)
        console.printParagraph(
          text.terminalSafe.onOneLine, after: StyledText("  \(padded)  ", .dim))
      }
    }
  }
}

extension JournalField {
  /// Returns the value as spelled in archives.
  fileprivate func archiveText(_ value: FieldValue) -> String {
    fieldType.exported(value).plainText
  }
}

extension ExportedValue {
  fileprivate var plainText: String {
    switch self {
    case .nothing: ""
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let values): values.map(\.plainText).joined(separator: ",")
    }
  }
}

extension Console {
  /// Prints a line for each field: the place, the kind of change, the field, the old and the new
  /// value.
  fileprivate mutating func printPipedLines(_ step: JournalStep) {
    let start = [step.item.name, step.change.identifier]
    let fields = step.fields.map { [$0.name, $0.archiveText($0.before), $0.archiveText($0.after)] }
    for field in fields.isEmpty ? [[]] : fields {
      printLine(StyledText((start + field).map(\.tabSeparatedCell).joined(separator: "\t")))
    }
  }
}
