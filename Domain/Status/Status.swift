/// Data of a status line at a moment.
package struct Status: Hashable, Sendable {
  /// Parts that can be requested; others are not read.
  package enum Part: CaseIterable, Hashable, Sendable {
    case duePeople
    case nextPerson
    case currentEvent
    case nextEvent
    case pages
    case mood
    case saying
  }

  /// Number of pages left to read.
  package struct Pages: Hashable, Sendable {
    package var count = 0
    /// Whether the real number may be greater, since only the books with the nearest targets were
    /// read.
    package var isOpenEnded = false
  }

  /// Number of plants that are due.
  package var duePeople = 0
  /// The person whose plant is overdue for the longest time, or is due next.
  package var nextPerson: Person?
  /// The event under way, preferably one with times.
  package var currentEvent: Occurrence?
  /// The event that starts next.
  package var nextEvent: Occurrence?
  /// Pages left to read today for all open books with a target, except books read in percent.
  package var pages = Pages()
  /// The last mood of today.
  package var mood: Mood?
  /// The newest unread saying.
  package var saying: Saying?

  package init() {}
}
