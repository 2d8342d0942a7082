import Foundation
import HearthTestSupport
import JSONText
import Testing

/// Years of a user with two devices and all features.
///
/// Run the long form with `LIFE_DAYS=3653`; it prints the size and duration of each year.
@Suite(.waiting)
struct LongLifeTests {
  private static let days =
    ProcessInfo.processInfo.environment["LIFE_DAYS"].flatMap { Int($0) }
    ?? TestExtent.count(16, usually: 8)

  @Test(.inWholeRuns) func `after years the data is consistent, fast and in its place`() throws {
    var life = try LongLife()
    var sizes: [Int] = []
    for day in 0..<Self.days {
      try life.live(day)
      if day % 365 == 364 {
        sizes.append(life.bytes)
        print("year \(day / 365 + 1): \(life.bytes) bytes, today \(try life.timeOfToday())")
      }
    }
    try life.end()
    // Each year adds about as much as the previous one.
    for (before, after) in zip(sizes.dropFirst(), sizes.dropFirst(2)) {
      #expect(after - before < 2 * sizes[1])
    }
  }
}

/// Two homes, a shared folder, and the state of the simulation.
private struct LongLife {
  private let homes = [ScratchFolder(), ScratchFolder()]
  private let shared = ScratchFolder()
  private var chance = SeededNumbers(seed: 31)
  private var clock = ""
  private var people = 0
  /// Number of removed people.
  private var goodbyes = 0
  private var books: [(title: String, page: Int)] = []
  private var bookCount = 0

  init() throws {
    try shared.makeFolders("sync", "work")
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try set(day: 0, "08:00")
    for (place, verb) in ["setup", "join"].enumerated() {
      try run(
        place, "sync", verb, "folder", shared.file("sync"), "--passphrase-file",
        shared.file("passphrase"), "--name", "d\(place)")
    }
    try run(0, "event", "add", "Yoga every tue 19:00")
    try run(0, "event", "add", "Water filter 90 days after done")
    try run(0, "calendar", "add", "Trips")
  }

  private mutating func set(day: Int, _ time: String) throws {
    clock = "\(Day.text(day))T\(time)"
  }

  @discardableResult
  private func run(_ place: Int, _ words: String...) throws -> String {
    try run(place, words)
  }

