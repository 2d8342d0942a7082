import HearthDomain
import HearthWhen

extension DoctorCheck {
  static func backup(_ newest: StoreBackup?, today: Day) -> DoctorCheck {
    guard let newest, let made = newest.madeAt else {
      return DoctorCheck(
        .improvable(code: "no-backup"),
        ko: "아직 백업이 없어요. ‘hearth backup’으로 하나 만들어 두세요.",
        en: "There is no backup yet. Make one with “hearth backup”.")
    }
    let path = newest.path.quotable(limit: 200)
    let age = Words { DayFormatter($0, today: today).relative(made.day) }
    guard today - made.day > 30 else {
      return DoctorCheck(
        ko: "마지막 백업은 \(KoreanParticle.copula(age.ko)): \(path)",
        en: "The last backup was made \(age.en): \(path)")
    }
    return DoctorCheck(
      .improvable(code: "old-backup"),
      ko: "마지막 백업(\(path))은 \(KoreanParticle.copula(age.ko)). ‘hearth backup’으로 새로 만들어 두세요.",
      en: "The last backup was made \(age.en): \(path) Make a new one with “hearth backup”.")
  }

  static let noReminderTimer = DoctorCheck(
    .improvable(code: "no-timer"), ko: SetupWords.missingTimerHint.ko,
    en: SetupWords.missingTimerHint.en)

  static func coverCount(_ count: Int) -> DoctorCheck {
    DoctorCheck(
      ko: "책 표지 \(count)장이 저장소 곁에 있어요. 백업에는 없어서, 잃으면 ‘hearth book lookup ISBN --cover’로 다시 내려받아야"
        + " 해요.",
      en: "\(Plural("cover")(count)) of books \(count == 1 ? "lies" : "lie") beside the store. No"
        + " backup has \(count == 1 ? "it" : "them"); “hearth book lookup ISBN --cover” fetches one"
        + " again.")
  }

  /// Returns the result about copies of an encrypted store that are not encrypted themselves.
  static func unencryptedCopies(_ copies: [StoreBackup]) -> DoctorCheck {
    let sentences =
      OpenCopiesWords.openBackupsSentences(copies) + [
        Words(
          ko: "‘hearth profile lock --copies seal’로 잠글 수 있어요.",
          en: "“hearth profile lock --copies seal” locks \(copies.count == 1 ? "it" : "them").")
      ]
    return DoctorCheck(
      .improvable(code: "open-copies"),
      ko: sentences.map { String($0.ko.drop { $0 == " " }) }.joined(separator: " "),
      en: sentences.map { String($0.en.drop { $0 == " " }) }.joined(separator: " "))
  }

  static func versions(_ context: DoctorContext) -> DoctorCheck {
    let (hearth, sqlite) = (context.program.number, context.sqlite)
    return DoctorCheck(
      ko: "Hearth \(hearth), SQLite \(KoreanParticle.copula(sqlite)).",
      en: "This is Hearth \(hearth) with SQLite \(sqlite).")
  }

  /// Returns the result about the settings. It does not name the individual errors, which every
  /// command reports.
  static func settings(_ loaded: LoadedSettings) -> DoctorCheck {
    let isBroken = loaded.faults.contains { if case .entireFile = $0 { true } else { false } }
    if isBroken {
      return DoctorCheck(
        .bad, ko: "설정 파일을 읽을 수 없어서 기본 설정을 써요. " + SettingWords.repairAdvice.ko,
        en: "The settings file cannot be read, so defaults are used. "
          + SettingWords.repairAdvice.en)
    }
    guard loaded.faults.isEmpty else {
      return DoctorCheck(
        .bad, ko: "쓸 수 없는 설정 값이 있어요. ‘hearth settings set’으로 다시 정해 주세요.",
        en: "Some settings have values that are not accepted. Set them again with “hearth settings"
          + " set”.")
    }
    return DoctorCheck(ko: "설정에는 이상이 없어요.", en: "The settings are fine.")
  }

  static func brokenLink(_ broken: BrokenLink) -> DoctorCheck {
    let link = broken.link.quotable(limit: 200)
    guard let target = broken.target?.quotable(limit: 200) else {
      return DoctorCheck(
        .bad, ko: "\(link) 링크를 따라가면 제자리로 돌아와요. 링크를 고쳐 주세요.",
        en: "The link \(link) leads back to itself. Fix it.")
    }
    return DoctorCheck(
      .bad, ko: "\(link) 링크가 가리키는 곳이 없어요: \(target). 그곳을 되살리거나 링크를 고쳐 주세요.",
      en: "The link \(link) points to a missing place: \(target). Restore that, or fix the link.")
  }

  static func locale(_ context: DoctorContext) -> DoctorCheck {
    if context.usesUTF8 {
      return DoctorCheck(ko: "로캘이 UTF-8이라 한글이 잘 보여요.", en: "The locale is UTF-8.")
    }
    return DoctorCheck(
      .improvable(code: "no-utf8"),
      ko: "로캘이 UTF-8이 아니에요. 글자가 깨져 보이면 LANG을 ko_KR.UTF-8이나 C.UTF-8로 정해 주세요.",
      en: "The locale is not UTF-8. If letters look broken, set LANG to C.UTF-8 or en_US.UTF-8.")
  }

  static let pictures = DoctorCheck(
    .unchecked,
    ko: "터미널에 그림이 나오는지는 여기서 살펴보지 않아요. 그림을 보여 줄 때 터미널에 물어봐요.",
    en: "Whether the terminal shows pictures was not checked; it is asked when there is one.")

  static func library(_ library: SystemLibrary, isInstalled isThere: Bool) -> DoctorCheck {
    let (file, use) = (library.likelyFileName, library.purpose)
    return isThere
      ? DoctorCheck(
        ko: "\(use.ko)에 필요한 \(KoreanParticle.subject(file)) 있어요.",
        en: "\(file) is installed, for \(use.en).")
      : DoctorCheck(
        .improvable(code: "no-library"),
        ko: "\(KoreanParticle.subject(file)) 없어요. \(use.ko)에만 필요해요.",
        en: "\(file) is not installed; it is needed only for \(use.en).")
  }
}
