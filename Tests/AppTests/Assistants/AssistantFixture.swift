import HearthDomain
import HearthPresentation
import HearthSamples
import JSONText
import Testing

@testable import HearthContainer

/// An assistant that talks to the program in this process.
struct AssistantFixture {
  static let stateless: JSONValue = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  let home: CommandsInProcess
  private var server: AssistantServer
  private var id = 0

  init(
    _ language: Language = .english, mayWrite: Bool = false,
    at store: AppConfiguration.StoreLocation = .memory, begins: Bool = true
  ) throws {
    home = CommandsInProcess(store)
    server = home.container.assistantServer(
      mayWrite: mayWrite, ConsoleTraits(language: language), randomness: .seeded(1))
    if begins {
      _ = try ask("initialize", ["protocolVersion": "2025-11-25"])
    }
  }

  /// Returns the answer to the line as it is.
  mutating func say(_ line: String) -> JSONValue? { server.response(to: Array(line.utf8)) }

  /// Returns the complete answer to a request.
  mutating func ask(_ method: String, _ parameters: JSONObject = [:]) throws -> JSONValue {
    id += 1
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": .object(parameters),
    ]
    let said = say(request.text)
    let answer = try #require(said)
    #expect(answer["id"] == .int(id))
    return answer
  }

  /// Returns the result of a tool call.
  mutating func call(_ tool: String, _ arguments: JSONObject = [:]) throws -> JSONValue {
    let answer = try ask("tools/call", ["name": .string(tool), "arguments": .object(arguments)])
    return try #require(answer["result"], "\(answer)")
  }

  /// Returns all tools, in order.
  mutating func tools() throws -> [JSONValue] {
    try #require(try ask("tools/list")["result"]?["tools"]?.arrayValue)
  }
}

extension JSONValue {
  /// The texts of a tool's answer, one per line.
  var said: String {
    (self["content"]?.arrayValue ?? []).compactMap { $0["text"]?.stringValue }
      .joined(separator: "\n")
  }

  var isError: Bool? { self["isError"]?.boolValue }
  var code: Int? { self["error"]?["code"]?.intValue }
}
