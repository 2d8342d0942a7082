import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Places of events in stores of the schema before places.
@Suite struct PlaceMigrationTests {
  private let folder = ScratchFolder()
  private var path: FilePath { folder.place("hearth.db") }

  private func text(_ lines: [String]) -> String {
    (["BEGIN:VEVENT", "UID:a", "DTSTART:20261124T090000"] + lines + ["END:VEVENT", ""])
      .joined(separator: "\r\n")
  }

  private func makeFormerStore(_ notes: [String], _ text: String) throws {
    let former = SQLStore(
      SQLiteDriver(path: path), now: FiledStore.clock.now, steps: [.baseline])
    try former.read { _ in }
    try former.close()
    let values = "0, 0, 1795510800, 1795514400, 0, 'Asia/Seoul', ''"
    try runSQL(
      folder.file("hearth.db"),
      "INSERT INTO event (id, title, note, all_day, anchored, starts, ends, reach, zone, reminders,"
        + " rule, repeats, months, weekdays, month_days) VALUES (7, 'Choir', '\(notes[0])', \(values),"
        + " 'FREQ=DAILY', 1, 8190, 254, 4294967294)",
      "INSERT INTO event_exception (event_id, occurrence, kind, title, note, all_day, anchored,"
        + " starts, ends, zone, reminders) VALUES (7, 1795597200, 1, 'Choir', '\(notes[1])', 0, 0,"
        + " 1795597200, 1795600800, 'Asia/Seoul', '')",
      "INSERT INTO event_text VALUES (7, 'a', '\(text)', '', 1)",
      "INSERT INTO event_words VALUES (7, -9223372036854775808, 'Hall')")
  }

  @Test(arguments: [
    (["LOCATION:Hall"], "Hall", ["Hall", ""], ["", ""]),
    (["LOCATION:Hall"], "Hall", ["Mine", "Hall"], ["Mine", ""]),
    (
      ["LOCATION:Hall\\nStreet", "URL:a.kr"], "Hall Street", ["Hall\nStreet\na.kr", ""],
      ["a.kr", ""]
    ),
    // A note that the user typed, although the file has a description.
    (
      ["LOCATION:Hall", "DESCRIPTION:Mine"], "Hall", ["Hall\nMine", "Mine"], ["Hall\nMine", "Mine"]
    ),
  ])
  func `places come from the texts, and leave the notes`(
    lines: [String], place: String, notes: [String], kept: [String]
  ) throws {
    try makeFormerStore(notes, text(["RRULE:FREQ=DAILY", "SUMMARY:Choir"] + lines))
    let store = SQLStore.sqlite(path: path, now: FiledStore.clock.now)
    let id = try #require(ID<Event>(rawValue: 7))
    let (event, exceptions) = try store.read { repositories in
      (try #require(try repositories.events.event(id)), try repositories.events.exceptions(of: id))
    }
    let details = [event.details] + exceptions.compactMap(\.details)
    #expect(details.map(\.placeName) == [place, place])
    #expect(details.map(\.note.value) == kept)
    try store.close()
    // Search texts and words are those that the present program derives.
    #expect(try SQLiteInspector(path: path).inspect().findings == [])
  }
}
