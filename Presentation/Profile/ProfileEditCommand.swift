import HearthDomain
import TerminalKit

/// Changes the profile.
public struct ProfileEditCommand: Command {
  public struct Options: Hashable, Sendable {
    let name: DisplayName
  }

  public static let words = CommandName(["profile", "edit"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "내 프로필을 고쳐요", en: "Change your profile"),
    examples: [
      CommandExample(
        line: "hearth profile edit --name 지수",
        meaning: Words(ko: "지수라고 불러 달라고 해요", en: "be greeted as 지수")),
      CommandExample(
        line: "hearth profile edit --name \"\"",
        meaning: Words(ko: "이름을 지워요", en: "have no name any more")),
    ],
    options: [
      .value(
        "name", .text, placeholder: Words(ko: "이름", en: "NAME"),
        help: Words(
          ko: "열다섯 글자까지예요. 비우면 이름 없이 인사해요.",
          en: "Up to 15 characters; an empty one greets without a name."))
    ])

  private let rename: RenameProfile

  public init(rename: RenameProfile) {
    self.rename = rename
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    try input.requireOne(of: ["name"])
    return Options(name: try DisplayName(input.text("name") ?? ""))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let name = try rename(to: options.name).displayName.value
    let words =
      name.isEmpty
      ? Words(ko: "이제 이름 없이 인사할게요.", en: "Hearth will greet you without a name.")
      : Words(ko: "이제 \(name)님이라고 부를게요.", en: "Hearth will call you \(name).")
    if console.form == .json {
      console.json(.document(["name": .string(name)]))
    } else {
      console.line(StyledText(words(console.language)))
    }
  }
}
