import HearthDomain

/// One time of a series as somebody types it: `k3f9q@2026-10-06`, `k3f9q@2026-10-06T09:00`,
/// `Physio@2026-10-06`, with the moment that JSON has, or with a day as it is typed anywhere:
/// `swimming@5 dec`, `영어@금요일`.
struct TypedOccurrence: Hashable, Sendable {
  private static let sign: Character = "@"

  /// What stands before the sign: the end of an id, or a title.
  let name: String
  let start: OccurrenceStart

  /// Nil for any other text, such as a title with that letter.
  init?(_ text: String, _ dates: DateInput) {
    guard let (name, start) = TypedOccurrence.parts(of: text, dates) else { return nil }
    (self.name, self.start) = (name, start)
  }

  /// What stands before the sign of such a text.
  static func name(in text: String) -> String? {
    parts(of: text, DateInput(now: LocalTime(clampingSecondsSinceEpoch: 0), leaning: .nearest))?
      .name
  }

  /// Whether what stands before the sign is the end of that id.
  func isID<Entity>(_ id: ID<Entity>) -> Bool { IDTail(name)?.matches(id) == true }

  private static func parts(
    of text: String, _ dates: DateInput
  ) -> (name: String, start: OccurrenceStart)? {
    guard let place = text.lastIndex(of: sign), place > text.startIndex else { return nil }
    let name = String(text[..<place])
    let typed = String(text[text.index(after: place)...])
    if let day = ISOMoment.day(typed) { return (name, .day(day)) }
    guard let moment = ISOMoment(typed), let day = moment.day, let time = moment.time else {
      guard let (day, time) = try? dates.dayAndTime(typed), (try? dates.time(typed)) == nil else {
        return nil
      }
      return (name, time.map { .time(LocalTime(day: day, time: $0)) } ?? .day(day))
    }
    let local = LocalTime(day: day, time: time)
    let instant = moment.offset.map {
      OccurrenceStart.instant(FixedZone(name: "", secondsEast: $0.secondsEast).instant(of: local))
    }
    return (name, instant ?? .time(local))
  }

  /// The same as it is typed again.
  static func text(_ occurrence: Occurrence) -> String {
    guard let original = occurrence.original else { return occurrence.event.id.short }
    return text(occurrence, at: original)
  }

  /// The same by another start to which it answers.
  static func text(_ occurrence: Occurrence, at start: LocalTime) -> String {
    let start = occurrence.kept.span.isAllDay ? start.day.description : start.description
    return "\(occurrence.event.id.short)\(sign)\(start)"
  }
}
