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
    commandName, options: [allow], printsTextOnly: true, runningTime: .shellOnly,
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
