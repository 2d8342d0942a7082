import HearthDomain
import HearthWhen
import TerminalKit

/// A mood in one row: time, mark, level and the beginning of its memo.
struct MoodRow: Widget {
  let mood: Mood
  let timeText: String
  let palette: Palette
  let isSelected: Bool
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    if isSelected { frame.clear(rect, style: style) }
    frame.write(text, in: rect, style: style)
    if isSelected { frame.restyle(rect) { $0.background(style.background) } }
  }

  private var style: Style { isSelected ? view.theme.selection : view.theme.text }

  var text: StyledText {
    let level = view.widths.padded(mood.form.number, to: 3, .trailing)
    return StyledText(
      (isSelected ? "▸ " : "  ") + timeText + " ", isSelected ? style : view.theme.faint)
      + MoodMark(mood.level, palette, view).text
      + StyledText(" \(level) \(mood.memoLine)", style)
  }
}

/// A small sign in the colour of a level, for use in text; hollow and grey without one.
struct MoodMark {
  let text: StyledText

  init(_ level: MoodLevel?, _ palette: Palette, _ view: ViewContext) {
    self.init(level, palette, view.colorLevel, view.widths)
  }

  init(
    _ level: MoodLevel?, _ palette: Palette, _ colors: ColorLevel, _ widths: DisplayWidth
  ) {
    let form = LevelForm(level)
    let color = form.color(in: palette).terminalColor
    // The same colours as in the pictures next to it.
    let style = Style(foreground: colors == .sixteenColors ? color.systemColorOfSameHue : color)
    // With few colours, the letter of the shape says more.
    let (disc, letter): (Character, Character) = level == nil ? ("○", "o") : ("●", "O")
    let glyph =
      colors < .colors256 ? form.mark : widths.columns(of: disc) == 1 ? disc : letter
    text = StyledText(String(glyph), colors == .none ? .plain : style)
  }
}

extension TermList.Entry {
  /// Creates an entry with time, mark and level as the term and the text as the meaning.
  init(
    _ mood: Mood, _ text: String, today: Day, palette: HearthDomain.Palette, _ view: ViewContext
  ) {
    let time = DayFormatter(view.language, today: today).time(mood.moment.time)
    let level = view.widths.padded(mood.form.number, to: 4, .trailing)
    self.init(
      StyledText(time + " ", view.theme.faint) + MoodMark(mood.level, palette, view).text
        + StyledText(level), StyledText(text))
  }
}

/// The shape of a level, as large as fits.
struct MoodPicture: Widget {
  let form: LevelForm
  let palette: Palette
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    let shape = form.drawing(form.color(in: palette))
    let scene = Scene(width: 1, height: 1, shapes: [shape])
    let picture = CellRenderer(level: view.colorLevel, widths: view.widths)
      .frame(of: scene, size: rect.size)
    frame.draw(picture, at: rect.origin)
  }
}

/// A mood in full: when, level, and the whole memo.
struct MoodDescription {
  let text: StyledText

  init(_ mood: Mood, today: Day, palette: Palette, _ view: ViewContext) {
    let dates = DayFormatter(view.language, today: today)
    let when = "\(dates.shortWithWeekday(mood.day)) \(dates.time(mood.moment.time))"
    text =
      StyledText(when, view.theme.heading) + StyledText("   ")
      + MoodMark(mood.level, palette, view).text
      + StyledText(" \(mood.form.number)", view.theme.accent)
      + StyledText(" · \(mood.form.shapeName(view.language))", view.theme.faint)
      + StyledText("\n" + mood.memoWithTags)
  }
}
