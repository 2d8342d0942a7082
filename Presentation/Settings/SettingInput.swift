import HearthDomain
import HearthWhen

/// Parses typed values of settings in both languages.
struct SettingInput {
  let setting: Setting

  /// Returns the value in the stored form. Text that is not recognized stays unchanged, so that the
  /// setting rejects it.
  func storedText(_ words: [String]) -> String {
    switch setting.form {
    case .command: words.count == 1 ? words[0] : CommandWords.text(words)
    case .list(let accepted, _): storedList(words, among: accepted)
    case .secret, .address: words.joined(separator: " ")
    default: storedValue(words.joined(separator: " "))
    }
  }

  private func storedValue(_ typed: String) -> String {
    let text = String(
      typed.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    return switch setting.form {
    case .toggle: SettingInput.switchWords[text.lowercased()] ?? text
    case .choice(let words): choice(text, among: words)
    case .time: SettingInput.storedTime(text) ?? text
    case .timeRange: timeRange(text)
    case .dayTime: storedDayTime(text)
    case .length:
      (try? WhenReader.settingsReader.minutes(text)).map(LengthText.text) ?? text
    case .leadTimes: SettingInput.switchWords[text.lowercased()] ?? storedLeadTimes(text)
    case .namedDays: storedNamedDays(text)
    default: text
    }
  }

  private static let switchWords = [
    "on": "on", "yes": "on", "true": "on", "켬": "on", "켜기": "on", "예": "on",
    "off": "off", "no": "off", "false": "off", "끔": "off", "끄기": "off", "아니요": "off",
  ]

  /// Returns the choice with this name in either language, or the text itself if there is none.
  private func choice(_ text: String, among words: [String]) -> String {
    let typed = text.lowercased()
    if words.contains(typed) { return typed }
    if typed == "자동", words.contains("auto") { return "auto" }
    if setting.key == .theme, let theme = CardTheme(named: text) { return theme.rawValue }
    return words.first { word in
      guard let name = setting.nameOfValue(word) else { return false }
      // A name can contain the name in another language: 영어(English). Each of the two is
      // accepted.
      return [name.ko, name.en].flatMap { $0.lowercased().split { "()".contains($0) } }
        .contains { $0 == typed || $0 == typed + " " }
    } ?? text
  }

  private static func storedTime(_ text: String) -> String? {
    (try? WhenReader.settingsReader.time(text)).map(\.description)
  }

  /// Parses `09:00`, `20:00 before`, `day before 8pm` or `전날 저녁 8시`.
  private func storedDayTime(_ text: String) -> String {
    guard case .at(let time)? = try? WhenReader.settingsReader.leadTime(text) else { return text }
    return time.description
  }

  /// Parses `30m 1d`, or `30분, 하루 전`.
  private func storedLeadTimes(_ text: String) -> String {
    // Two lengths are two reminders, also where `1d 30m` could be one length.
    let times =
      LeadTimes(settingText: text)
      ?? (try? LeadTimesInput.parse(text, from: .midnight, .standard))
    return times?.settingText ?? text
  }

  /// Replaces the days of each year in a list of named days: `every dec 24=…` by `12-24=…`.
  private func storedNamedDays(_ text: String) -> String {
    text.split(separator: ";", omittingEmptySubsequences: false).map { entry in
      guard let end = entry.firstIndex(of: "="),
        let plan = try? WhenReader.settingsReader.repetition(String(entry[..<end])).value,
        case .rule(let rule)? = plan.repetition?.rule, let day = YearlyDay(rule)?.settingText
      else { return String(entry) }
      return day + entry[end...]
    }.joined(separator: ";")
  }

  /// Parses `22:00-07:00` or `10pm ~ 7am`.
  private func timeRange(_ text: String) -> String {
    if ["off", "끔", "없음", "no", "none"].contains(text.lowercased()) { return "off" }
    let ends = text.split(whereSeparator: { "-~–".contains($0) })
      .map { SettingInput.storedTime(String($0)) }
    guard ends.count == 2, let start = ends[0], let end = ends[1] else { return text }
    return "\(start)-\(end)"
  }

  private func storedList(_ words: [String], among accepted: [String]) -> String {
    let parts = words.joined(separator: ",").split { $0 == "," || $0.isWhitespace }
    let text = parts.map { choice(String($0), among: accepted).lowercased() }
      .joined(separator: ",")
    return text == "자동" ? "auto" : text
  }
}
