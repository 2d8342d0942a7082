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

  package static let commandName = CommandName(["completions", "names"])

  private static let kind = Argument<String>(
    "kind", placeholder: Words(ko: "종류", en: "KIND"), help: Words(ko: kinds, en: kinds))
  private static let prefix = Argument<String?>("beginning", placeholder: .text)
  /// The argument `before`: the word that precedes the one being typed.
  private static let precedingArgument = Argument<String?>(
    "before", placeholder: Words(ko: "앞의 말", en: "BEFORE"))

  package static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "셸 자동 완성에 쓸 이름을 한 줄에 하나씩 출력해요",
      en: "Print names for shell completion, one per line"),
    details: Words(
      ko: "사람, 연락처, 일정, 책, 태그, 프로필의 이름이나 검색할 말, 연락한 방법, 설정의 값 가운데 적은 글로 시작하는 것을 50개까지 출력해요. 아무것도 쓰지"
        + " 않고, 무엇이 잘못되어도 조용히 끝나요.",
      en: "Prints at most fifty names of people, contacts, events, books, tags or profiles, keys of"
        + " a search, ways of getting in touch, or values of a setting that begin with the given"
        + " text. Nothing is written, and on any error it ends silently."),
    arguments: [kind, prefix, precedingArgument],
    printsTextOnly: true, isHidden: true)

  private static let kinds =
    (Kind.kindsWithStoredNames.map(\.rawValue) + [profile, settingValue, search, means]).joined(
      separator: ", ")

  private let names: NameLookup

  package init(names: NameLookup) {
    self.names = names
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let found = matchingNames(
      try input[Self.kind], try input[Self.prefix] ?? "", try input[Self.precedingArgument] ?? "")
    for name in found { console.printLine(StyledText(name)) }
  }

  private func matchingNames(_ name: String, _ beginning: String, _ before: String) -> [String] {
    if let kind = Kind.kindsWithStoredNames.first(where: { $0.rawValue == name }) {
      return kind == .tag
        ? names.tagLists(withPrefix: beginning) : names(kind, beginning: beginning)
    }
    switch name {
    case CompletionNamesCommand.search:
      return SearchCompletion(names: names).candidates(withPrefix: beginning)
    case CompletionNamesCommand.means: return names.means(withPrefix: beginning)
    case CompletionNamesCommand.profile: return names.profiles(withPrefix: beginning)
    case CompletionNamesCommand.settingValue:
      return (Setting.named(before)?.offeredValues ?? []).filter { $0.hasPrefix(beginning) }
    default: return []
    }
  }
}
