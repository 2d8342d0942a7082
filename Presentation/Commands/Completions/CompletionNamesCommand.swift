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
    commandName, arguments: [kind, prefix, precedingArgument], printsTextOnly: true, isHidden: true)

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
