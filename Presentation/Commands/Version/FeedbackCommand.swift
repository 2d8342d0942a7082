import HearthDomain
import JSONText
import TerminalKit

/// `hearth feedback`: opens a letter to the makers that contains the version and the system.
package struct FeedbackCommand: Command {
  package static let commandName = CommandName(["feedback"])

  private static let print = Flag(
    "print", help: Words(ko: "열지 않고 출력해요.", en: "Print it instead of opening it."))

  package static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "버전과 시스템을 채운 메일을 열어요", en: "Open an email with version and system filled in"),
    details: Words(
      ko: "이름이나 기록은 담기지 않아요. 무엇이 적혔는지 보내기 전에 볼 수 있고, 저절로 보내는 것은 없어요.",
      en: "It contains no names and no records. You see the text before you send it; nothing is"
        + " sent automatically."),
    examples: [
      "hearth feedback": Words(ko: "메일 프로그램으로 열어요", en: "opens your mail program"),
      "hearth feedback --print": Words(ko: "출력해서 옮겨 적어요", en: "prints it for copying"),
    ],
    options: [print], isForPeople: true)

  private let program: ProgramVersion
  private let launcher: any MailLauncher
  private let address: String?
  private let systemFacts: () throws -> [VersionFact]

  /// Creates the command. `address` is the recipient, if there is one; `systemFacts` is called
  /// when the letter is written.
  package init(
    program: ProgramVersion, launcher: any MailLauncher, address: String?,
    systemFacts surroundings: @escaping () throws -> [VersionFact]
  ) {
    self.program = program
    self.launcher = launcher
    self.address = address
    self.systemFacts = surroundings
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let letter = try letter(console.language)
    let isPrinted = input[Self.print]
    let isOpened = !isPrinted && launcher.open(letter)
    if console.form == .json {
      return console.printJSON(.document(json(letter, isOpened)))
    }
    if !isOpened {
      if !isPrinted, address != nil { printText(FeedbackCommand.cannotOpen, in: &console) }
      if let address { console.printLine(StyledText("To: " + address)) }
      console.printLine(StyledText("Subject: " + (letter.subject ?? "")))
      console.printLine()
      console.printLine(StyledText(letter.text))
    } else {
      console.printWrapped(console.language(ko: "메일 프로그램을 열어요.", en: "Opening your mail program."))
    }
    if address == nil { printText(recipientNote(isOpened, isPrinted), in: &console) }
  }

  /// Returns the note that there is no address for feedback yet.
  private func recipientNote(_ isOpened: Bool, _ isPrinted: Bool) -> Words {
    if isOpened { return FeedbackCommand.openedWithoutAddress }
    return isPrinted ? FeedbackCommand.printedWithoutAddress : FeedbackCommand.noAddress
  }

  private func printText(_ words: Words, in console: inout Console) {
    console.printNote(StyledText(words(console.language)))
  }

  private func letter(_ language: Language) throws -> MailDraft {
    let facts = try systemFacts().map { "\($0.name(language)): \($0.value)" }
    let greeting = language(
      ko: "(여기에 적어 주세요: 무엇을 했고, 무엇을 기대했고, 무엇이 일어났나요?)",
      en: "(Please write here: what you did, what you expected, and what happened.)")
    let lines =
      [greeting, "", "--", "hearth \(program.number) (\(program.build.rawValue))"] + facts
    return MailDraft(
      lines.joined(separator: "\n"), to: address, about: "Hearth \(program.number)")
  }

  private func json(_ letter: MailDraft, _ isOpened: Bool) -> JSONObject {
    [
      "to": .text(letter.recipient), "subject": .text(letter.subject), "body": .string(letter.text),
      "opened": .bool(isOpened),
    ]
  }

  private static let cannotOpen = Words(
    ko: "여기서는 메일 프로그램을 열 수 없어서 내용을 보여 드려요.",
    en: "No mail program can be opened here, so this is the text.")

  private static let noAddress = Words(
    ko: "‘hearth feedback --print > feedback.txt’로 파일에 담아 느낀 점을 적고, Hearth를 건네준 분에게 보내 주세요. 의견을 따로"
      + " 받는 주소는 아직 없어요.",
    en: "Save it to a file with “hearth feedback --print > feedback.txt”, write what you think, and"
      + " send it to whoever gave you Hearth: there is no feedback address yet.")

  private static let printedWithoutAddress = Words(
    ko: "느낀 점을 적어서 Hearth를 건네준 분에게 보내 주세요. 의견을 따로 받는 주소는 아직 없어요.",
    en: "Write what you think and send it to whoever gave you Hearth: there is no feedback address"
      + " yet.")

  private static let openedWithoutAddress = Words(
    ko: "받는 사람에는 Hearth를 건네준 분의 주소를 적어 주세요. 의견을 따로 받는 주소는 아직 없어요.",
    en: "Send it to whoever gave you Hearth: there is no feedback address yet.")
}
