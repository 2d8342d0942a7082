import Foundation
import HearthTestSupport
import Testing

/// Checks that removed and forgotten text remains in no file on any device.
@Suite(.waiting)
struct ForgottenTextTests {
  /// A word contained in everything that is entered, and nowhere else.
  private static let mark = "zanzi"

  private let homes = [ScratchFolder(), ScratchFolder()]
  private let shared = ScratchFolder()

  private static let life: [[String]] = [
    ["feel", "70", "zanzibar walk #zanzitag"],
    ["person", "add", "zanzibar", "--every", "7", "--nickname", "zanzinick"],
    ["water", "zanzibar", "--memo", "zanzimemo", "--keyword", "zanzikey"],
    ["contact", "add", "zanzicontact", "--phone", "010-5555-7777"],
    ["saying", "add", "zanzisaying line", "--who", "zanziauthor", "--tag", "zanzitheme"],
    ["event", "add", "zanzievent every tue 19:00", "--note", "zanzinote"],
    ["book", "add", "zanzibook", "--author", "zanziwriter", "--pages", "300"],
    ["read", "zanzibook", "20"],
    ["book", "sentence", "add", "zanzibook", "zanzisentence"],
    ["person", "edit", "zanzibar", "--nickname", "zanziother"],
    ["book", "edit", "zanzibook", "--title", "zanzititle"],
  ]

  private static let removals: [[String]] = [
    ["person", "remove", "zanzibar"], ["contact", "remove", "zanzicontact"],
    ["event", "remove", "zanzievent", "--all"], ["book", "remove", "zanzititle"],
  ]

  @Test(.inWholeRuns, arguments: [false, true])
  func `forgotten text is in no file of any device`(isSynced: Bool) throws {
    if isSynced {
      try shared.makeFolders("relay")
      try shared.write("passphrase", "correct horse battery\n".utf8)
      for (place, verb) in ["setup", "join"].enumerated() {
        try run(
          place,
          [
            "sync", verb, "folder", shared.file("relay"), "--passphrase-file",
            shared.file("passphrase"), "--name", "d\(place)",
          ])
      }
    }
    for words in Self.life { try run(0, words) }
    if isSynced { try exchange() }
    #expect(try places().isEmpty == false)
    for words in Self.removals { try run(0, words + ["--yes"]) }
    try remove(["mood"], listedBy: ["mood", "diary", "--fields", "id"])
    try remove(["saying"], listedBy: ["saying", "search", "zanzisaying", "--fields", "number"])
    if isSynced { try exchange() }
    try run(0, ["log", "forget", "--removed", "--yes"])
    if isSynced { for _ in 0..<2 { try exchange() } }
    // Background sync may still have a file open.
    for _ in 0..<50 where try !places().isEmpty { usleep(100_000) }
    let left = try places()
    #expect(left == [], "\(left)")
  }

  private func exchange() throws { for place in homes.indices { try run(place, ["sync"]) } }

  private func remove(_ noun: [String], listedBy listing: [String]) throws {
    let name = try run(0, listing).prefix { $0 != "\n" }
    try run(0, noun + ["remove", String(name), "--yes"])
  }

  @discardableResult
  private func run(_ place: Int, _ words: [String]) throws -> String {
    let hearth = Binary(home: homes[place].path, variables: ["TZ": "Asia/Seoul"])
    let outcome = try hearth.run(words + ["--no-input"])
    #expect(outcome.status == 0, "\(words): \(outcome)")
    return outcome.output
  }

  /// Returns the files that contain the marker word, ignoring case.
  private func places() throws -> [String] {
    let search = Process()
    search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    search.arguments = ["grep", "-r", "-l", "-i", "-a", Self.mark] + homes.map(\.path)
    search.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    return try Binary.outcome(of: search).output.split(separator: "\n").map(String.init)
  }
}
