import HearthDomain
import JSONText

/// What a column says about a mood.
enum MoodPart: Int, TablePart {
  /// Date and time; the time in milliseconds since 1970; or a day and time apart.
  case moment, milliseconds, day, year, time
  /// Name of the zone.
  case zone
  /// A number on the scale of the program or the table; a number from 0 to 100; names of moods.
  case score, level, names
  case text
  /// The form of the text, `html` if it is HTML.
  case textForm
  /// Texts that come after all others.
  case ending
  /// A text that is used if there is no other.
  case place
  /// Tags, and whether the entry has a star, which becomes a tag.
  case tags, starred
  /// Position on the canvas.
  case across, down
  /// Names of values that are lost.
  case lost
  /// Whether the entry was deleted.
  case trash

  static let dates: [MoodPart] = [.moment, .day]
  static var yearOfDates: MoodPart? { .year }
  static var deletionMark: MoodPart? { .trash }
  static let fields: [(part: MoodPart, name: String)] = [
    (.moment, "at"), (.day, "date"), (.time, "time"), (.score, "score"), (.names, "mood"),
    (.text, "memo"), (.tags, "tags"),
  ]
}

/// A program whose tables contain moods.
struct MoodProgram: Sendable {
  let table: TableProgram<MoodPart>
  /// Scale of its scores, of which 0 means none; nil if names or other files determine it.
  var scale: ClosedRange<Double>?
  /// Whether the text of an entry is that of a jrnl entry.
  var isJrnl = false
  /// Text of an entry that has none.
  var usualText: String?

  typealias Column = TableColumn<MoodPart>

  /// Programs whose JSON is recognized by its keys.
  static let markedPrograms = [dayOne, journey, keep, pixels]
  static var markKeys: [[String]] { markedPrograms.flatMap { $0.table.markKeys } }
  /// Programs that write JSON. This program's moods may have no keys that others lack.
  static let jsonPrograms = markedPrograms + [ownJSON, jrnl, otherJSON]

  static let dayOne = MoodProgram(
    table: TableProgram(
      name: "Day One", marks: [["creationDate"]],
      columns: [
        Column(.moment, "creationDate"), Column(.zone, "timeZone"),
        Column(.text, "text") { [DayOneText.plain($0).text] },
        Column(.lost, "text") { DayOneText.plain($0).hasMedia ? ["photos"] : [] },
        Column(.tags, "tags"), Column(.starred, "starred"),
        Column(.place, "location.placeName"),
      ],
      dropped: [
        "photos", "videos", "audios", "pdfAttachments", "location", "weather", "isPinned",
      ]),
    usualText: "Day One")

  static let journey = MoodProgram(
    table: TableProgram(
      name: "Journey", marks: [["date_journal"]],
      columns: [
        Column(.milliseconds, "date_journal"), Column(.zone, "timezone"), Column(.text, "text"),
        Column(.textForm, "type"), Column(.score, "sentiment"), Column(.tags, "tags"),
        Column(.place, "address"),
      ],
      dropped: ["photos", "weather", "favourite", "music_title"]),
    scale: 0...2)

  static let keep = MoodProgram(
    table: TableProgram(
      name: "Google Keep", marks: [["userEditedTimestampUsec"]],
      columns: [
        Column(.milliseconds, ["createdTimestampUsec", "userEditedTimestampUsec"]) {
          [Int64($0).map { String($0 / 1000) } ?? $0]
        },
        Column(.text, "title"), Column(.text, "textContent"),
        Column(
          .text, ["listContent"],
          json: { list in
            (list.arrayValue ?? []).map { item in
              let isDone = item["isChecked"]?.boolValue ?? false
              return "- " + (isDone ? "[x] " : "") + (item["text"]?.stringValue ?? "")
            }
          }),
        Column(.tags, "labels.name"), Column(.trash, "isTrashed"),
      ],
      dropped: ["attachments", "annotations", "sharees"]))

  /// Older versions of Pixels have one score, or entries with a score each.
  static let pixels = MoodProgram(
    table: TableProgram(
      name: "Pixels",
      marks: [
        ["date", "scores"], ["date", "entries.isHighlighted"], ["date", "mood", "emotions"],
      ],
      columns: [
        Column(.day, "date"), Column(.text, "notes"), Column(.text, "entries.notes"),
        Column(.score, "scores"), Column(.score, "value"), Column(.score, "mood"),
        Column(.score, "entries.scores"), Column(.score, "entries.value"),
        Column(.score, "entries.mood"), Column(.tags, "emotions"), Column(.tags, "tags.entries"),
        Column(.tags, "entries.emotions"), Column(.tags, "entries.tags.entries"),
      ],
      dropped: []),
    scale: 1...5)

  static let jrnl = MoodProgram(
    table: TableProgram(
      name: "jrnl", marks: [["date", "title"], ["date", "body"]],
      columns: [
        Column(.day, "date"), Column(.time, "time"),
        Column(.text, "title"), Column(.text, "body"), Column(.starred, "starred"),
        Column(.tags, "tags") { [String($0.drop { $0 == "@" })] },
      ],
      dropped: []),
    isJrnl: true)

  static let ownJSON = MoodProgram(table: ownTable(marks: [["at"]]))
  static let otherJSON = MoodProgram(table: ownTable(marks: []))

  private static func ownTable(marks: [[String]]) -> TableProgram<MoodPart> {
    TableProgram(
      name: "JSON", marks: marks,
      columns: [
        Column(.moment, "at"), Column(.day, ["day", "date"]), Column(.time, "time"),
        Column(.level, "level"), Column(.names, "mood"),
        Column(.text, "memo"), Column(.across, "x"), Column(.down, "y"), Column(.tags, "tags"),
      ],
      ignored: ["schema", "id", "shape", "color"])
  }
}
