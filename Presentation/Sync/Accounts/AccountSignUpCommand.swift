import HearthDomain

/// Creates an account at a server with an invitation.
struct AccountSignUpCommand: Command {
  static let commandName = CommandName(["account", "sign-up"], synonyms: [["account", "add"]])

  private static let invitation = Option<AccountInvitation>(
    "invite", placeholder: Words(ko: "초대", en: "INVITATION"),
    help: Words(
      ko: "서버를 준비한 사람에게서 받은 초대예요. 한 번만 쓸 수 있고, 빼면 물어봐요.",
      en: "The invitation from whoever set up the server; it works once. Asked for if left out.")
  ) { typed in
    guard let invitation = AccountInvitation(typed.text) else {
      throw typed.usageError(
        accepted: Words(ko: "글자와 숫자 24개", en: "twenty-four letters and digits"))
    }
    return invitation
  }

  static let spec = CommandSpec(
    commandName, arguments: [AccountSpec.database],
    options: [AccountSpec.email, invitation, AccountSpec.passwordFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = try input[AccountSpec.database]
    let email = try input.requiredValue(AccountSpec.email)
    try tools.accounts.checkAddress(address)
    let invitation = try input[Self.invitation] ?? askForInvitation(input, in: &console)
    let password = try tools.newPassword(input, in: &console)
    try tools.accounts.signUp(at: address, email, password, invitation)
    let next = "hearth sync setup postgres \(Quoting.shellWord(address))"
    console.report(
      Words(
        ko: "계정을 만들고 로그인했어요. 이제 이렇게 하세요: \(next)",
        en: "Created your account and signed you in. Now run: \(next)"),
      of: email, at: address)
  }

  /// Asks for the invitation. It is not accepted on the command line, where another user of the
  /// machine could read it and use it first.
  private func askForInvitation(
    _ input: ParsedInput, in console: inout Console
  ) throws -> AccountInvitation {
    var typed: Secret?
    if console.canAskSecretly {
      typed = try console.promptSecretly(console.language(ko: "초대: ", en: "Invitation: "))
    } else if !console.traits.inputIsTerminal, !console.traits.neverAsks {
      typed = try console.readSecretLine()
    }
    guard let line = typed else {
      throw input.usageError(.missingOption([Self.invitation.spec.spelling]))
    }
    let text = line.withBytes { String(decoding: $0, as: UTF8.self) }
    guard let invitation = AccountInvitation(text) else {
      throw DomainError.refused(.sync(.invitationIsInvalid))
    }
    return invitation
  }
}

/// Signs in to an account, so that this machine can sync with it.
struct AccountSignInCommand: Command {
  static let commandName = CommandName(["account", "sign-in"])

  static let spec = CommandSpec(
    commandName, arguments: [AccountSpec.database],
    options: [AccountSpec.email, AccountSpec.passwordFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = try input[AccountSpec.database]
    let email = try input.requiredValue(AccountSpec.email)
    try tools.accounts.checkAddress(address)
    let given = try tools.sealing.suppliedSecret(
      input, from: AccountSpec.passwordFile, in: &console)
    let question = console.language(
      ko: "\(email.text.quotable())의 비밀번호: ", en: "Password for \(email.text.quotable()): ")
    let password =
      try given ?? console.promptSecretly(
        question, orRefuse: .secretNeedsInput(option: AccountSpec.passwordFile.spec.spelling))
      ?? Secret()
    try tools.accounts.signIn(at: address, email, SealPassphrase(toOpen: password).secret)
    console.report(
      Words(ko: "로그인했어요.", en: "You are signed in."), of: email, at: address)
  }
}
