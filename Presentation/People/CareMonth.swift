import HearthDomain
import TerminalKit

/// A person's month as it is printed: the days in weeks, what the marks mean, the reviews.
struct CareMonth {
  let calendar: CareCalendar
  let today: Day
  let language: Language
  /// In the order of their columns.
  let weekdays: [Weekday]
  let widths: DisplayWidth

  private enum Sign {
    case watered
    case coming
    case missed
  }

  func rows(columns: Int) -> [StyledText] {
    [StyledText(calendar.month.words(in: language), .bold)] + grid(columns: columns).lines
      + [StyledText()] + Paragraph(legend).rows(columns: columns, widths: widths)
      + reviews(columns: columns)
  }

  private func grid(columns: Int) -> Frame {
    let month = calendar.month
    let shape = MonthShape(
      firstColumn: weekdays.firstIndex(of: month.firstDay.weekday) ?? 0, days: month.length)
    let grid = MonthGrid(
      shape, weekdays: weekdays.map { $0.shortName(in: language) },
      today: today.calendarMonth == month ? today.dayOfMonth : nil
    ) { day in sign(of: day).map(mark) }
    var frame = Frame(size: Size(width: min(columns, 42), height: grid.height), widths: widths)
    grid.draw(in: &frame, at: frame.bounds)
    return frame
  }

  private func sign(of dayOfMonth: Int) -> Sign? {
    guard let day = calendar.month.day(dayOfMonth) else { return nil }
    if calendar.waterings.contains(where: { $0.on == day }) { return .watered }
    if calendar.missedDay == day { return .missed }
    return calendar.comingDays.contains(day) ? .coming : nil
  }

  private func mark(_ sign: Sign) -> MonthGrid.Mark {
    switch sign {
    case .watered: .init("*", style: Style(foreground: .ansi(2), attributes: .bold))
    case .coming: .init("o", style: Style(foreground: .ansi(4)))
    case .missed: .init("x", style: Style(foreground: .ansi(3)))
    }
  }

  private var legend: StyledText {
    let parts: [(Sign, Words)] = [
      (.watered, Words(ko: "물 준 날", en: "watered")),
      (.coming, Words(ko: "물 줄 날", en: "coming")),
      (.missed, Words(ko: "놓친 날", en: "missed")),
    ]
    return parts.reduce(StyledText()) { line, part in
      let mark = mark(part.0)
      return line + StyledText(line.isEmpty ? "" : "   ")
        + StyledText(String(mark.glyph), mark.style)
        + StyledText(" \(part.1(language))", .dim)
    }
  }

  private func reviews(columns: Int) -> [StyledText] {
    guard !calendar.waterings.isEmpty else { return [] }
    let dates = DateWords(language, today: today)
    let entries = calendar.waterings.map { watering in
      TermList.Entry(
        StyledText(dates.shortWithWeekday(watering.on), .dim), StyledText(text(of: watering)))
    }
    return [StyledText()] + TermList(entries).rows(columns: columns, widths: widths)
  }

  private func text(of watering: Watering) -> String {
    let review = watering.review
    let awaited = review.isBlank ? "(\(Review.awaited(language)))" : ""
    return [watering.means.name(language), review.keywordText, review.memo.value, awaited]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
