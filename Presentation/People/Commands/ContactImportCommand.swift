import HearthDomain
import JSONText
import TerminalKit

/// Reads contacts from a vCard file.
struct ContactImportCommand: Command {
  static let words = CommandName(["contact", "import"])

  static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "vCard나 표에서 연락처를 가져와요", en: "Read contacts from vCard or a table"),
    details: Words(
      ko: "같은 파일을 다시 읽어도 겹치지 않아요. 읽지 못한 카드는 몇 번째 줄이고 왜인지 알려 줘요.",
      en: "Reading the same file again adds nothing. Cards that cannot be read are told with"
        + " their line and the reason."),
    examples: [
      CommandExample(
        line: "hearth contact import people.vcf",
        meaning: Words(ko: "파일에서 가져와요", en: "from a file")),
      CommandExample(
        line: "hearth contact import contacts.csv",
        meaning: Words(ko: "Google이나 Outlook에서 가져와요", en: "from Google or Outlook")),
      CommandExample(
        line: "cat *.vcf | hearth contact import -",
        meaning: Words(ko: "표준 입력에서 가져와요", en: "from standard input")),
    ],
    arguments: [SharedSpec.file], options: [ImportSpec.dates, ImportSpec.report], pace: .lasting)

  private static let nouns = ImportNouns(
    CountedNoun(ko: "연락처", en: "contact"), from: CountedNoun(ko: "카드", en: "card"),
    skippedKey: "skippedCards")

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let hints = ImportHints(dateOrder: try input[ImportSpec.dates])
    let outcome = try console.importing(path, hints) {
      try tools.people.importContacts(
        tools.contacts($0), from: tools.files.source(path), named: path.subject)
    }
    try console.tell(
      outcome, of: ContactImportCommand.nouns, in: input[ImportSpec.report], of: tools.files)
  }
}
