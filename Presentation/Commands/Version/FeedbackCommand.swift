import HearthDomain
import JSONText
import TerminalKit

/// `hearth feedback`: opens a letter to the makers that contains the version and the system.
package struct FeedbackCommand: Command {
  package static let commandName = CommandName(["feedback"])

  private static let print = Flag(
    "print", help: Words(ko: "열지 않고 출력해요.", en: "Print it instead of opening it."))

  package static let spec = CommandSpec(commandName, options: [print], isForPeople: true)

  private let program: ProgramVersion
  private let launcher: any MailLauncher
  private let files: any UserFiles
  private let address: String?
  private let systemFacts: () throws -> [VersionFact]

  /// Creates the command. `address` is the recipient, if there is one; `systemFacts` is called
  /// when the letter is written.
  package init(
    program: ProgramVersion, launcher: any MailLauncher, files: any UserFiles,
    address: String?, systemFacts surroundings: @escaping () throws -> [VersionFact]
  ) {
    self.program = program
    self.launcher = launcher
    self.files = files
    self.address = address
    self.systemFacts = surroundings
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let letter = try letter(console.language)
    let isPrinted = input[Self.print]
    let isOpened = !isPrinted && letter.recipient != nil && launcher.open(letter)
    let file = isPrinted || letter.recipient != nil ? nil : try writeFile(letter)
    if console.form == .json {
      return console.printJSON(.document(json(letter, isOpened, file)))
    }
    let language = console.language
    if isOpened {
      return console.printWrapped(
        language(ko: "메일 프로그램을 열어요.", en: "Opening your mail program."))
    }
    if let file {
      return console.printWrapped(
        language(
          ko: "\(file) 파일을 만들었어요. 느낀 점을 적어서 Hearth를 건네준 분에게"
            + " 보내 주세요. 메일로 보내려면 설정 feedback.address에 주소를 적어요.",
          en: "Wrote \(file). Add what you think and send it to whoever gave you Hearth. To write"
            + " an email instead, put an address into the setting feedback.address."))
    }
    if !isPrinted {
      console.printNote(
        Words(
          ko: "여기서는 메일 프로그램을 열 수 없어서 내용을 보여 드려요.",
          en: "No mail program can be opened here, so this is the text."))
    }
    if let address = letter.recipient { console.printLine(StyledText("To: " + address)) }
    console.printLine(StyledText("Subject: " + (letter.subject ?? "")))
    console.printLine()
    console.printLine(StyledText(letter.text))
  }

  /// Writes the letter into a new file in the current folder; returns its name.
  private func writeFile(_ letter: MailDraft) throws -> String {
    let first = "hearth-feedback.txt"
    let names = (1...99).lazy.map { $0 == 1 ? first : "hearth-feedback-\($0).txt" }
    let name = names.first { !files.isFile(FilePath($0)) } ?? first
    let text = "Subject: \(letter.subject ?? "")\n\n\(letter.text)\n"
    try files.write(Array(text.utf8), to: FilePath(name), replacing: false)
    return name
  }

  private func letter(_ language: Language) throws -> MailDraft {
    let facts = try systemFacts().map { "\($0.name(language)): \($0.value)" }
    let greeting = language(
      ko: "(여기에 적어 주세요: 무엇을 하셨나요? 어떻게 될 줄 알았고, 실제로는 어땠나요?)",
      en: "(Please write here: what you did, what you expected, and what happened.)")
    let lines =
      [greeting, "", "--", "hearth \(program.number) (\(program.build.rawValue))"] + facts
    return MailDraft(
      lines.joined(separator: "\n"), to: address, about: "Hearth \(program.number)")
  }

  private func json(_ letter: MailDraft, _ isOpened: Bool, _ file: String?) -> JSONObject {
    [
      "to": .text(letter.recipient), "subject": .text(letter.subject), "body": .string(letter.text),
      "opened": .bool(isOpened), "file": .text(file),
    ]
  }
}
