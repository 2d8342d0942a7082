import HearthDomain
import HearthWhen
import TerminalKit

/// The columns of mood lists.
enum MoodColumns {
  static func all(today: Day, for form: OutputForm) -> [Column<ListedMood>] {
    let columns = shown(today: today)
    return form == .piped ? columns + [tags] : columns
  }

  /// The last column for programs, added later than the others; people see the tags with the memo.
  private static var tags: Column<ListedMood> {
    Column(
      Words(ko: "태그", en: "Tags"),
      text: { $0.mood.tags.values.map(\.value).joined(separator: ";") })
  }

  private static func shown(today: Day) -> [Column<ListedMood>] {
    [
      Column(
        Words(ko: "날", en: "Day"),
        shown: { entry, language in
          let dates = DateWords(language, today: today)
          return StyledText(entry.isFirstOfDay ? dates.shortWithWeekday(entry.mood.day) : "")
        }, piped: { $0.mood.day.description }),
      Column(
        Words(ko: "시각", en: "Time"),
        shown: { entry, language in
          StyledText(DateWords(language, today: today).time(entry.mood.moment.time))
        }, piped: { $0.mood.moment.time.description }),
      Column(
        Words(ko: "기분", en: "Level"),
        shown: { entry, _ in
          let level = "\(entry.mood.level.value)"
          return entry.chip
            + StyledText(DisplayWidth.standard.padded(level, to: 4, .trailing))
        }, piped: { "\($0.mood.level.value)" }),
      Column(
        Words(ko: "메모", en: "Memo"), shrinks: true,
        shown: { entry, _ in
          let tags = entry.mood.tags.text
          let space = entry.mood.memo.isEmpty || tags.isEmpty ? "" : "  "
          return StyledText(entry.mood.memo + space) + StyledText(tags, .dim)
        }, piped: { $0.mood.memo }),
      Column(
        Words(ko: "id", en: "id"),
        shown: { entry, _ in StyledText(entry.mood.id.short, .dim) },
        piped: { $0.mood.id.spelling }),
    ]
  }
}
