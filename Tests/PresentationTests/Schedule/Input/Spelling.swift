import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

/// A plan as somebody types it on Friday 20 November 2026 at 14:30, and what becomes of it:
/// `Gym | 2026-11-24 19:00 - 20:00 | FREQ=WEEKLY;BYDAY=TU | except 2026-12-24`, or which words are
/// refused: `? every 2nd tue | every 2 weeks on tue | 2nd tue of the month`.
struct Spelling: CustomStringConvertible {
  let text: String
  let meaning: String

  var description: String { text }

  /// Lines of `text => meaning`.
  static func table(_ lines: String) -> [Spelling] {
    lines.split(separator: "\n").compactMap { line in
      let line = String(line)
      let place = line.indices.last { line[$0...].hasPrefix(" => ") }
      return place.map {
        Spelling(text: String(line[..<$0]), meaning: String(line[$0...].dropFirst(4)))
      }
    }
  }

  /// What the command makes of the text, in a pipe.
  static func meaning(of text: String, in language: Language) throws -> String {
    try meaning(of: ["plan", text], in: language) ?? refusal(of: text)
  }

  /// What a command plans, in a pipe; nil where it is refused.
  static func meaning(of command: [String], in language: Language) throws -> String? {
    let schedule = ScheduleCommandFixture(language, .piped)
    guard schedule.run(command).status == .done,
      let event = try schedule.queries.list(in: 0..<1).first?.kept
    else { return nil }
    let zone = FixedZone.seoul
    var parts = [event.details.title.value]
    switch event.details.span.bounds {
    case .allDay(let first, let last):
      parts.append(first == last ? "\(first)" : "\(first) - \(last)")
    case .floating, .anchored:
      let (start, end) = (event.details.span.start(in: zone), event.details.span.end(in: zone))
      parts.append(
        "\(start.day) \(start.time) - " + (end.day == start.day ? "" : "\(end.day) ")
          + "\(end.time)")
    }
    if let series = event.series {
      parts.append(series.told(from: event.span.repetitionStart).description)
    }
    if event.series?.skipsHolidays == true { parts.append("not on holidays") }
    if let after = event.afterDone {
      parts.append(
        "\(after.days) days after done" + (after.timesLeft.map { ", \($0) times" } ?? ""))
    }
    let removed = try schedule.queries.exceptions(of: event.id).map { "\($0.original.day)" }
    if !removed.isEmpty { parts.append("except " + removed.joined(separator: ", ")) }
    return parts.joined(separator: " | ")
  }

  private static func refusal(of text: String) -> String {
    do {
      _ = try TypedPlan(text, dates: .onFriday(leaning: .upcoming))
      return "refused"
    } catch {
      switch error {
      case .unclear(let words, let spellings):
        return (["? \(words)"] + spellings).joined(separator: " | ")
      case .unclearTitle(let words, _, _): return "? \(words)"
      case .missingTitle(let words, _, _): return "no title: \(words)"
      case .noSuchDay(let words): return "no day: \(words)"
      case .otherWeekday(let words, let day): return "other weekday: \(words) | \(day)"
      case .notYetCome(let words, _, _, _): return "not yet: \(words)"
      case .noSuchTime(let words): return "no time: \(words)"
      case .missingUnit(let words, _): return "no unit: \(words)"
      case .unknownForm(let words, _): return "unknown: \(words)"
      }
    }
  }
}
