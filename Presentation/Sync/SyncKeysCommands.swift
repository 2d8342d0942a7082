import HearthDomain
import JSONText
import TerminalKit

/// Changes the sync passphrase, and thereby the encryption key.
struct SyncPassphraseCommand: Command {
  static let commandName = CommandName(["sync", "passphrase"])

  static let spec = CommandSpec(
    commandName, options: [FileSealing.passphraseFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let relay = try tools.exchange.queries.status().relay
    try tools.askPassword(in: &console)
    let passphrase = try tools.sealing.newPassphrase(input, in: &console)
    try tools.accounts.checkDiffersFromPassword(passphrase, at: relay)
    let changed = try tools.exchange.changeKey(passphrase)
    let done = console.language(
      ko: "동기화 암호와 열쇠를 바꿨어요.", en: "Changed the sync passphrase and the key.")
    try console.reportNewKey(done, changed, json: [:])
  }
}

extension Console {
  /// Reports that there is a new key, with its recovery words. If this device has not finished the
  /// change, reports the problem.
  mutating func reportNewKey(
    _ done: String, _ changed: (words: [RecoveryWord], problem: DomainError?), json: JSONObject
  ) throws {
    var json = json
    json.append("words", .array(changed.words.map { .string($0.english) }))
    confirmEach([done] + lines(ofWords: changed.words), json: json)
    guard let problem = changed.problem else { return }
    printPrefixedNote(
      language(
        ko: "새 열쇠를 이미 쓰고 있지만 이 기기에서 마치지 못한 일이 있어요. hearth sync를 다시 실행해 주세요.",
        en: "The new key is already in use, but this device has not finished. Run hearth sync"
          + " again.")
        + " " + problem.message(in: language))
    throw ExitStatus.unavailable
  }
}

/// Adds another device to the profile while the commands of both devices are running.
struct SyncInviteCommand: Command {
  static let commandName = CommandName(["sync", "invite"])

  static let spec = CommandSpec(commandName, runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.askPassword(in: &console)
    let invitation = SyncInvitation()
    try tools.exchange.invite.open(invitation)
    if console.form == .json {
      console.printNote(StyledText(invitation.code))
      console.writeHeldNotes()
    } else {
      console.printWrapped(invitation.code, Style(attributes: .bold))
      console.flush()
    }
    console.printHint(
      Words(
        ko: "다른 기기에서 hearth sync join … --invited에 이 코드를 적으세요. 10분 동안 기다려요.",
        en: "Enter this code in hearth sync join … --invited on the other device. Waiting for ten"
          + " minutes."))
    // An interruption, even during the question, withdraws the invitation, so that no device waits
    // in vain with its code.
    let held = tools.deferInterrupts()
    defer { held.release() }
    do {
      let guest = try tools.exchange.invite.wait(for: invitation, until: held.cancellation)
      let (name, words) = (guest.name.quotable(), guest.words.joined(separator: " "))
      let question = console.language(
        ko: "\(name)에도 이 단어가 보이나요?\n  \(words)\n추가할까요?",
        en: "Does \(name) show the same words?\n  \(words)\nAdd it?")
      guard
        try console.confirmOrReport(
          question, orSays: .nothingChanged, until: held.cancellation)
      else { return try tools.exchange.invite.withdraw(invitation) }
      // The other device has received nothing until now, so the invitation can still be withdrawn.
      if held.cancellation.isRequested { return try tools.exchange.invite.withdraw(invitation) }
      try tools.exchange.invite.admit(guest, by: invitation)
      console.confirm(
        console.language(
          ko: "\(name) 기기를 추가했어요. 곧 합쳐져요.", en: "Added \(name). It is joining now."),
        json: ["device": .string(guest.name), "words": .array(guest.words.map { .string($0) })])
      // Prints the result now, because an interruption that was held back ends the program right
      // afterwards.
      console.flush()
    } catch {
      try? tools.exchange.invite.withdraw(invitation)
      throw error
    }
  }
}
