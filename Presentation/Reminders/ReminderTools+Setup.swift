import HearthDomain

extension ReminderTools {
  /// Reports once, after a change, that reminders arrive only while the full screen is open, and
  /// offers a timer if a user can be asked. If this cannot be recorded, it is left for another
  /// time, because the change itself was made.
  package func offerSetup(in console: inout Console) throws {
    let asks =
      console.canAsk && console.traits.outputIsTerminal && console.traits.errorIsTerminal
    guard console.form != .json, let setup, (try? setup.needsTimerOffer(asking: asks)) == true,
      (try? setup.recordTimerOffer(asking: asks)) != nil
    else { return }
    // Without a timer to set up, there is nothing to ask.
    let canInstall = (try? timers(RemindInstallCommand.commandName))?.preferred != nil
    guard asks, canInstall else { return printMissingTimer(in: &console) }
    guard
      try console.confirmOrReport(
        SetupWords.question(console.language), orSays: SetupWords.installLaterHint)
    else { return }
    try RemindInstallCommand(tools: self)
      .run(ParsedInput(none: RemindInstallCommand.spec), in: &console)
  }

  /// Prints below a list of coming reminders that they arrive only while the full screen is open,
  /// if that is so.
  func printSetupHint(in console: inout Console) throws {
    if try setup?.isTimerMissing() == true { printMissingTimer(in: &console) }
  }

  private func printMissingTimer(in console: inout Console) {
    if console.traits.errorIsTerminal { return console.printHint(SetupWords.missingTimerHint) }
    if console.form != .json { console.printNote(SetupWords.missingTimerHint) }
  }
}

/// Texts about reminders that arrive only while the full screen is open.
enum SetupWords {
  static let installCommand = "hearth remind install"

  static let onlyWhileOpen = Words(
    ko: "알림은 전체 화면을 열어 둔 동안에만 와요.",
    en: "Reminders come only while the full screen is open.")

  /// The short form, displayed beside reminders.
  static let onlyWhileOpenShort = Words(ko: "열어 둔 동안에만", en: "only while open")

  static let missingTimerHint = Words(
    ko: "\(onlyWhileOpen.ko) 언제든 받으려면 ‘\(installCommand)’을 실행해 주세요.",
    en: "\(onlyWhileOpen.en) Run “\(installCommand)” to get them at any time.")

  static let question = Words(
    ko: "\(onlyWhileOpen.ko) 언제든 받도록 이 컴퓨터에 설정할까요?",
    en: "\(onlyWhileOpen.en) Set up this machine to deliver them at any time?")

  static let installLaterHint = Words(
    ko: "나중에 ‘\(installCommand)’로 설정할 수 있어요.",
    en: "You can set this up later with “\(installCommand)”.")
}
