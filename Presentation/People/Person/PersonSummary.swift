import HearthDomain
import HearthWhen
import TerminalKit

/// Phrase, name, days left and closeness of one person, in four to seven rows.
struct PersonSummary: Widget {
  let person: Person
  let phrase: Phrase?
  let today: Day
  let alignment: Alignment
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    let isTight = rect.height < 6
    let lines =
      isTight
      ? [phraseText, nameText, dueText, nil] : [phraseText, nil, nameText, dueText, nil, plantText]
    for (row, line) in lines.enumerated() {
      if let line { frame.write(line, in: rect, row: row, alignment: alignment) }
    }
    drawAffection(in: &frame, at: rect.row(isTight ? 3 : 4))
  }

  private var phraseText: StyledText {
    guard let phrase else { return "" }
    return StyledText("“\(phrase.text(view.language))”", view.theme.faint)
  }

  private var nameText: StyledText {
    StyledText(person.fullName, view.theme.heading)
  }

  private var dueText: StyledText {
    let state = person.state(on: today)
    let isUrgent = state == .due || state == .wilted
    let wait = person.timeUntilDue(on: today, in: view.language)
    let mark = PeopleScreenWords.wateringMark(state)
    let date = DayFormatter(view.language, today: today).shortWithWeekday(person.care.dueOn)
    return StyledText(
      (mark == " " ? "" : mark + " ") + wait, isUrgent ? view.theme.accent : view.theme.good)
      + StyledText("  " + date, view.theme.faint)
  }

  private var plantText: StyledText {
    let name = person.plant.name(view.language)
    let stage = person.plant.name(of: person.stage)(view.language)
    let rhythm = person.details.rhythm.text(in: view.language)
    return StyledText("\(name) · \(stage) · \(rhythm)", view.theme.faint)
  }

  private func drawAffection(in frame: inout Frame, at line: Rect) {
    let percent = person.care.affection.percent
    let label = view.language(ko: "애정도 ", en: "closeness ")
    let used = view.widths.columns(of: label)
    let bar = min(24, max(0, line.width - used - 5))
    let indent = alignment.leadingColumns(ofFree: max(0, line.width - used - bar - 5))
    let place = line.insetBy(left: indent)
    frame.write(StyledText(label, view.theme.faint), in: place)
    Gauge(Double(percent) / 100, look: view.theme.gaugeLook)
      .draw(in: &frame, at: place.insetBy(left: used).columns(.fixed(bar), .fill)[0])
    frame.write(StyledText(" \(percent)%"), in: place.insetBy(left: used + bar))
  }
}

extension Theme {
  var gaugeLook: Gauge.Look { Gauge.Look(filled: good, empty: faint) }
}
