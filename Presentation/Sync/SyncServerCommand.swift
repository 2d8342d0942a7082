import HearthDomain
import JSONText
import TerminalKit

/// Makes a server of PostgreSQL a relay.
struct SyncServerCommand: Command {
  static let words = CommandName(["sync", "server"])

  private static let printed = Flag(
    "print",
    help: Words(
      ko: "서버에 아무것도 하지 않고 실행할 문장만 보여 줘요.",
      en: "Shows the statements and does nothing on the server."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "PostgreSQL 서버를 준비해요", en: "Make a PostgreSQL server ready"),
    details: Words(
      ko: "hearth 스키마와 함수를 만들어요. 역할마다 자기 것만 볼 수 있어요. 다시 해도 있던 것은 그대로예요."
        + " 비밀번호는 ~/.pgpass나 PGPASSFILE, 서비스 파일에서 찾아요.",
      en: "Makes the schema hearth with its functions; each role sees what is its own. Done again"
        + " it changes nothing that is there. The password is taken from ~/.pgpass, PGPASSFILE or"
        + " a service file."),
    examples: [
      CommandExample(
        line: "hearth sync server postgresql://mina@db.example.com/hearth",
        meaning: Words(ko: "이 서버에 만들어요", en: "on this server")),
      CommandExample(
        line: "hearth sync server --print", meaning: Words(ko: "문장을 보여 줘요", en: "the statements")),
    ],
    arguments: [SyncSpec.database.optional], options: [printed], pace: .shellOnly)

  let tools: SyncCommandTools

  static func parse(_ input: ParsedInput) throws -> ParsedInput {
    if !input[printed], try input[SyncSpec.database.optional] == nil {
      throw input.refusal(.missingArgument(SyncSpec.database.spec.spoken))
    }
    return input
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard !input[Self.printed], let address = try input[SyncSpec.database.optional] else {
      return console.tell(
        each: tools.server.statements,
        json: ["statements": .array(tools.server.statements.map { .string($0) })])
    }
    let question = console.language(
      ko: "이 서버에 hearth 스키마를 만들까요?", en: "Make the schema hearth on this server?")
    guard try console.agrees(to: question, orSays: .nothingChanged) else { return }
    try tools.server.make(address)
    console.tell(
      [
        console.language(
          ko: "서버가 준비됐어요. 이제 hearth sync setup postgres를 쓰세요.",
          en: "The server is ready: now hearth sync setup postgres.")
      ],
      json: ["made": .bool(true)])
  }
}
