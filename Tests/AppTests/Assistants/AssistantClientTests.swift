import Foundation
import HearthTestSupport
import JSONText
import Testing

/// Tests the program with the official MCP client.
@Suite(.waiting) struct AssistantClientTests {
  /// A Python that has the client package; `.ci/run` installs one.
  private static let python: String? = {
    let named = ProcessInfo.processInfo.environment["HEARTH_MCP_PYTHON"]
    let found = named.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    if found == nil { print("left out: no Python with the package mcp (HEARTH_MCP_PYTHON)") }
    return found
  }()

  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(home: folder.path, variables: ["HEARTH_NOW": "2026-11-20T09:30"])
  }

  /// Runs the script in the client; returns its answers, the negotiated version first.
  private func talk(
    _ mode: String, _ rights: [String], _ script: JSONValue
  ) throws -> [JSONValue] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Assistants/talk.py")
    try folder.write("script.json", script.text.utf8)
    let process = hearth.makeProcess([file.path, mode, Binary.path, "mcp"] + rights)
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.standardInput = FileHandle(forReadingAtPath: folder.file("script.json"))
    let outcome = try Binary.outcome(of: process)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(try JSONValue(reading: outcome.output).arrayValue)
  }

  @Test(
    .inWholeRuns,
    .enabled(if: python != nil, "no Python with the package mcp"),
    arguments: [("legacy", "2025-11-25"), ("2026-07-28", "2026-07-28"), ("auto", "2026-07-28")])
  func `the client lists, calls and reads, and writing is refused`(mode: String, version: String)
    throws
  {
    #expect(try hearth.run("person", "add", "Mina", "--every", "3").status == 0)
    let answers = try talk(
      mode, [],
      [
        ["list"], ["call", "person_show", ["who": "Mina"]], ["call", "person_show", ["who": "Bo"]],
        ["call", "person_add", ["name": "Jun"]], ["resources"], ["read", "hearth://today"],
        ["read", "hearth://person/Mina"], ["read", "hearth://person/Bo"],
      ])
    #expect(answers.count == 9)
    #expect(answers[0]["version"] == .string(version))
    // A client that knows the version beforehand does not ask for the server's name.
    #expect(mode == "2026-07-28" || answers[0]["server"]?["name"] == "hearth")
    #expect(answers[1]["tools"]?.arrayValue?.contains("person_list") == true)
    #expect(answers[1]["tools"]?.arrayValue?.contains("person_add") == false)
    #expect(answers[2]["structuredContent"]?["name"] == "Mina")
    #expect(answers[3].isError == true && answers[3].said.contains("Bo"))
    #expect(answers[4]["error"] == -32602)
    #expect(answers[5]["resources"]?.arrayValue?.count == 2)
    #expect(answers[6]["contents"]?.arrayValue?.first?["uri"] == "hearth://today")
    #expect(answers[7].text.contains("Mina"))
    #expect(answers[8]["error"] == (mode == "legacy" ? -32002 : -32602))
  }

  @Test(.inWholeRuns, .enabled(if: python != nil, "no Python with the package mcp"))
  func `with write access the client adds, and removes after confirmation`() throws {
    let answers = try talk(
      "auto", ["--allow", "write"],
      [
        ["call", "person_add", ["name": "Mina", "every": "3"]],
        ["call", "person_change", ["verb": "remove", "who": ["Mina"]]],
        ["call", "person_change", ["verb": "remove", "who": ["Mina"], "confirm": "LAST"]],
        ["call", "person_list", [:]], ["call", "undo", [:]], ["call", "person_list", [:]],
      ])
    #expect(answers[1].isError == false)
    #expect(answers[2].isError == true && answers[3].isError == false)
    #expect(answers[4]["structuredContent"]?["items"] == [])
    #expect(answers[6]["structuredContent"]?["items"]?.arrayValue?.count == 1)
    #expect(try hearth.run("log", "list").output.split(separator: "\n").count == 3)
  }
}
