import HearthDomain

/// One time of a series as somebody types it: `k3f9q@2026-10-06`, `k3f9q@2026-10-06T09:00`, or with
/// the moment that JSON has.
struct TypedOccurrence: Hashable, Sendable {
  private static let sign: Character = "@"

  /// What stands before the sign: the end of an id.
  let tail: IDTail
  let id: String
  let start: OccurrenceStart

  /// Nil for any other text, such as a title with that letter.
  init?(_ text: String) {
    guard let place = text.lastIndex(of: Self.sign), let tail = IDTail(text[..<place]) else {
      return nil
    }
    let typed = String(text[text.index(after: place)...])
    if let day = ISOMoment.day(typed) {
      start = .day(day)
    } else if let moment = ISOMoment(typed), let day = moment.day, let time = moment.time {
      let local = LocalTime(day: day, time: time)
      start =
        moment.offset.map {
          .instant(FixedZone(name: "", secondsEast: $0.secondsEast).instant(of: local))
        } ?? .time(local)
    } else {
      return nil
    }
    (id, self.tail) = (String(text[..<place]), tail)
  }

  /// The same as it is typed again.
  static func text(_ occurrence: Occurrence) -> String {
    guard let original = occurrence.original else { return occurrence.event.id.short }
    let start =
      occurrence.kept.span.isAllDay ? original.day.description : original.description
    return "\(occurrence.event.id.short)\(sign)\(start)"
  }
}
