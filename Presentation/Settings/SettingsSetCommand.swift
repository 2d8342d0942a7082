import HearthDomain
import JSONText
import TerminalKit

/// Changes one setting.
public struct SettingsSetCommand: Command {
  public struct Options: Hashable, Sendable {
    let setting: Setting
    let text: String
  }

  public static let words = CommandName(["settings", "set"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "설정 하나를 바꿔요", en: "Change one setting"),
    details: Words(
      ko: "인자에 -가 들어가면 앞에 --를 적어 주세요. API 키는 환경 변수로도 알려 줄 수 있어요: HEARTH_KAKAO_KEY.",
      en: "Write -- before arguments that begin with a dash. Keys can also stand in the"
        + " environment: HEARTH_KAKAO_KEY."),
    examples: [
      CommandExample(
        line: "hearth settings set language ko",
        meaning: Words(ko: "한국어로 봐요", en: "speak Korean")),
      CommandExample(
        line: "hearth settings set week-start monday",
        meaning: Words(ko: "월요일에 시작하는 달력", en: "weeks that begin on Monday")),
      CommandExample(
        line: "hearth settings set remind.quiet 22:00-07:00",
        meaning: Words(ko: "밤에는 알리지 않아요", en: "no reminders at night")),
      CommandExample(
        line: "hearth settings set remind.channels desktop,terminal",
        meaning: Words(ko: "두 가지 방법으로 알려요", en: "two ways at once")),
      CommandExample(
        line: "hearth settings set remind.command -- notify-me --loud",
        meaning: Words(ko: "내 프로그램에 알림을 건네요", en: "hand reminders to a program")),
    ],
    arguments: [
      .setting(),
      ArgumentSpec(
        "value", .oneOrMore, kind: .settingValue, placeholder: Words(ko: "값", en: "VALUE"),
        help: Words(
          ko: "쓸 수 있는 값은 ‘hearth settings get 이름’이 알려 줘요.", en: "See “hearth settings get NAME”.")),
    ])

  private let queries: SettingQueries
  private let change: ChangeSetting

  public init(queries: SettingQueries, change: ChangeSetting) {
    self.queries = queries
    self.change = change
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    let setting = try input.setting()
    let text = SettingInput(setting: setting).text(input.rest("value"))
    if case .choice(let words) = setting.form {
      try checkChoice(
        text, words, Words(ko: setting.name, en: setting.name), in: SettingsSetCommand.words.path)
    }
    return Options(setting: setting, text: text)
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let kept = try change(options.setting, to: options.text)
    let entry = SettingEntry(options.setting, text: kept, isFixed: false)
    let language = language(after: options.setting, console.language)
    console.tell([SettingNews.changed(entry)(language)], json: entry.json())
    for remark in try remarks(on: options.setting) {
      console.noteSentence(remark(language))
    }
  }

  /// Whoever has just chosen a language is answered in it.
  private func language(after setting: Setting, _ language: Language) -> Language {
    guard setting.name == Setting.named("language")?.name else { return language }
    return queries.settings().language ?? language
  }

  /// What still keeps the new value from having its effect.
  private func remarks(on setting: Setting) throws -> [Words] {
    var remarks: [Words] = []
    if try queries.entry(of: setting).isFixed { remarks.append(SettingNews.environmentWins) }
    if setting.group == .delivery {
      remarks += queries.settings().delivery.unfinished.map(SettingNews.isUnfinished)
    }
    return remarks
  }
}
