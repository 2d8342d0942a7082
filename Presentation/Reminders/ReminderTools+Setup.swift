import HearthDomain

extension ReminderTools {
  /// After a change, reports once that reminders arrive only while the full screen is open, and
  /// offers a timer if a user can be asked. If that cannot be recorded, it is left for another
  /// time, since the change itself was made.
  package func offerSetup(in console: inout Console) throws {
    let asks =
      console.canAsk && console.traits.outputIsTerminal && console.traits.errorIsTerminal
    guard console.form != .json, let setup, (try? setup.isNews(asking: asks)) == true,
      (try? setup.recordOffer(asking: asks)) != nil
    else { return }
    guard asks else { return printMissingTimer(in: &console) }
    guard try console.agrees(to: SetupWords.question(console.language), orSays: SetupWords.later)
    else { return }
    try RemindInstallCommand(tools: self)
      .run(ParsedInput(none: RemindInstallCommand.spec), in: &console)
  }

  /// Reports this below a list of coming reminders.
  func printSetupHint(in console: inout Console) throws {
    if try setup?.isMissing() == true { printMissingTimer(in: &console) }
  }

  private func printMissingTimer(in console: inout Console) {
    if console.traits.errorIsTerminal { return console.hint(SetupWords.missing) }
    if console.form != .json { console.note(SetupWords.missing) }
  }
}

/// Texts about reminders that arrive only while the full screen is open.
enum SetupWords {
  static let command = "hearth remind install"

  static let fact = Words(
    ko: "알림은 전체 화면을 열어 둔 동안에만 와요.",
    en: "Reminders come only while the full screen is open.")

  /// The short form beside reminders.
  static let brief = Words(ko: "열어 둔 동안에만", en: "only while open")

  static let missing = Words(
    ko: "\(fact.ko) 언제든 오게 하려면 ‘\(command)’을 실행해 주세요.",
    en: "\(fact.en) “\(command)” has them come at any time.")

  static let question = Words(
    ko: "\(fact.ko) 언제든 오게 이 컴퓨터에 설정할까요?",
    en: "\(fact.en) Set this machine up to bring them at any time?")

  static let later = Words(
    ko: "나중에 ‘\(command)’로 설정할 수 있어요.", en: "“\(command)” does it whenever you like.")
}
