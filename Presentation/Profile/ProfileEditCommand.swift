import HearthDomain
import TerminalKit

/// Changes the profile.
public struct ProfileEditCommand: Command {
  public struct Options: Hashable, Sendable {
    /// Nil when it is to be asked for.
    let name: DisplayName?
  }

  public static let words = CommandName(["profile", "edit"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "내 프로필을 고쳐요", en: "Change your profile"),
    details: Words(
      ko: "옵션 없이 터미널에서 쓰면 이름을 물어봐요. 엔터만 누르면 그대로 둬요.",
      en: "Without options it asks for the name on a terminal; Enter alone leaves it as it was."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth profile edit --name 지수", en: "hearth profile edit --name Mina"),
        meaning: Words(ko: "지수라고 불러 달라고 해요", en: "be greeted as Mina")),
      CommandExample(
        line: "hearth profile edit --name \"\"",
        meaning: Words(ko: "이름을 지워요", en: "have no name any more")),
    ],
    options: [
      .value(
        "name", .text, placeholder: Words(ko: "이름", en: "NAME"),
        help: Words(
          ko: "15자까지 쓸 수 있어요. 비우면 이름 없이 인사해요.",
          en: "Up to 15 characters; an empty one greets without a name."))
    ])

  private let rename: RenameProfile
  private let queries: ProfileQueries

  public init(rename: RenameProfile, queries: ProfileQueries) {
    self.rename = rename
    self.queries = queries
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(name: try input.text("name").map { try DisplayName($0) })
  }

  public func run(_ options: Options, in console: inout Console) throws {
    guard let wanted = try options.name ?? askedName(in: &console) else {
      return tell(
        try queries.profile().displayName.value,
        Words(ko: "이름은 그대로 두었어요.", en: "The name stays as it was."), in: &console)
    }
    let name = try rename(to: wanted).displayName.value
    let words =
      name.isEmpty
      ? Words(ko: "이제 이름 없이 인사할게요.", en: "Hearth will greet you without a name.")
      : Words(ko: "이제 \(name)님이라고 부를게요.", en: "Hearth will call you \(name).")
    tell(name, words, in: &console)
  }

  /// The name that is typed; nil when nothing is.
  private func askedName(in console: inout Console) throws -> DisplayName? {
    let question = console.language(ko: "어떻게 불러 드릴까요? ", en: "What should Hearth call you? ")
    let answer = try console.prompt(question, insteadGive: "--name") ?? ""
    return answer.allSatisfy(\.isWhitespace) ? nil : try DisplayName(answer)
  }

  private func tell(_ name: String, _ words: Words, in console: inout Console) {
    if console.form == .json {
      console.json(.document(["name": .string(name)]))
    } else {
      console.line(StyledText(words(console.language)))
    }
  }
}
