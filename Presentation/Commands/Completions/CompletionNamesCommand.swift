import HearthDomain
import TerminalKit

/// `hearth completions names`: what a shell's script offers where a name is typed.
///
/// It writes nothing, and says nothing but names: whatever goes wrong, there are none.
package struct CompletionNamesCommand: Command {
  static let settingValue = "setting-value"
  static let profile = "profile"

  package struct Options: Hashable, Sendable {
    let kind: String
    let beginning: String
    /// The argument before the one that is typed.
    let before: String
  }

  package static let words = CommandName(["completions", "names"])

  package static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "셸 스크립트가 물어보는 이름들을 한 줄에 하나씩 출력해요",
      en: "Print the names that a shell's script asks for, one a line"),
    details: Words(
      ko: "사람, 연락처, 일정, 책, 태그, 프로필의 이름이나 설정의 값 가운데 적은 글로 시작하는 것을 50개까지"
        + " 출력해요. 아무것도 쓰지 않고, 무엇이 잘못되어도 조용히 끝나요.",
      en: "At most fifty names of people, contacts, events, books, tags or profiles, or values of"
        + " a setting, that begin so. Nothing is written, and whatever goes wrong, it ends in silence."
    ),
    arguments: [
      ArgumentSpec(
        "kind", placeholder: Words(ko: "종류", en: "KIND"),
        help: Words(ko: kinds, en: kinds)),
      ArgumentSpec("beginning", .optional, placeholder: Words(ko: "글", en: "TEXT")),
      ArgumentSpec("before", .optional, placeholder: Words(ko: "앞의 말", en: "BEFORE")),
    ],
    printsTextOnly: true, isHidden: true)

  private static let kinds =
    (Kind.named.map(\.rawValue) + [profile, settingValue]).joined(separator: ", ")

  private let names: NameLookup

  package init(names: NameLookup) {
    self.names = names
  }

  package static func parse(_ input: ParsedInput) throws -> Options {
    Options(
      kind: try input.argument("kind"), beginning: input.optionalArgument("beginning") ?? "",
      before: input.optionalArgument("before") ?? "")
  }

  package func run(_ options: Options, in console: inout Console) {
    for name in found(options) { console.line(StyledText(name)) }
  }

  private func found(_ options: Options) -> [String] {
    if let kind = Kind.named.first(where: { $0.rawValue == options.kind }) {
      return names(kind, beginning: options.beginning)
    }
    switch options.kind {
    case CompletionNamesCommand.profile: return names.profiles(beginning: options.beginning)
    case CompletionNamesCommand.settingValue:
      return (Setting.named(options.before)?.offeredValues ?? [])
        .filter { $0.hasPrefix(options.beginning) }
    default: return []
    }
  }
}
