import HearthDomain
import HearthWhen
import TerminalKit

/// The columns of mood lists.
enum MoodColumns {
  static func columns(today: Day, for form: OutputForm) -> [Column<ListedMood>] {
    let columns = displayedColumns(today: today)
    return form == .piped ? columns + [tags] : columns
  }

  /// The tags, for programs only, because people see them with the memo. The column is the last one
  /// because it was added later.
  private static var tags: Column<ListedMood> {
    Column(
      Words(ko: "태그", en: "Tags"),
      text: { $0.mood.tags.values.map(\.value).joined(separator: ";") })
  }

  private static func displayedColumns(today: Day) -> [Column<ListedMood>] {
    [
      Column(
        Words(ko: "날", en: "Day"),
        displayText: { entry, language in
          let dates = DayFormatter(language, today: today)
          return StyledText(entry.isFirstOfDay ? dates.shortWithWeekday(entry.mood.day) : "")
        }, pipedText: { $0.mood.day.description }),
      Column(
        Words(ko: "시각", en: "Time"),
        displayText: { entry, language in
          StyledText(DayFormatter(language, today: today).time(entry.mood.moment.time))
        }, pipedText: { $0.mood.moment.time.description }),
      Column(
        Words(ko: "기분", en: "Level"),
        displayText: { entry, _ in
          let level = entry.mood.form.number
          return entry.chip
            + StyledText(DisplayWidth.standard.padded(level, to: 4, .trailing))
        }, pipedText: { $0.mood.form.number }),
      Column(
        Words(ko: "메모", en: "Memo"), shrinks: true,
        displayText: { entry, _ in
          let tags = entry.mood.tags.hashtagText
          let space = entry.mood.memo.isEmpty || tags.isEmpty ? "" : "  "
          return StyledText(entry.mood.memo + space) + StyledText(tags, .dim)
        }, pipedText: { $0.mood.memo }),
      Column(
        Words(ko: "id", en: "id"),
        displayText: { entry, _ in StyledText(entry.mood.id.shortForm, .dim) },
        pipedText: { $0.mood.id.fullForm }),
    ]
  }
}
