import HearthDomain

/// The options of every command.
package struct GlobalOptions: Sendable, Hashable {
  /// The path of the store, as typed; nil for the default.
  package var storePath: FilePath?
  /// Whether to use a store in memory filled with a sample year.
  package var usesDemoStore = false
  /// The requested language; nil if settings and environment decide.
  package var language: Language?
  package var wantsJSON = false
  /// When to use colour; nil if settings and environment decide.
  package var color: ColorChoice?
  /// Whether all questions are answered with yes.
  package var assumesYes = false
  /// Whether a question ends the command with an error.
  package var neverAsks = false
  /// Whether the full screen is disabled.
  package var disablesFullScreen = false
  /// What happens if no store exists yet.
  package var storeNeed = CommandSpec.StoreNeed.created

  package init() {}

  /// The grammar of the global options, in the order of the help.
  static let specs: [OptionSpec] = options.map { $0.spec }

  private static let options: [any CommandOption] = [
    store, demo, lang, json, color, yes, noInput, plain, help, version,
  ]

  static let help = Flag(
    "help", short: "h", help: Words(ko: "도움말을 보여 줘요.", en: "Show help."))

  static let version = Flag("version", help: Words(ko: "버전을 보여 줘요.", en: "Show the version."))

  static let store = Option<FilePath>(
    "store", placeholder: Words(ko: "위치", en: "WHERE"),
    help: Words(
      ko: "저장소 파일이에요. memory:라고 쓰면 아무것도 남기지 않아요.",
      en: "The store's file; memory: leaves nothing behind."))

  static let demo = Flag(
    "demo",
    help: Words(
      ko: "예시로 채운 한 해를 둘러봐요. 내 기록은 건드리지 않아요.",
      en: "Look around in a sample year; your own data is untouched."))

  static let lang = Option<Language>(
    "lang", help: Words(ko: "한국어 또는 영어로 보여 줘요.", en: "Use Korean or English."))

  static let json = Flag(
    "json", help: Words(ko: "JSON 문서 하나로 출력해요.", en: "Print one JSON document."))

  static let color = Option<ColorChoice>(
    "color",
    help: Words(
      ko: "색을 언제 쓸지 정해요. auto는 터미널에서만 써요.",
      en: "When to use colour; auto means only on a terminal."))

  static let yes = Flag("yes", help: Words(ko: "묻지 않고 ‘예’로 진행해요.", en: "Don't ask, go ahead."))

  static let noInput = Flag(
    "no-input",
    help: Words(
      ko: "아무것도 묻지 않아요. 물어야 할 때는 오류로 끝나요.",
      en: "Never ask; a question becomes an error."))

  static let plain = Flag(
    "plain",
    help: Words(ko: "전체 화면 대신 ‘오늘’ 화면을 출력해요.", en: "Print Today instead of the full screen."))
}
