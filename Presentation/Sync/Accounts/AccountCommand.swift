import HearthDomain
import JSONText

/// Lists the accounts that this machine is signed in with.
struct AccountCommand: Command {
  static let commandName = CommandName(
    ["account", "list"], synonyms: [["account", "show"]], isNounDefault: true)

  static let spec = CommandSpec(commandName, isReadOnly: true, isForPeople: true)

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
    commandName, arguments: [AccountSpec.database.asOptional],
    options: AccountSpec.signedInAccountOptions, isForPeople: true, isIrreversible: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let account = try tools.findAccount(input)
    try tools.accounts.signOut(account)
    console.report(
      Words(ko: "로그아웃했어요.", en: "You are signed out."), of: account.email, at: account.address)
  }
}
