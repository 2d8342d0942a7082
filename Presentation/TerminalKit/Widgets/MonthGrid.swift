/// The days of a month in weeks, with marks.
///
/// It depends on no language and no calendar: the caller passes the titles and the shape of the
/// month. The selected day is in brackets, today in parentheses and underlined.
public struct MonthGrid: Widget {
  public var month: MonthShape
  /// The titles of the seven columns. There may be fewer or none.
  public var weekdays: [String]
  public var selectedDay: Int?
  public var today: Int?
  public var look: Look
  /// Marks of holidays by day of the month, in a style of their own, for days that have no other
  /// mark.
  public var holidayMarks: [Int: Mark] = [:]
  private let markOfDay: (Int) -> Mark?

  public init(
    _ month: MonthShape, weekdays: [String] = [], selectedDay selected: Int? = nil,
    today: Int? = nil,
    look: Look = Look(), markOfDay mark: @escaping (Int) -> Mark? = { _ in nil }
  ) {
    self.month = month
    self.weekdays = weekdays
    self.selectedDay = selected
    self.today = today
    self.look = look
    self.markOfDay = mark
  }

  /// A mark displayed next to the number of a day.
  public struct Mark: Hashable, Sendable {
    /// The displayed character, one column wide; a wider one is replaced.
    public var glyph: Character
    public var style: Style
    /// Whether a space separates the mark from the number, because together they would be read as
    /// another number.
    public var isSeparated: Bool

    public init(_ glyph: Character, style: Style = .plain, isSeparated isApart: Bool = false) {
      self.glyph = glyph
      self.style = style
      self.isSeparated = isApart
    }
  }

  public struct Look: Hashable, Sendable {
    public var weekday: Style
    public var selected: Style
    public var today: Style

    public init(
      weekday: Style = Style(attributes: .dim),
      selected: Style = Style(attributes: [.bold, .reverse]),
      today: Style = Style(attributes: [.bold, .underline])
    ) {
      self.weekday = weekday
      self.selected = selected
      self.today = today
    }
  }

  /// Number of rows of the whole month.
  public var height: Int { month.weekCount + (weekdays.isEmpty ? 0 : 1) }

  /// Returns the day at a position, or nil if there is none.
  public func day(at position: Position, in rect: Rect) -> Int? {
    let places = cellPositions(in: rect)
    return places.visibleDays(of: month).first { places.dayRect($0, in: month).contains(position) }
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let places = cellPositions(in: area)
    for (column, title) in weekdays.prefix(7).enumerated() where places.hasTitles {
      let cell = places.titleRect(column: column)
      let text = beginning(of: title, columns: max(1, cell.width), frame.widths)
      frame.write(StyledText(text, look.weekday), in: cell, alignment: .trailing)
    }
    for day in places.visibleDays(of: month) {
      drawDay(day, in: &frame, at: places.dayRect(day, in: month))
    }
  }

  /// Returns as many letters of the title as fit, at least one, without an ellipsis.
  private func beginning(of title: String, columns: Int, _ widths: DisplayWidth) -> String {
    var text = title
    while text.count > 1, widths.columns(of: text) > columns { text.removeLast() }
    return text
  }

  private func cellPositions(in rect: Rect) -> MonthCellPositions {
    MonthCellPositions(
      rect, month: month, wantsTitles: !weekdays.isEmpty, shown: selectedDay ?? today)
  }

  private func drawDay(_ day: Int, in frame: inout Frame, at cell: Rect) {
    let mark = markOfDay(day)
    var style = mark?.style ?? holidayMarks[day]?.style ?? .plain
    if day == today { style = style.adding(look.today.attributes) }
    if day == selectedDay { style = look.selected }
    if day == today, day == selectedDay { style = style.adding(.underline) }
    let text = text(of: day, width: cell.width, mark: mark, widths: frame.widths)
    frame.write(StyledText(text, style), in: cell)
  }

  /// Returns the number with its mark and brackets, as far as they fit into the width.
  private func text(of day: Int, width: Int, mark: Mark?, widths: DisplayWidth) -> String {
    let number = day < 10 ? " \(day)" : "\(day)"
    let glyph = mark.map { widths.singleColumn($0.glyph, or: "*") } ?? " "
    let brackets: (Character, Character)? =
      day == selectedDay
      ? ("[", "]")
      : day == today
        ? ("(", ")") : holidayMarks[day].map { (" ", widths.singleColumn($0.glyph, or: "'")) }
    return switch width {
    case ...1: String(number.suffix(width))
    case 2: number
    case 5... where mark?.isSeparated == true:
      "\(brackets?.0 ?? " ")\(number)\(width > 5 ? String(brackets?.1 ?? " ") : "") \(glyph)"
    case ...4 where mark?.isSeparated == true: width == 3 ? number : " \(number)"
    case 3: "\(number)\(brackets?.1 ?? glyph)"
    case 4: "\(brackets?.0 ?? " ")\(number)\(mark == nil ? brackets?.1 ?? " " : glyph)"
    case _ where mark == nil: "\(brackets?.0 ?? " ")\(number)\(brackets?.1 ?? " ") "
    default: "\(brackets?.0 ?? " ")\(number)\(glyph)\(brackets?.1 ?? " ")"
    }
  }
}
