import Foundation
import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// The command next to a reminder, copied from a pipe and run by a shell.
@Suite struct PastedCommandTests {
  /// Returns the words that the shell passes to the program.
  private func words(_ command: String) throws -> [String] {
    let line = "hearth() { printf '%s\\0' \"$@\"; }; " + command
    return try OtherProgram("/bin/sh", ["-c", line]).answer().output.split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "Jo\\hn", "a\\\\b", "\\", "Mi\u{202E}na", "x\u{200F}y", "Jo'x", "Jo'\u{FE0F}x", "엄마", "$(x)",
  ])
  func `a pasted command selects the person, whatever is in the name`(name: String) throws {
    let home = ReminderCommandFixture(.english, .piped)
    let person = try home.plant(name, every: 3, on: "2026-11-17")
    var console = Console.recording(ConsoleTraits(language: .english))
    try RemindListCommand(tools: home.tools).run(RemindListCommand.input(), in: &console)
    let line = try #require(console.recordedOutput.split(separator: "\n").first)
    let cell = try #require(line.split(separator: "\t").last)
    let words = try words(String(cell))
    #expect(words.first == "water")
    let people = PeopleQueries(context: .of(store: home.store, clock: home.clock))
    #expect(try people.find(try #require(words.last)).id == person.id, "\(cell)")
    #expect(cell.unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
  }
}
