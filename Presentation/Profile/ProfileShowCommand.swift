import HearthDomain
import TerminalKit

/// Shows whose store this is.
public struct ProfileShowCommand: Command {
  public typealias Options = NoOptions

  public static let words = CommandName(["profile", "show"], isNounDefault: true)

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "내 프로필을 봐요", en: "Show your profile"),
    examples: [
      CommandExample(line: "hearth profile", meaning: Words(ko: "이름을 봐요", en: "show your name"))
    ],
    isReading: true)

  private let queries: ProfileQueries

  public init(queries: ProfileQueries) {
    self.queries = queries
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let name = try queries.profile().displayName.value
    switch console.form {
    case .json: console.json(.document(["name": .string(name)]))
    case .piped: console.line(StyledText(name.tabSeparatedCell))
    case .terminal: console.line(StyledText(sentence(name)(console.language)))
    }
  }

  private func sentence(_ name: String) -> Words {
    name.isEmpty
      ? Words(
        ko: "아직 이름이 없어요. ‘hearth profile edit --name 이름’으로 알려 주세요.",
        en: "You have no name yet. Tell it with “hearth profile edit --name NAME”.")
      : Words(ko: "\(name)님의 저장소예요.", en: "This is \(name)’s store.")
  }
}
