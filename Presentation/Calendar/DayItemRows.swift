import HearthDomain
import TerminalKit

/// The items of a day as rows: mark, time, name and description.
struct DayItemRows {
  let day: Day
  let today: Day
  let language: Language
  let widths: DisplayWidth
  let look: CalendarLook
  let palette: HearthDomain.Palette
  let columns: Int
  /// Width of the longest time; 0 if there is no room for times.
  private var timeColumns = 0

  /// Minimum width at which events display both their times.
  private static let roomyWidth = 56
  private static let minBodyWidth = 14

  init(
    _ things: [DayItem], on day: Day, today: Day, language: Language, widths: DisplayWidth,
    look: CalendarLook, palette: HearthDomain.Palette, columns: Int
  ) {
    self.day = day
    self.today = today
    self.language = language
    self.widths = widths
    self.look = look
    self.palette = palette
    self.columns = columns
    let longest = things.map { widths.columns(of: time($0)) }.max() ?? 0
    // If there is no room for both, the name matters more than the time.
    timeColumns = columns - longest < DayItemRows.minBodyWidth ? 0 : longest
  }

  private var words: DayItemWords {
    DayItemWords(language: language, today: today, day: day)
  }

  private func time(_ thing: DayItem) -> String {
    words.time(thing, isWhole: columns >= DayItemRows.roomyWidth)
  }

  /// Returns the time, padded to that many columns. In a narrow list, an item without a time does
  /// not leave these columns empty.
  private func paddedTime(_ thing: DayItem, padded columns: Int) -> String {
    let time = time(thing)
    guard !time.isEmpty || self.columns >= DayItemRows.roomyWidth else { return "" }
    return widths.padded(time, to: columns) + "  "
  }

  func row(_ thing: DayItem, isSelected: Bool = false) -> StyledText {
    let mark = StyledText(String(thing.mark.glyph(widths)), style(of: thing)) + StyledText(" ")
    let faint = isSelected ? nil : look.faint
    let start =
      mark + StyledText(timeColumns > 0 ? paddedTime(thing, padded: timeColumns) : "", faint)
    let room = max(4, columns - widths.columns(of: start))
    return start + body(thing, room, faint)
  }

  /// Returns the name and the description, which share the room. A description of at most three
  /// fifths is shown completely, because it classifies the item; a longer one gets a third, or all
  /// that the name leaves.
  private func body(_ thing: DayItem, _ room: Int, _ faint: Style?) -> StyledText {
    let (leading, trailing) = (
      words.leadingText(thing).terminalSafe.onOneLine,
      words.trailingText(thing).terminalSafe.onOneLine
    )
    guard !trailing.isEmpty, room >= 16 else {
      return StyledText(widths.truncate(leading, to: room))
    }
    let whole = widths.columns(of: trailing)
    let beside =
      whole <= room * 3 / 5
      ? whole : min(whole, max(room / 3, room - 2 - widths.columns(of: leading)))
    let first = widths.truncate(leading, to: room - 2 - beside)
    return StyledText(first) + StyledText("  " + widths.truncate(trailing, to: beside), faint)
  }

  /// Returns the style of the mark; a mood has its colour.
  private func style(of thing: DayItem) -> Style {
    guard case .mood(let mood) = thing, look.showsMoods else { return look.style(of: thing.mark) }
    let color = mood.form.color(in: palette)
    return DayShade(mark: "~", color: color).style
  }
}
