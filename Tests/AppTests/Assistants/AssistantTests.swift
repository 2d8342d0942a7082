import HearthData
import HearthDomain
import HearthPresentation
import HearthSamples
import HearthTestSupport
import JSONText
import Testing

@testable import HearthContainer

/// Requests of an assistant and their answers, in this process.
@Suite struct AssistantTests {
  // MARK: The protocol

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
  ])
  func `a handshake agrees on a version`(wanted: String, spoken: String) throws {
    var assistant = try AssistantFixture(begins: false)
    #expect(try assistant.ask("tools/list").code == -32600)
    #expect(try assistant.ask("ping")["result"] == [:])
    let answer = try assistant.ask("initialize", ["protocolVersion": .string(wanted)])
    #expect(answer["result"]?["protocolVersion"] == .string(spoken))
    #expect(answer["result"]?["serverInfo"]?["name"] == "hearth")
    #expect(answer["result"]?["resultType"] == nil)
    #expect(try !assistant.tools().isEmpty)
  }

  @Test func `a stateless request names its version and is answered by itself`() throws {
    var assistant = try AssistantFixture(begins: false)
    let answer = try assistant.ask("server/discover", ["_meta": AssistantFixture.stateless])
    let result = try #require(answer["result"])
    #expect(result["supportedVersions"]?.arrayValue?.first == "2026-07-28")
    #expect(result["resultType"] == "complete" && result["cacheScope"] == "private")
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "hearth")
    let list = try assistant.ask("tools/list", ["_meta": AssistantFixture.stateless])
    #expect((list["result"]?["ttlMs"]?.intValue ?? 0) > 0)
    let called = try assistant.ask(
      "tools/call", ["name": "version", "_meta": AssistantFixture.stateless])
    #expect(called["result"]?["resultType"] == "complete")
    #expect(called["result"]?["isError"] == false)
    // This did not start a session.
    #expect(try assistant.ask("tools/list").code == -32600)
    #expect(try assistant.ask("ping", ["_meta": AssistantFixture.stateless]).code == -32601)
  }

  @Test func `an unsupported version is answered with the supported ones`() throws {
    var assistant = try AssistantFixture(begins: false)
    let meta: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2030-01-01"]
    let answer = try assistant.ask("tools/list", ["_meta": meta])
    #expect(answer.code == -32022)
    #expect(answer["error"]?["data"]?["requested"] == "2030-01-01")
    #expect(answer["error"]?["data"]?["supported"]?.arrayValue?.first == "2026-07-28")
    let bare: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    #expect(try assistant.ask("tools/list", ["_meta": bare]).code == -32602)
    #expect(try assistant.ask("server/discover").code == -32602)
  }

  @Test(
    arguments: [
      ("no json", -32700, "null"), ("[]", -32600, "null"), ("7", -32600, "null"),
      ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600, "1"),
      ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600, "null"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", -32600, "null"),
      ("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":7}", -32600, "\"a\""),
      ("{\"jsonrpc\":\"2.0\",\"id\":2}", -32600, "2"),
      ("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\",\"params\":[]}", -32602, "2"),
      ("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"prompts/list\"}", -32601, "2"),
      ("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\"}", -32602, "2"),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"rm\"}}",
        -32602, "2"
      ),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{\"cursor\":\"x\"}}",
        -32602, "2"
      ),
      (String(repeating: "[", count: 100_000), -32700, "null"),
    ] as [(String, Int, String)])
  func `an invalid line gets a protocol error`(
    line: String, code: Int, id: String
  ) throws {
    for language in Language.allCases {
      var assistant = try AssistantFixture(language)
      let said = assistant.say(line)
      let answer = try #require(said)
      #expect(answer.code == code)
      #expect(answer["id"]?.text == id)
      #expect(answer["error"]?["message"]?.stringValue?.isEmpty == false)
    }
  }

  @Test(arguments: [
    "", "  ", "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}",
    "{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{}}",
  ])
  func `notifications and blank lines get no answer`(line: String) throws {
    var assistant = try AssistantFixture()
    #expect(assistant.say(line) == nil)
  }

  // MARK: Tools

  @Test func `the tools are the commands that neither ask, leave the store nor run on`() throws {
    var text = ""
    for mayWrite in [false, true] {
      var assistant = try AssistantFixture(mayWrite: mayWrite)
      text += mayWrite ? "\n— with --allow write, beside these —\n" : ""
      let tools = try assistant.tools()
      #expect(tools.count <= (mayWrite ? 50 : 30))
      for tool in tools
      where !mayWrite || tool["annotations"]?["readOnlyHint"] == false {
        let schema = try #require(tool["inputSchema"])
        let required = schema["required"]?.arrayValue ?? []
        let properties = (schema["properties"]?.objectValue?.members ?? []).map { property in
          let mark = required.contains(.string(property.key)) ? "!" : ""
          let verbs = property.value["enum"]?.arrayValue?.compactMap(\.stringValue) ?? []
          let type = property.key == "verb" ? verbs.joined(separator: "|") : nil
          return "\(property.key)\(mark): \(type ?? property.value["type"]?.stringValue ?? "?")"
        }
        text += "\(tool["name"]?.stringValue ?? "?")(\(properties.joined(separator: ", ")))\n"
        #expect(Set(properties).count == properties.count)
      }
    }
    try expectGolden("Assistants/tools", text)
  }

  @Test(arguments: Language.allCases)
  func `a tool is described in the user's language`(language: Language) throws {
    var assistant = try AssistantFixture(language, mayWrite: true)
    let tool = try assistant.tools().first { $0["name"] == "person_water" }
    var writer = JSONWriter(indented: true)
    writer.write(try #require(tool))
    let code = language(ko: "ko", en: "en")
    try expectGolden(
      "Assistants/person-water-\(code)", String(decoding: writer.bytes, as: UTF8.self) + "\n")
  }

  @Test func `a tool answers like its command with --json`() throws {
    var assistant = try AssistantFixture()
    assistant.home.run(["person", "add", "Mina", "--every", "3", "--planted", "2026-11-01"])
    assistant.home.run(["feel", "70", "by the river #run"])
    assistant.home.run(["book", "add", "Demian", "--pages", "240"])
    let lines: [(String, JSONObject, [String])] = [
      ("person_show", ["verb": "history", "who": "Mina"], ["person", "history", "Mina"]),
      ("person_list", ["fields": "id,name"], ["person", "list", "--fields", "id,name"]),
      ("search", ["text": "tag:run"], ["search", "tag:run"]),
      (
        "mood_canvas", ["verb": "diary", "search": "river"], ["mood", "diary", "--search", "river"]
      ),
      ("book_show", ["book": "Demian"], ["book", "show", "Demian"]),
      ("status", [:], ["status"]),
    ]
    for (tool, arguments, line) in lines {
      let result = try assistant.call(tool, arguments)
      let shell = assistant.home.run(line, as: .json)
      #expect(shell.status == 0, "\(shell.errors)")
      #expect(result.isError == false && result.said + "\n" == shell.output)
      #expect(result["structuredContent"]?.text == result.said)
    }
  }

  @Test(
    arguments: [
      ("mood_add", ["level": 700, "memo": "x"], "700"), ("person_show", [:], "Who is it?"),
      ("person_show", ["who": "Nobody"], "Nobody"), ("person_show", ["whom": "Mina"], "“who”"),
      ("person_show", ["verb": ["history"], "who": "Mina"], "verb"),
      ("person_show", ["who": ["a", "b"]], "It takes"),
      ("person_show", ["who": "a\0b"], "It takes"),
      ("person_list", ["due": "yes"], "It takes true, false"),
      ("person_water", ["who": "Mina", "by": "pigeon"], "call"),
      ("person_water", ["who": "Mina", "open": true], "no option"),
      ("person_water", ["person": "Mina"], "It takes: who, "),
      ("mood_canvas", ["output": "/tmp/x.png"], "no option"),
      ("settings_get", ["name": "books.key.kakao", "reveal": true], "no option"),
      ("person_list", ["confirm": "x"], "no option"),
    ] as [(String, JSONObject, String)])
  func `an invalid argument gets a clear sentence, and nothing happens`(
    tool: String, arguments: JSONObject, words: String
  ) throws {
    var assistant = try AssistantFixture(mayWrite: true)
    assistant.home.run(["person", "add", "Mina", "--every", "3"])
    let before = assistant.home.run(["log", "list"], as: .json).output
    let result = try assistant.call(tool, arguments)
    #expect(result.isError == true)
    #expect(result.said.contains(words), "\(result.said)")
    #expect(assistant.home.run(["log", "list"], as: .json).output == before)
  }

  @Test func `read-only access changes nothing, not even which saying was seen`() throws {
    var assistant = try AssistantFixture()
    assistant.home.run(["saying", "add", "--en", "a new line"])
    let before = assistant.home.run(["saying", "list"], as: .json).output
    #expect(try assistant.call("saying").isError == false)
    #expect(try assistant.call("today").isError == false)
    #expect(assistant.home.run(["saying", "list"], as: .json).output == before)
    #expect(try assistant.ask("tools/call", ["name": "person_add"]).code == -32602)
  }

  @Test func `reading creates no store`() throws {
    let folder = ScratchFolder()
    var assistant = try AssistantFixture(at: .file(path: folder.place("hearth.db")))
    for tool in ["person_list", "today", "saying", "doctor", "log_list"] {
      #expect(try assistant.call(tool)["content"] != nil)
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func `changes are listed and can be undone`() throws {
    var assistant = try AssistantFixture(mayWrite: true)
    let added = try assistant.call("person_add", ["name": "Mina", "every": "3"])
    #expect(added.isError == false, "\(added.said)")
    #expect(added["structuredContent"]?["name"] == "Mina")
    #expect(
      try assistant.call("mood_add", ["level": 70, "memo": ["by", "the river"]]).isError == false)
    #expect(assistant.home.run(["mood", "diary"]).output.contains("by the river"))
    #expect(try assistant.call("undo").isError == false)
    #expect(!assistant.home.run(["mood", "diary"]).output.contains("by the river"))
  }

  // MARK: Confirmations

  @Test func `a removal needs confirmation, and its token is valid for one such call`() throws {
    var assistant = try AssistantFixture(mayWrite: true)
    assistant.home.run(["person", "add", "Mina", "--every", "3"])
    assistant.home.run(["person", "add", "Jun", "--every", "3"])
    let asked = try assistant.call("person_change", ["verb": "remove", "who": ["Mina"]])
    #expect(asked.isError == true && asked.said.contains("Mina"))
    let token = try #require(asked["structuredContent"]?["confirm"])
    #expect(assistant.home.run(["person", "list"]).output.contains("Mina"))

    let other = try assistant.call(
      "person_change", ["verb": "remove", "who": ["Jun"], "confirm": token])
    #expect(other.isError == true && other.said.contains("not the token"))
    let guessed = try assistant.call(
      "person_change", ["verb": "remove", "who": ["Mina"], "confirm": "yes"])
    #expect(guessed.isError == true)
    #expect(assistant.home.run(["person", "list"]).output.contains("Mina"))

    let done = try assistant.call(
      "person_change", ["verb": "remove", "confirm": token, "who": ["Mina"]])
    #expect(done.isError == false, "\(done.said)")
    #expect(!assistant.home.run(["person", "list"]).output.contains("Mina"))
    let again = try assistant.call(
      "person_change", ["verb": "remove", "who": ["Mina"], "confirm": token])
    #expect(again.isError == true)
    #expect(assistant.home.run(["person", "list"]).output.contains("Jun"))
  }

  @Test func `a confirmation is asked for again if the words now mean something else`() throws {
    var assistant = try AssistantFixture(mayWrite: true)
    assistant.home.run(["person", "add", "Mina Kim", "--every", "3"])
    let asked = try assistant.call("person_change", ["verb": "remove", "who": ["Mina"]])
    let token = try #require(asked["structuredContent"]?["confirm"])
    assistant.home.run(["person", "edit", "Mina Kim", "--name", "Ara", "--yes"])
    assistant.home.run(["person", "add", "Mina Lee", "--every", "3"])
    let second = try assistant.call(
      "person_change", ["verb": "remove", "who": ["Mina"], "confirm": token])
    #expect(second.isError == true && second.said.contains("Mina Lee"))
    let people = assistant.home.run(["person", "list"]).output
    #expect(people.contains("Ara") && people.contains("Mina Lee"))
  }

  // MARK: Resources

  @Test func `resources contain what the commands show`() throws {
    var assistant = try AssistantFixture()
    assistant.home.run(["person", "add", "Mina 민아", "--every", "3"])
    let list = try #require(try assistant.ask("resources/list")["result"]?["resources"]?.arrayValue)
    #expect(list.first?["uri"] == "hearth://today")
    let uri = try #require(list.last?["uri"])
    #expect(list.count == 2 && list.last?["name"] == "Mina 민아")
    let read = try assistant.ask("resources/read", ["uri": uri])["result"]?["contents"]?.arrayValue
    #expect(read?.first?["text"]?.stringValue?.contains("\"name\":\"Mina 민아\"") == true)
    #expect(read?.first?["uri"] == uri)
    let named: JSONValue = "hearth://person/Mina%20%EB%AF%BC%EC%95%84"
    #expect(try assistant.ask("resources/read", ["uri": named])["result"] != nil)
    let templates = try #require(
      try assistant.ask("resources/templates/list")["result"]?["resourceTemplates"]?.arrayValue)
    #expect(templates.contains { $0["uriTemplate"] == "hearth://book/{book}" })
  }

  @Test(arguments: [
    "hearth://person/Nobody", "hearth://person/", "hearth://person/%ZZ", "hearth://nothing",
    "file:///etc/passwd", "hearth://person/%2Fetc%00", "", "hearth://",
  ])
  func `a missing resource has the error code of the protocol version`(uri: String) throws {
    var assistant = try AssistantFixture()
    #expect(try assistant.ask("resources/read", ["uri": .string(uri)]).code == -32002)
    let stateless = try assistant.ask(
      "resources/read", ["uri": .string(uri), "_meta": AssistantFixture.stateless])
    #expect(stateless.code == -32602)
  }

  @Test func `many people are listed in pages, each once`() throws {
    var assistant = try AssistantFixture()
    for number in 0..<130 {
      assistant.home.run(["person", "add", "Person \(number)", "--every", "3"])
    }
    let first = try #require(try assistant.ask("resources/list")["result"])
    let cursor = try #require(first["nextCursor"])
    let second = try #require(try assistant.ask("resources/list", ["cursor": cursor])["result"])
    #expect(second["nextCursor"] == nil)
    let all = (first["resources"]?.arrayValue ?? []) + (second["resources"]?.arrayValue ?? [])
    #expect(all.count == 131 && Set(all.map { $0["uri"] }).count == 131)
  }

  // MARK: The lock

  @Test(arguments: Language.allCases)
  func `a locked profile reveals nothing, and says how to unlock it`(language: Language) throws {
    let folder = ScratchFolder()
    var assistant = try AssistantFixture(
      language, mayWrite: true, at: .file(path: folder.place("hearth.db")))
    assistant.home.run(["person", "add", "Mina", "--every", "3"])
    let container = assistant.home.container
    let lock = LockProfile(
      store: container.access.store, hasher: FakeHasher(), unlock: container.unlockProfile,
      randomness: .seeded(3))
    try lock(try Passphrase(Secret("1234".utf8)), minutes: 0) { _, _ in }

    for (tool, arguments) in [
      ("person_list", [:]), ("today", [:]), ("search", ["text": "Mina"]),
      ("person_add", ["name": "Jun", "every": "3"]), ("undo", [:]),
    ] as [(String, JSONObject)] {
      let result = try assistant.call(tool, arguments)
      #expect(result.isError == true)
      #expect(result.said.contains("hearth today") && !result.said.contains("Mina"))
    }
    let list = try assistant.ask("resources/list")["result"]?["resources"]?.arrayValue
    #expect(list?.count == 1)
    let read = try assistant.ask("resources/read", ["uri": "hearth://today"])
    #expect(read.code == -32603)
    #expect(read["error"]?["message"]?.stringValue?.contains("hearth today") == true)
    #expect(try assistant.call("doctor")["content"] != nil)
  }
}
