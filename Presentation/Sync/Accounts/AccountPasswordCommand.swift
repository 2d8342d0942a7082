import HearthDomain

/// Changes the password of an account.
struct AccountPasswordCommand: Command {
  static let commandName = CommandName(["account", "password"], synonyms: [["account", "edit"]])

  static let spec = CommandSpec(
    commandName, arguments: [AccountSpec.database.asOptional],
    options: AccountSpec.signedInAccountOptions + [AccountSpec.passwordFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let account = try tools.findAccount(input)
    let password = try tools.newPassword(input, in: &console)
    try tools.accounts.changePassword(of: account, to: password)
    console.report(
      Words(
        ko: "비밀번호를 바꿨어요. 다른 기기에서는 다시 로그인해 주세요.",
        en: "Changed the password. Sign in again on your other devices."),
      of: account.email, at: account.address)
  }
}

/// Sets a new password with the 24 words, for users who forgot theirs.
struct AccountRecoverCommand: Command {
  static let commandName = CommandName(["account", "recover"])

  static let spec = CommandSpec(
    commandName, arguments: [AccountSpec.database],
    options: [AccountSpec.email, AccountSpec.passwordFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = try input[AccountSpec.database]
    let email = try input.requiredValue(AccountSpec.email)
    try tools.accounts.checkAddress(address)
    let question = console.language(ko: "단어 24개: ", en: "The twenty-four words: ")
    let typed =
      try console.canAskSecretly ? console.promptSecretly(question) : console.readSecretLine()
    let words = SealPassphrase(toOpen: typed ?? Secret()).words
    guard words.count == 24 else {
      throw DomainError.refused(.sync(.wrongNumberOfWords(words.count)))
    }
    let password = try tools.newPassword(input, in: &console)
    try tools.accounts.resetPassword(at: address, email, words: words, password)
    console.report(
      Words(
        ko: "새 비밀번호를 정하고 로그인했어요.", en: "The new password is set, and you are signed in."),
      of: email, at: address)
  }
}

/// Closes an account and erases its data at the server.
struct AccountWithdrawCommand: Command {
  static let commandName = CommandName(["account", "withdraw"])

  static let spec = CommandSpec(
    commandName, arguments: [AccountSpec.database.asOptional],
    options: AccountSpec.signedInAccountOptions, isIrreversible: true, runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let account = try tools.findAccount(input)
    guard try confirmsClosing(account, in: &console) else {
      return console.printPrefixedNote(Words.nothingChanged(console.language))
    }
    try tools.accounts.deleteAccount(account)
    console.report(
      Words(
        ko: "계정과 서버에 있던 것을 모두 지웠어요. 여기 있는 것은 그대로예요.",
        en: "Deleted the account and everything it had on the server. Everything here stays."),
      of: account.email, at: account.address)
  }

  /// Asks the user to type the email address as a confirmation; `--yes` skips the question.
  private func confirmsClosing(_ account: SyncAccount, in console: inout Console) throws -> Bool {
    if console.traits.assumesYes { return true }
    let email = account.email.text.quotable()
    let question = console.language(
      ko: "서버에 있는 것이 모두 지워져요. 지우려면 메일 주소를 그대로 적어 주세요 (\(email)): ",
      en: "Everything on the server will be deleted. To confirm, type the email address (\(email)):"
        + " ")
    let typed = try console.prompt(question, insteadGive: "--yes")
    return typed.flatMap { AccountEmail($0) } == account.email
  }
}
