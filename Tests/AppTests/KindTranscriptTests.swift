import Foundation
import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthContainer

/// Expected output about items of every kind: as JSON, in tables, in files and in sentences. The
/// tests fail if a key, a column or a fact changes its name or position.
@Suite struct KindTranscriptTests {
  private let folder = ScratchFolder()

  /// Commands for the items with every member set.
  private static let told = [
    "person list", "person show 엄마", "person history 엄마", "person notes", "contact list --all",
    "contact show 철수", "saying list --limit 3", "saying show 7", "mood diary",
    "mood calendar 2023-11",
    "mood year 2023", "mood canvas 2023-11-15 --size 20x8", "mood stats",
    "event list --from 2023-11-01 --to 2026-12-31", "event show 회의", "event show 수업",
    "calendar list", "book list --all", "book show 데미안", "book history 데미안",
    "book sentence list", "search 봄 회의 산책", "log list", "log show 1",
  ]

  private static let files = [
    "person export -", "contact export -", "saying export - --format csv",
    "saying export - --format json",
    "mood export - --format csv", "mood export - --format json", "mood export - --format jrnl",
    "event export -", "book export - --format csv", "book export - --format json",
    "book export - --format goodreads",
  ]

  private func transcript(
    _ program: CommandsInProcess, _ lines: [String], as form: CommandsInProcess.Form,
    in language: Language = .english
  ) -> String {
    lines.map { line in
      let outcome = program.run(line.split(separator: " ").map(String.init), as: form, in: language)
      let status = outcome.status == 0 ? "" : "[\(outcome.status)]\n"
      return "$ hearth \(line)\n\(outcome.output)\(outcome.errors)\(status)\n"
    }.joined()
  }

  /// Returns one program for each kind of store, with equal items in each.
  private func programs() throws -> [CommandsInProcess] {
    let places: [AppConfiguration.StoreLocation] = [.file(path: folder.place("a.db")), .memory]
    return try places.map { place in
      var program = CommandsInProcess(place, variables: ["HOME": folder.path])
      program.isPlain = true
      try WholeThings(isFormer: false).save(in: program.container.access.store)
      return program
    }
  }

  @Test func `all stores give the same output for the same items`() throws {
    for program in try programs() {
      for (name, form, language) in [
        ("json", .json, .english), ("piped", .piped, .english), ("en", .terminal, .english),
        ("ko", .terminal, .korean),
      ] as [(String, CommandsInProcess.Form, Language)] {
        try expectMatchesFile(
          "Tests/Fixtures/Kinds/told-\(name).txt",
          transcript(program, Self.told, as: form, in: language))
      }
      try expectMatchesFile(
        "Tests/Fixtures/Kinds/files.txt", transcript(program, Self.files, as: .piped))
    }
  }

  /// Reads a store with a year of data that a former program wrote.
  @Test func `a store of an earlier version gives the recorded output`() throws {
    try folder.write("year.db", FormerStore.year.bytes)
    let program = CommandsInProcess(
      .file(path: folder.place("year.db")), variables: ["HOME": folder.path],
      now: "2026-11-27T12:00")
    let lines = [
      "person list", "person notes --limit 9", "contact list --all", "saying list",
      "mood diary --limit 20",
      "mood calendar 2026-11", "mood stats", "event list --from 2026-11-20 --to 2026-12-05",
      "calendar list", "book list --all", "book sentence list", "log list --limit 9",
      "profile show",
    ]
    try expectMatchesFile("Tests/Fixtures/Kinds/year.txt", transcript(program, lines, as: .json))
  }
}
