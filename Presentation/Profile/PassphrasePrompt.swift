import CLibrary
import HearthDomain
import JSONText
import TerminalKit

/// Asks for the passphrase of a locked profile.
package struct PassphrasePrompt: Sendable {
  /// The number of attempts per run.
  private static let maxAttempts = 3

  let unlock: UnlockProfile

  package init(unlock: UnlockProfile) {
    self.unlock = unlock
  }

  /// Asks for the passphrase if it is needed; throws if it is not given or if the lock cannot be
  /// read.
  package func unlockIfNeeded(in console: inout Console) throws {
    if try unlock.isOpen() { return }
    try askForPassphrase(in: &console)
  }

  /// Asks for the passphrase if needed, and returns true. Returns false if the user cannot be
  /// asked, as by a timer, which then reports for a locked profile only that something is due.
  func unlockIfUserCanBeAsked(_ console: inout Console) throws -> Bool {
    guard console.canAskSecretly else {
      try unlock.requireCurrentSchema()
      return false
    }
    try unlockIfNeeded(in: &console)
    return true
  }

  /// Asks for the passphrase even if this session has already unlocked the profile.
  func askForPassphraseAgain(in console: inout Console) throws {
    if try unlock.lock() != nil { try askForPassphrase(in: &console) }
  }

  private func askForPassphrase(in console: inout Console) throws {
    let question = question(console.language)
    for attempt in 1...PassphrasePrompt.maxAttempts {
      if console.canAskSecretly { try unlock.requireAttemptAllowed() }
      let isRight = try console.promptSecretly(question, orRefuse: .isLocked) { typed in
        guard let typed, !typed.isEmpty else { throw DomainError.refused(.lock(.wrongPassphrase)) }
        return try unlock(.passphrase(typed))
      }
      if isRight { return }
      if attempt < PassphrasePrompt.maxAttempts {
        console.printNote(Words(ko: "암호가 맞지 않아요.", en: "Wrong passphrase."))
      }
    }
    throw DomainError.refused(.lock(.wrongPassphrase))
  }

  private func question(_ language: Language) -> String {
    guard let name = unlock.name?.value.quoted(language) else {
      return language(ko: "프로필의 암호: ", en: "Passphrase of the profile: ")
    }
    return language(ko: "\(name) 프로필의 암호: ", en: "Passphrase of \(name): ")
  }
}

extension Console {
  /// Sets a lock with a new passphrase, which is then erased from memory. Shows the recovery code
  /// before the lock is set. Backups that open without the lock come last, because finding them
  /// takes longest.
  mutating func setUpLock(
    _ lock: LockProfile, minutes: Int?, after beginning: Words, _ copies: UnlockedBackups,
    _ treatment: BackupTreatment?
  ) throws {
    let passphrase = try askForNewPassphrase()
    var messages: LockMessage?
    do {
      try lock(passphrase, minutes: minutes) { code, minutes in
        let shown = LockMessage(
          code: code, minutes: minutes, isShort: passphrase.isShort, openingSentence: beginning)
        try showRecoveryCode(shown)
        messages = shown
      }
    } catch {
      if messages != nil { voidShownCode(after: error) }
      throw error
    }
    recordConfirmedChange()
    guard form == .json else {
      for sentence in messages?.lockSentences ?? [] { printWrapped(sentence(language)) }
      return try handleOpenBackups(copies(), of: copies, as: treatment)
    }
    let open = try copies.treat(copies(), treatment ?? .keep)
    finishJSON(ending: ["openCopies": OpenCopiesWords.json(open)])
  }

  /// Asks twice for a new passphrase.
  private mutating func askForNewPassphrase() throws -> Passphrase {
    let passphrase = try askForValidPassphrase()
    let second = try promptSecretly(language(ko: "한 번 더: ", en: "Once more: "))
    guard let second, try Passphrase(second) == passphrase else {
      throw DomainError.refused(.lock(.passphrasesDiffer))
    }
    return passphrase
  }

  /// Asks for a passphrase, and again if it is refused. If the program ended instead, the user's
  /// next attempt, meant to be hidden, would go to the shell.
  private mutating func askForValidPassphrase() throws -> Passphrase {
    let question = language(ko: "새 암호 (네 자 이상): ", en: "New passphrase (4 characters or more): ")
    var attempts = 1
    while true {
      let typed = try promptSecretly(question) ?? Secret()
      do {
        return try Passphrase(typed)
      } catch let error as DomainError where attempts < 3 && !typed.isEmpty {
        printNote(StyledText(error.message(in: language)))
        attempts += 1
      }
    }
  }

