import Foundation
import HearthTestSupport
import Testing

/// Folders whose names are not valid text, or change when they are normalized.
@Suite(.waiting) struct BytePathTests {
  /// As `printf` escapes: an invalid UTF-8 byte, and a combining mark that joins the slash before
  /// it.
  private static let names = ["\\377", "\\314\\201"]

  private let folder = ScratchFolder()

  @Test(
    .inWholeRuns,
    arguments: names,
    [
      (#""HEARTH_STORE=$d/s.db""#, "s.db"), (#""XDG_DATA_HOME=$d""#, "hearth/hearth.db"),
      (#""HOME=$d""#, ".local/share/hearth/hearth.db"),
      (#""HEARTH_STORE=~/s.db" "HOME=$d""#, "s.db"),
    ])
  func `a store path comes from a variable`(name: String, place: (variables: String, file: String))
  {
    expectDone(
      name,
      """
      export \(place.variables)
      "$hearth" person add Mum --every 3 && [ -s "$d/\(place.file)" ] && "$hearth" person list
      """, says: "Mum")
  }

  @Test(.inWholeRuns, arguments: names, ["--store=\"$d/s.db\"", "--store \"$d/s.db\""])
  func `a store path comes from the option`(name: String, option: String) {
    expectDone(
      name,
      """
      "$hearth" person add Mum --every 3 \(option) && [ -s "$d/s.db" ]
      "$hearth" person list \(option)
      """, says: "Mum")
  }

  @Test(.inWholeRuns, arguments: names)
  func `settings and backups are where their variables say`(name: String) {
    expectDone(
      name,
      """
      export "XDG_CONFIG_HOME=$d" "XDG_STATE_HOME=$d"
      "$hearth" settings set theme mango && "$hearth" person add Mum --every 3 || exit
      "$hearth" backup && [ -s "$d/hearth/settings.json" ] || exit
      [ -s "$d/hearth/backups/hearth-2026-11-20-090000.db" ] && "$hearth" settings get theme
      """, says: "mango")
  }

  @Test(.inWholeRuns, arguments: names)
  func `files are read and written at their paths`(name: String) {
    expectDone(
      name,
      """
      cd "$d" || exit
      "$hearth" person add Mum --every 3 || exit
      "$hearth" export "$d/all.json" && "$hearth" backup "$d/copy.db" || exit
      "$hearth" backup ./again.db && [ -s again.db ] || exit
      "$hearth" saying add --en "One line" && "$hearth" saying export "$d/s.csv" || exit
      "$hearth" mood canvas -o "$d/c.svg" && [ -s "$d/c.svg" ] || exit
      "$hearth" --store "$d/b.db" saying import "$d/s.csv" || exit
      "$hearth" --store "$d/b.db" import "$d/all.json" || exit
      "$hearth" --store "$d/c.db" restore "$d/copy.db" --yes || exit
      "$hearth" --store "$d/b.db" person list && "$hearth" --store "$d/c.db" person list
      """, says: "Mum")
  }

  @Test(.inWholeRuns)
  func `a path that is not text is shown byte by byte, and in JSON as a URL`() throws {
    let told = try run(
      "\\377",
      """
      "$hearth" person add Mum --every 3 && "$hearth" --json backup "$d/b.db"
      "$hearth" restore "$d/none.db" 2>&1
      "$hearth" doctor --store "$d/b.db"
      """)
    #expect(told.output.contains("/%FF/b.db\""))
    #expect(told.output.contains("\"file\":\"file:/"))
    #expect(told.output.contains("/\\xFF/none.db"))
    // In tab-separated output each backslash is doubled.
    #expect(told.output.contains("/\\\\xFF/b.db"))
    #expect(!told.output.contains("\u{FFFD}"))
  }

  @Test func `an argument that must be text and is not is refused`() throws {
    for line in [
      "person add \"$x\" --every 3", "person add Mum --every \"$x\"", "\"$x\"",
      "person list --\"$x\"", "mood canvas -o x.svg \"$x\"",
    ] {
      let outcome = try run("\\377", "x=$(printf 'a\\377'); \"$hearth\" \(line)")
      #expect(outcome.status == 64, "\(line)")
      #expect(outcome.errors.contains("\\xFF") && outcome.errors.contains("UTF-8"), "\(line)")
    }
    #expect(try !Binary(home: folder.path).run("person", "list").output.contains("\u{FFFD}"))
  }

  @Test func `a folder with a similar-looking name is not used for syncing`() throws {
    let outcome = try run(
      "\\377",
      """
      mkdir "$1/places/\\\\xFF" && printf 'correct horse battery' > "$1/pass" || exit 99
      "$hearth" sync setup folder "$d" --passphrase-file "$1/pass" --lang en
      """)
    #expect(outcome.status == 1 && outcome.errors.contains("UTF-8"), "\(outcome)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.file("places")).count == 2)
  }

  /// Runs the lines in a shell in which `$d` is a folder with that name; expects that no other file
  /// is created beside it.
  private func expectDone(_ name: String, _ lines: String, says text: String) {
    do {
      let outcome = try run(name, lines)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains(text))
      let beside = try FileManager.default.contentsOfDirectory(atPath: folder.file("places"))
      #expect(beside.count == 1)
    } catch {
      Issue.record(error)
    }
  }

  private func run(_ name: String, _ lines: String) throws -> Binary.Outcome {
    let shell = Binary(home: folder.path).makeProcess([
      "-c",
      """
      mkdir -p "$1/places" && d="$1/places/$(printf '\(name)')" && mkdir -p "$d" || exit 99
      hearth=$0
      \(lines)
      """, Binary.path, folder.path,
    ])
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.standardInput = FileHandle.nullDevice
    return try Binary.outcome(of: shell)
  }
}
