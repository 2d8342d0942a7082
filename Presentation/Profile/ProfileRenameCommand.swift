import HearthDomain
import TerminalKit

/// Gives the profile in use another name; a guest gets its first one.
public struct ProfileRenameCommand: Command {
  public struct Options: Hashable, Sendable {
    let name: DisplayName
  }

  public static let words = CommandName(["profile", "rename"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "지금 프로필의 이름을 바꿔요", en: "Rename the profile in use"),
    details: Words(
      ko: "이름 없이 쓰던 프로필에 이름을 붙여도 모든 기록이 그대로 남아요.",
      en: "Giving the nameless profile a name keeps everything in it."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth profile rename 지수", en: "hearth profile rename Mina"),
        meaning: Words(ko: "지수라고 불러 달라고 해요", en: "be called Mina"))
    ],
    arguments: [.newName])

  private let edit: EditProfile
  private let requireFree: (DisplayName) throws -> Void

  /// Throws what `requireFree` does for a name that another profile has.
  public init(edit: EditProfile, requireFree: @escaping (DisplayName) throws -> Void) {
    self.edit = edit
    self.requireFree = requireFree
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(name: try DisplayName(input.argument("name")))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    try requireFree(options.name)
    let profile = try edit(EditProfile.Changes(displayName: options.name))
    console.tell(profile, greeting: true)
  }
}