  @discardableResult
  private func run(_ place: Int, _ words: [String]) throws -> String {
    let hearth = Binary(
      home: homes[place].path, variables: ["TZ": "Asia/Seoul", "HEARTH_NOW": clock])
    let outcome = try hearth.run(words + ["--no-input"])
    #expect(outcome.status == 0, "\(clock) \(words): \(outcome.output)\(outcome.errors)")
    return outcome.output
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &chance) == 0
  }

  // MARK: - A day

  mutating func live(_ day: Int) throws {
    try set(day: day, "08:00")
    for words in [["today"], ["status"], ["remind"], ["saying"]] { try run(0, words) }
    try tendPeople(day)
    try set(day: day, "13:00")
    try feel(on: 0, day)
    if one(in: 3) { try feel(on: 1, day) }
    try set(day: day, "20:00")
    try read(day)
    try plan(day)
    if one(in: 9) { try changeOfMind() }
    if day % 7 == 6 { try week(day) }
    if day % 30 == 29 { try month() }
  }

  private mutating func tendPeople(_ day: Int) throws {
    if day % 41 == 0 {
      people += 1
      try run(
        one(in: 4) ? 1 : 0, "person", "add", "Friend \(people)", "--every", "\(3 + people % 20)")
    }
    let listed = try JSONValue(reading: try run(0, "person", "list", "--json"))
    for person in listed["items"]?.arrayValue ?? [] {
      guard let name = person["name"]?.stringValue, let dDay = person["dDay"]?.intValue, dDay <= 0
      else { continue }
      if dDay == 0, one(in: 5) {
        try run(0, "person", "postpone", name, "--days", "1", "--yes")
      } else {
        try run(0, "water", name, "--keyword", "tea", "--memo", "day \(day) with \(name)")
      }
    }
  }

  private mutating func feel(on place: Int, _ day: Int) throws {
    let level = Int.random(in: 0...100, using: &chance)
    let tag = ["run", "work", "family", "rain"].randomElement(using: &chance) ?? "run"
    try run(place, "feel", "\(level)", "a walk on day \(day) #\(tag)")
  }

  private mutating func read(_ day: Int) throws {
    if books.isEmpty {
      bookCount += 1
      books.append(("Book \(bookCount)", 0))
      try run(0, "book", "add", "Book \(bookCount)", "--pages", "300")
    }
    books[0].page += Int.random(in: 5...40, using: &chance)
    if books[0].page < 300 {
      try run(0, "read", books[0].title, "\(books[0].page)")
      if one(in: 6) {
        try run(0, "book", "sentence", "add", books[0].title, "A line of day \(day).")
      }
    } else {
      try run(0, "book", "finish", books.removeFirst().title, "--yes")
    }
  }

  private mutating func plan(_ day: Int) throws {
    if one(in: 2) { try run(0, "plan", "Errand \(day) tomorrow 10:00") }
    if day % 97 == 50 { try run(1, "plan", "Course \(day) every mon 18:00") }
    if day % 90 == 89 { try run(0, "event", "done", "Water filter") }
  }

  private mutating func changeOfMind() throws {
    try run(0, "feel", "10", "a slip")
    try run(0, "undo")
    if one(in: 2) {
      try run(0, "redo")
      try run(0, "undo")
    }
  }

  // MARK: - Weeks and months

  private func week(_ day: Int) throws {
    var cards = ""
    for number in 0..<20 + day / 50 {
      cards += "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:c\(number)\r\nFN:Contact \(number)\r\n"
      cards += "TEL:010-0000-\(1000 + (number + day) % 9000)\r\nEND:VCARD\r\n"
    }
    try shared.write("work/people.vcf", cards.utf8)
    var events = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\n"
    for number in 0..<5 {
      events += "BEGIN:VEVENT\r\nUID:e\(day)-\(number)\r\nDTSTAMP:20240101T000000Z\r\n"
      events += "DTSTART:\(Day.text(day + number).filter { $0 != "-" })T090000Z\r\n"
      events += "SUMMARY:Class \(number)\r\nEND:VEVENT\r\n"
    }
    try shared.write("work/week.ics", (events + "END:VCALENDAR\r\n").utf8)
    try run(0, "import", shared.file("work/people.vcf"), "--yes")
    try run(0, "event", "import", shared.file("work/week.ics"))
    try run(0, "backup")
    for place in [0, 1, 0] { try run(place, "sync") }
  }

  private mutating func month() throws {
    for words in [
      ["mood", "stats"], ["book", "stats"], ["calendar"], ["search", "walk"], ["log"],
      ["saying", "like", "1"],
      ["report", "-o", shared.file("work/report.html"), "--yes"],
      ["mirror", shared.file("work/vault")],
      ["export", shared.file("work/all.json"), "--yes"],
      ["calendar", "export", shared.file("work/life.ics"), "--yes"],
    ] {
      try run(0, words)
    }
    if people - goodbyes > 12 {
      goodbyes += 1
      try run(1, "person", "remove", "Friend \(goodbyes)", "--yes")
    }
  }

  // MARK: - The end

  var bytes: Int {
    let path = homes[0].file(".local/share/hearth/hearth.db")
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return size ?? 0
  }

  func timeOfToday() throws -> Duration {
    let times = try (0..<9).map { _ in try ContinuousClock().measure { try run(0, "today") } }
    return times.sorted()[4]
  }

  /// Returns unexpected files in a home, after background sync has ended.
  private func left(in home: ScratchFolder) throws -> [String] {
    let place = #/\.local/(share|state)/hearth/(hearth\.db|keys/[0-9a-f]+|sync-[0-9a-f]+\.lock)/#
    let copy = #/\.local/state/hearth/backups/hearth(-before-change)?-[-0-9]+\.db(\.sha256)?/#
    var odd: [String] = []
    for _ in 0..<50 {
      odd = try FileManager.default.subpathsOfDirectory(atPath: home.path).filter { name in
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(
          atPath: home.file(name), isDirectory: &isFolder)
        return isThere && !isFolder.boolValue && name.wholeMatch(of: place) == nil
          && name.wholeMatch(of: copy) == nil
      }
      if odd.isEmpty { break }
      usleep(100_000)
    }
    return odd
  }

  func end() throws {
    for place in [0, 1, 0, 1] { try run(place, "sync") }
    for place in [0, 1, 0] { try run(place, "sync", "check") }
    for place in homes.indices {
      #expect(try run(place, "sync", "check", "--json").contains("\"same\""))
      let report = try JSONValue(reading: try run(place, "doctor", "--json"))
      #expect(report["healthy"] == .bool(true) && report["problems"] == .array([]), "\(report)")
      let odd = try left(in: homes[place])
      #expect(odd == [], "\(odd)")
    }
  }
}

private enum Day {
  /// Returns the date that many days after the start.
  static func text(_ number: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 1_464_739_200)
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: start + Double(number) * 86_400)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}
