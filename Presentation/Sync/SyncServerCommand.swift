import HearthDomain
import JSONText

/// Prepares a PostgreSQL server as a relay.
struct SyncServerCommand: Command {
  static let commandName = CommandName(["sync", "server"])

  private static let printed = Flag(
    "print",
    help: Words(
      ko: "서버에 아무것도 하지 않고 실행할 SQL만 보여 줘요.",
      en: "Only show the SQL."))

  private static let invite = Flag(
    "invite",
    help: Words(
      ko: "서버에 계정을 만들 수 있는 초대를 하나 만들어요. 한 번만, 7일 동안 쓸 수 있어요.",
      en: "Create an invitation to sign up on the server; it works once, within seven days."))

  /// The number of days for which an invitation is valid.
  private static let invitationDays = 7

  static let spec = CommandSpec(
    commandName, arguments: [SyncSpec.database.asOptional], options: [printed, invite],
    isIrreversible: true, runningTime: .shellOnly)

  let tools: SyncCommandTools

  static func check(_ input: ParsedInput) throws {
    if !input[printed], try input[SyncSpec.database.asOptional] == nil {
      throw input.usageError(.missingArgument(SyncSpec.database.spec.nameInMessages))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard !input[Self.printed], let address = try input[SyncSpec.database.asOptional] else {
      console.recordNoEffect()
      return console.confirmEach(
        tools.server.statements,
        json: ["statements": .array(tools.server.statements.map { .string($0) })])
    }
    if input[Self.invite] { return try printInvitation(at: address, in: &console) }
    let question = console.language(
      ko: "이 서버에 hearth 스키마를 만들까요?", en: "Create the hearth schema on this server?")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    try tools.server.setUp(address)
    console.confirm(
      console.language(
        ko: "서버가 준비됐어요. 이제 hearth sync setup postgres를 쓰세요.",
        en: "The server is ready. Now run hearth sync setup postgres."),
      json: ["made": .bool(true)])
  }

  private func printInvitation(at address: String, in console: inout Console) throws {
    let invitation = try tools.accounts.invite(at: address, days: Self.invitationDays)
    let command = "hearth account sign-up ADDRESS --email EMAIL"
    console.confirmEach(
      [
        invitation.text,
        console.language(
          ko: "초대는 한 번만, 7일 동안 쓸 수 있어요. 받은 사람은 이 명령을 실행하고, 물어보면 초대를 적어요:",
          en: "The invitation works once, within seven days. The recipient runs this and enters it"
            + " when asked:"),
        "  " + command,
      ],
      json: ["invitation": .string(invitation.text), "days": .int(Self.invitationDays)])
  }
}
