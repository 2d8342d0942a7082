/// What there is to say in one line, at a moment.
package struct Status: Hashable, Sendable {
  /// What of it can be asked for; what is not asked for is not read.
  package enum Part: CaseIterable, Hashable, Sendable {
    case duePeople
    case nextPerson
    case currentEvent
    case nextEvent
    case pages
    case mood
    case saying
  }

  /// How many pages are to be read.
  package struct Pages: Hashable, Sendable {
    package var count = 0
    /// Whether there may be more: only the books with the soonest targets were looked at.
    package var isOpenEnded = false
  }

  /// How many plants wait for water.
  package var duePeople = 0
  /// Whose plant has waited the longest, or is to be watered next.
  package var nextPerson: Person?
  /// What goes on now, rather with times than all day.
  package var currentEvent: Occurrence?
  /// What starts next, whenever that is.
  package var nextEvent: Occurrence?
  /// What the plans of open books still ask for today; of books read in percent nothing.
  package var pages = Pages()
  /// The last mood of today.
  package var mood: Mood?
  /// The newest saying with a red dot.
  package var saying: Saying?

  package init() {}
}