  /// Shows the recovery code right away. If standard output is closed, the code goes to standard
  /// error; throws if that is closed too.
  private mutating func showRecoveryCode(_ messages: LockMessage) throws {
    if form == .json {
      var writer = JSONWriter()
      writer.write(
        .document([
          "recoveryCode": .string(messages.code.groupedText), "minutes": .int(messages.minutes),
        ]))
      write(writer.bytes.dropLast())
    } else {
      for sentence in messages.recoveryCodeSentences { printWrapped(sentence(language)) }
    }
    flush()
    guard !isPage, output.isClosed else { return }
    printPrefixedNote(messages.codeSafekeepingNote(language))
    writeHeldNotes()
    guard errorStream.isClosed else { return }
    throw ConsoleError.cannotWrite(detail: systemMessage(errorStream.failure ?? EPIPE))
  }

  /// Says that the shown code is void, if it is certain that the lock was not set.
  private mutating func voidShownCode(after error: any Error) {
    if case DomainError.uncertain = error { return }
    if form == .json { finishJSON(ending: ["isVoid": .bool(true)]) }
    printPrefixedNote(
      language(
        ko: "위에 보여 드린 복구 코드는 쓸 수 없어요. 잠금은 그대로예요.",
        en: "The recovery code above is not valid: the lock was not changed."))
  }

  /// Writes the remaining members of a JSON document whose beginning was already written.
  private mutating func finishJSON(ending members: JSONObject) {
    var writer = JSONWriter()
    writer.write(.object(members))
    write([UInt8(ascii: ",")] + writer.bytes.dropFirst() + [UInt8(ascii: "\n")])
  }
}

/// The messages about a new lock, with its one-time recovery code, which is not stored anywhere.
struct LockMessage {
  let code: RecoveryCode
  let minutes: Int
  /// Whether the passphrase is short enough to be found by trying.
  let isShort: Bool
  let openingSentence: Words

  var codeSafekeepingNote: Words {
    Words(
      ko: "복구 코드를 표준 출력에 보여 드리지 못해 여기에 적어요. 지금 적어 두세요: \(code.groupedText)",
      en: "The recovery code could not be written to standard output, so it is shown here. Write it"
        + " down now: \(code.groupedText)")
  }

  /// The messages shown before the lock is set.
  var recoveryCodeSentences: [Words] {
    [
      Words(
        ko: "이 복구 코드를 지금 적어 두세요. 암호를 잊었을 때 한 번 쓸 수 있고, 다시 보여 드리지 않아요.",
        en: "Write this recovery code down now: it opens the profile once if you forget the"
          + " passphrase, and it is not shown again."),
      Words(ko: "  \(code.groupedText)", en: "  \(code.groupedText)"),
    ]
  }

  var lockSentences: [Words] {
    [
      Words(
        ko: openingSentence.ko + " " + sessionLengthSentence.ko,
        en: openingSentence.en + " " + sessionLengthSentence.en),
      Words(
        ko: "잠금은 남의 눈을 가려 줄 뿐, 파일을 암호화하지는 않아요.",
        en: "A lock keeps onlookers out. It does not encrypt the file."),
    ] + (isShort ? [LockMessage.tooShortMessage] : [])
  }

  private var sessionLengthSentence: Words {
    minutes > 0
      ? Words(
        ko: "한 번 열면 \(minutes)분 동안은 다시 묻지 않아요.",
        en: "Once opened, it does not ask again for \(Plural("minute")(minutes)).")
      : Words(ko: "명령을 쓸 때마다 암호를 물어봐요.", en: "Every command asks for the passphrase.")
  }

  private static let tooShortMessage = Words(
    ko: "여덟 자보다 짧은 암호는 파일을 손에 넣은 사람에게 오래 버티지 못해요. 숫자 네 자리라면 한두 시간이면 모두 맞혀 볼 수 있어요.",
    en: "Fewer than eight characters do not hold for long against someone who has the file: all"
      + " PINs of four digits can be tried in an hour or two.")
}
