import HearthDomain
import HearthTestSupport

/// The time zone in most tests of this folder.
let berlin = ChangingZone.berlin

func wall(_ text: String) -> LocalTime { LocalTime(literal: text) }

/// Returns the first moment at which clocks in the zone show that time.
func moment(_ text: String, in zone: any ZoneRules = berlin) -> Instant {
  zone.instant(of: wall(text))
}

func times(_ start: String, _ end: String) throws -> EventSpan {
  try EventSpan(from: wall(start), to: wall(end), zone: berlin.name)
}

func wholeDays(_ first: String, _ last: String) throws -> EventSpan {
  try EventSpan(allDayFrom: day(first), through: day(last), zone: berlin.name)
}

func event(
  _ span: EventSpan, _ title: String = "회의", id: Int64 = 1, note: String = ""
) throws -> Event {
  Event(
    id: ID(rawValue: id)!,
    details: EventDetails(title: try EventTitle(title), note: try EventNote(note), span: span))
}

func occurrence(
  _ start: String, _ end: String, _ title: String = "회의", id: Int64 = 1
) throws -> Occurrence {
  Occurrence(of: try event(times(start, end), title, id: id), in: berlin)
}
