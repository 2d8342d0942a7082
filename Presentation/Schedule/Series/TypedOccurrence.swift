import HearthDomain
import HearthWhen

/// A typed reference to an occurrence: `k3f9q@2026-10-06`, `k3f9q@2026-10-06T09:00` or
/// `Physio@2026-10-06`. The start can also be an instant as in JSON, or a day in words: `swimming@5
/// dec`, `영어@금요일`.
struct TypedOccurrence: Hashable, Sendable {
  private static let separator: Character = "@"

  /// The text before `@`: the end of an id, or a title.
  let name: String
  let start: OccurrenceStart

  /// Returns nil if the text is not such a reference, such as a title that contains `@`.
  init?(_ text: String, _ dates: WhenReader) {
    guard let (name, start) = TypedOccurrence.parts(of: text, dates) else { return nil }
    (self.name, self.start) = (name, start)
  }

  /// Returns the text before `@`; nil if the text is not a reference to an occurrence.
  static func name(in text: String) -> String? {
    parts(of: text, WhenReader.withoutCurrentDay.forSearches)?
      .name
  }

  /// Returns whether the text before `@` is the end of that id.
  func isID<Entity>(_ id: ID<Entity>) -> Bool { IDTail(name)?.matches(id) == true }

  private static func parts(
    of text: String, _ dates: WhenReader
  ) -> (name: String, start: OccurrenceStart)? {
    guard let place = text.lastIndex(of: separator), place > text.startIndex else { return nil }
    let name = String(text[..<place])
    let typed = String(text[text.index(after: place)...])
    if let day = ISOMoment.day(typed) { return (name, .day(day)) }
    guard let moment = ISOMoment(typed), let day = moment.day, let time = moment.time else {
      guard let found = try? dates.moment(typed), (try? dates.time(typed)) == nil else {
        return nil
      }
      let start = found.time.map { OccurrenceStart.time(LocalTime(day: found.day, time: $0)) }
      return (name, start ?? .day(found.day))
    }
    let local = LocalTime(day: day, time: time)
    let instant = moment.offset.map {
      OccurrenceStart.instant(FixedZone(name: "", secondsEast: $0.secondsEast).instant(of: local))
    }
    return (name, instant ?? .time(local))
  }

  /// Returns the reference to an occurrence; only the id if the event does not repeat.
  static func reference(_ occurrence: Occurrence) -> String {
    guard let original = occurrence.originalStart else { return occurrence.event.id.shortForm }
    return reference(occurrence, at: original)
  }

  /// Returns the reference to an occurrence with another start than the original, such as that of a
  /// moved one.
  static func reference(_ occurrence: Occurrence, at start: LocalTime) -> String {
    let start = occurrence.storedEvent.span.isAllDay ? start.day.description : start.description
    return "\(occurrence.event.id.shortForm)\(separator)\(start)"
  }
}
