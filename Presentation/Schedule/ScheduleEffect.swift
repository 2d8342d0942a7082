import HearthDomain

/// What the screens of Schedule want to happen.
enum ScheduleEffect: Hashable, LeavingEffect {
  // Going somewhere.
  case showDay(Day)
  case showEvent(ID<Event>)
  case showPart(from: Int, fromEnd: Bool)
  case showMonth
  case showSearch
  case showAdding(on: Day)
  case showEditing(ID<Event>)
  case back

  // Reading.
  case month(Month)
  case find(String)
  case neighbours(ClosedRange<Day>)

  // Changing.
  case add(EventDetails)
  case edit(ID<Event>, EventDetails)
  case remove(ID<Event>)

  /// Goes on in the user's editor.
  case write(String)

  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: ScheduleEffect)
}
