import HearthDomain
import TerminalKit

/// `hearth completions names`: prints the names that a completion script offers.
///
/// It changes nothing and prints only names; on any error it prints none.
package struct CompletionNamesCommand: Command {
  static let settingValue = "setting-value"
  static let profile = "profile"
  static let search = "search"
  static let means = "means"

  package static let words = CommandName(["completions", "names"])

  private static let kind = Argument<String>(
    "kind", placeholder: Words(ko: "종류", en: "KIND"), help: Words(ko: kinds, en: kinds))
  private static let beginning = Argument<String?>("beginning", placeholder: .text)
  /// The argument before the one being typed.
  private static let before = Argument<String?>(
    "before", placeholder: Words(ko: "앞의 말", en: "BEFORE"))

  package static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "셸 스크립트가 물어보는 이름들을 한 줄에 하나씩 출력해요",
      en: "Print the names that a shell's script asks for, one a line"),
    details: Words(
      ko: "사람, 연락처, 일정, 책, 태그, 프로필의 이름이나 검색할 말, 연락한 방법, 설정의 값 가운데 적은 글로 시작하는 것을 50개까지"
        + " 출력해요. 아무것도 쓰지 않고, 무엇이 잘못되어도 조용히 끝나요.",
      en: "At most fifty names of people, contacts, events, books, tags or profiles, keys of a"
        + " search, means of getting in touch, or values of a setting, that begin so. Nothing is written, and whatever goes wrong, it"
        + " ends in silence."),
    arguments: [kind, beginning, before],
    printsTextOnly: true, isHidden: true)

  private static let kinds =
    (Kind.named.map(\.rawValue) + [profile, settingValue, search, means]).joined(separator: ", ")

  private let names: NameLookup

  package init(names: NameLookup) {
    self.names = names
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let found = found(
      try input[Self.kind], try input[Self.beginning] ?? "", try input[Self.before] ?? "")
    for name in found { console.line(StyledText(name)) }
  }

  private func found(_ name: String, _ beginning: String, _ before: String) -> [String] {
    if let kind = Kind.named.first(where: { $0.rawValue == name }) {
      return kind == .tag
        ? names.tagLines(beginning: beginning) : names(kind, beginning: beginning)
    }
    switch name {
    case CompletionNamesCommand.search:
      return SearchCompletion(names: names).offers(beginning: beginning)
    case CompletionNamesCommand.means: return names.means(beginning: beginning)
    case CompletionNamesCommand.profile: return names.profiles(beginning: beginning)
    case CompletionNamesCommand.settingValue:
      return (Setting.named(before)?.offeredValues ?? []).filter { $0.hasPrefix(beginning) }
    default: return []
    }
  }
}
