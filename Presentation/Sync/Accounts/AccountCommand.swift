import HearthDomain
import JSONText

/// Lists the accounts that this machine is signed in with.
struct AccountCommand: Command {
  static let commandName = CommandName(
    ["account", "list"], synonyms: [["account", "show"]], isNounDefault: true)

  static let spec = CommandSpec(
    commandName, summary: Words(ko: "로그인해 둔 계정을 봐요", en: "Show the accounts you are signed in to"),
    details: Words(
      ko: "계정은 PostgreSQL 서버에서 내 기기들이 동기화하는 자리예요. 서버를 준비한 사람이 hearth sync server 주소 --invite로"
        + " 초대해요.",
      en: "An account is a place on a PostgreSQL server where your devices sync. Whoever set up the"
        + " server invites you with hearth sync server ADDRESS --invite."),
    examples: [
      "hearth account": Words(ko: "어디에 누구로", en: "where, and as whom")
    ],
    isReadOnly: true, isForPeople: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let accounts = try tools.accounts.all()
    let none = Words(ko: "로그인해 둔 계정이 없어요.", en: "You are not signed in to any account.")
    console.confirmEach(
      accounts.isEmpty
        ? [none(console.language)]
        : accounts.map { "\($0.email.text.quotable()) · \($0.address.quotable(limit: 200))" },
      json: [
        "accounts": .array(
          accounts.map {
            .object(["address": .string($0.address), "email": .string($0.email.text)])
          })
      ])
  }
}

/// Signs out of an account by deleting its password from this machine.
struct AccountSignOutCommand: Command {
  static let commandName = CommandName(
    ["account", "sign-out"], synonyms: [["account", "remove"]])

  static let spec = CommandSpec(
    commandName, summary: Words(ko: "이 기기에서 로그아웃해요", en: "Sign out on this device"),
    details: Words(
      ko: "계정의 비밀번호를 이 기기에서 지워요. 여기 있는 것도 서버에 있는 것도 그대로예요. 다시 로그인할 때까지 동기화하지 않아요.",
      en: "Removes the account's password from this device; the data here and on the server stays."
        + " Nothing is synced until you sign in again."),
    examples: [
      "hearth account sign-out": Words(ko: "로그인한 계정이 하나일 때", en: "if there is one account")
    ],
    arguments: [AccountSpec.database.asOptional], options: AccountSpec.signedInAccountOptions,
    isForPeople: true,
    isIrreversible: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let account = try tools.findAccount(input)
    try tools.accounts.signOut(account)
    console.report(
      Words(ko: "로그아웃했어요.", en: "You are signed out."), of: account.email, at: account.address)
  }
}
