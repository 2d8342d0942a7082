import HearthDomain

extension ICalendarEvent {
  private static let displayedProperties: Set = [
    "UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "SUMMARY",
  ]

  /// Whether a line with that name and size may be dropped to make room.
  static func mayBeDropped(_ name: String, _ size: Int) -> Bool {
    size > 1000 && !displayedProperties.contains(name)
  }

  /// Drops the longest lines that are not displayed, such as pictures, until at most `limit` bytes
  /// are left. Returns the names of the dropped lines.
  mutating func dropLongLines(to limit: Int) -> [String] {
    var size = self.size
    guard size > limit else { return [] }
    let long = components.indices.flatMap { owner in
      components[owner].parts.indices.compactMap { place -> (Int, Int, ICalendarLine)? in
        guard case .line(let line) = components[owner].parts[place],
          ICalendarEvent.mayBeDropped(line.name, line.raw.count)
        else { return nil }
        return (owner, place, line)
      }
    }
    var left: [(owner: Int, place: Int, line: ICalendarLine)] = []
    for longest in long.sorted(by: { $0.2.raw.count > $1.2.raw.count }) where size > limit {
      size -= longest.2.raw.count
      left.append(longest)
    }
    // Remove from the end, so that the other indices stay valid.
    for (owner, place, _) in left.sorted(by: { ($0.owner, $0.place) > ($1.owner, $1.place) }) {
      components[owner].parts.remove(at: place)
    }
    return left.map { ImportFact.excerpt($0.line.name) }
  }
}
