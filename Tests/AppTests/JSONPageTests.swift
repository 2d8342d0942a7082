import Foundation
import HearthData
import HearthSamples
import HearthTestSupport
import JSONText
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Generates the list of the page `json` in the manual from what the commands print.
@Suite struct JSONPageTests {
  private static let path = "Presentation/Manual/HelpTopic+JSON.swift"

  /// Arguments of commands that need some, or print more with them.
  private static let arguments = [
    "search": "봄 회의 산책", "person show": "엄마", "person history": "엄마", "person calendar": "엄마",
    "contact list": "--all", "contact show": "철수", "contact search": "철수", "saying show": "7",
    "saying search": "봄", "mood canvas": "2023-11-15", "mood calendar": "2023-11",
    "mood year": "2023", "event list": "--from 2023-11-01 --to 2026-12-31", "event show": "회의",
    "todo show": "필터", "event dates": "FREQ=DAILY --from 2026-11-01", "calendar": "2023-11",
    "book list": "--all",
    "book show": "데미안", "book history": "데미안", "log show": "1", "settings get": "week-start",
  ]

  /// Commands that need the network, a synchronized store or a terminal.
  private static let unavailable: Set = [
    "book search", "book lookup", "link conflicts", "sync check", "sync conflicts", "sync log",
    "sync devices list", "sync status", "account list", "profile list",
  ]

  @Test func `the page names the fields of every document`() throws {
    let program = CommandsInProcess()
    try WholeThings(isFormer: false).save(in: program.container.access.store)
    program.run(
      ["plan", "치과", "--from", "15:00", "--at-place", "3층", "--repeat", "every week"])
    var list = ""
    for spec in AppContainer.commands.parser.grammar.visibleSpecs
    where spec.isReadOnly && !spec.printsTextOnly && spec.runningTime != .shellOnly {
      if Self.unavailable.contains(spec.name) { continue }
      let line = spec.name + (Self.arguments[spec.name].map { " " + $0 } ?? "")
      let outcome = program.run(line.split(separator: " ").map(String.init), as: .json)
      guard case .object(let document)? = try? JSONValue(reading: outcome.output) else {
        Issue.record("\(line): \(outcome.output)\(outcome.errors)")
        continue
      }
      let names = names(in: document).filter { $0 != "schema" }
      let item = "- `hearth \(spec.name)`: " + names.map { "`\($0)`" }.joined(separator: ", ")
      list += wrapped(item)
    }
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../" + Self.path)
    let source = try String(contentsOf: url, encoding: .utf8)
    let marker = "fieldsOfDocuments = #\"\"\"\n"
    let end = try #require(source.range(of: marker)).upperBound
    try expectMatchesFile(Self.path, source[..<end] + list + "\n    \"\"\"#\n}\n")
  }

  /// Returns the names in an object and in the objects within it, each once.
  private func names(in object: JSONObject) -> [String] {
    var found: [String] = []
    func add(_ value: JSONValue, _ path: String) {
      switch value {
      case .object(let inner) where !inner.members.isEmpty:
        for member in inner.members {
          let name = member.key
          add(member.value, path.isEmpty ? name : "\(path).\(name)")
        }
      case .array(let items) where items.contains { $0.objectValue != nil }:
        let rows = path == "items" ? "" : path + "[]"
        for item in items { add(item, rows) }
      default: if !found.contains(path) { found.append(path) }
      }
    }
    add(.object(object), "")
    return found
  }

  private func wrapped(_ item: String) -> String {
    var lines = [""]
    for word in item.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 92 { lines.append("  ") }
      let line = lines[lines.count - 1]
      lines[lines.count - 1] += (line.isEmpty || line == "  " ? "" : " ") + word
    }
    return lines.map { "    \($0)\n" }.joined()
  }
}
