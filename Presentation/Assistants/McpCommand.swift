import HearthDomain

/// Serves an assistant over the Model Context Protocol, on the standard streams.
package struct McpCommand: Command {
  /// A permission that an assistant has besides reading.
  package enum Permission: String, CaseIterable, Sendable {
    case write
  }

  package static let commandName = CommandName(["mcp"])
  // The lock is checked at each tool call instead.
  package static let runsWhileLocked = true

  private static let allow = Option<Permission>(
    "allow",
    help: Words(
      ko: "기록도 바꿀 수 있게 해요. 적지 않으면 읽기만 해요.",
      en: "Let it change records, too; by default it only reads."))

  package static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "AI 도우미와 표준 입출력으로 연결해요",
      en: "Connect an AI assistant over standard input and output"),
    details: Words(
      ko: "Model Context Protocol 서버예요. AI 도우미 프로그램의 설정에 명령으로 적어 주세요. 도구는 hearth의 명령이고 결과는 --json과"
        + " 같아요. 읽는 명령만 있고, --allow write가 있으면 바꾸는 명령도 있어요. 지우는 일은 한 번 되물어요. 파일, 네트워크, 다른 프로그램, 설정은"
        + " 건드리지 않아요. 잠긴 프로필은 사람이 터미널에서 열어야 하고, 암호는 여기서 받지 않아요.",
      en: "A Model Context Protocol server, to be set as a command in your AI assistant. Its tools"
        + " are hearth's commands and answer as --json does: those that read, and with --allow"
        + " write also those that change something. Removals are confirmed first. Files, the"
        + " network, other programs and settings are out of its reach. A locked profile must be"
        + " unlocked by its owner in a terminal; the passphrase is never accepted here."),
    examples: [
      "hearth mcp": Words(ko: "읽기만 하는 도우미", en: "an assistant that only reads"),
      "hearth mcp --allow write": Words(ko: "기록도 바꾸는 도우미", en: "one that may change records"),
    ],
    options: [allow], printsTextOnly: true, runningTime: .shellOnly,
    linesToCopy: [
      ConfigurationLines(
        "MCP", in: "mcp.json",
        ["{\"mcpServers\": {\"hearth\": {\"command\": \"hearth\", \"args\": [\"mcp\"]}}}"])
    ])

  private let files: any UserFiles
  private let makeServer: (_ mayWrite: Bool, ConsoleTraits) -> AssistantServer

  package init(
    files: any UserFiles,
    makeServer server: @escaping (_ mayWrite: Bool, ConsoleTraits) -> AssistantServer
  ) {
    self.files = files
    self.makeServer = server
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    var server = makeServer(try input[McpCommand.allow] == .write, console.traits)
    if console.traits.inputIsTerminal {
      console.printHint(
        Words(
          ko: "AI 도우미 프로그램의 요청을 기다려요. Ctrl-D로 끝내요.",
          en: "Waiting for requests from an assistant. Press Ctrl-D to end."))
    }
    var lines = AssistantLineReader(source: try files.source("-"))
    while !console.isOutputClosed, let line = try lines.next() {
      let answer =
        switch line {
        case .message(let message): server.response(to: message)
        case .tooLong: server.responseToOversizedLine
        }
      guard let answer else { continue }
      console.printJSON(answer)
      console.flush()
    }
  }
}
