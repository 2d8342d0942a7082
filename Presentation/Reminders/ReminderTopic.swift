import HearthDomain

/// The subject of a reminder: a person to contact (`plant`), a birthday, the talk with a person, an
/// occurrence of an event. Of several reminders about one subject, only the last one matters.
enum ReminderTopic: Hashable {
  case plant(ID<Person>)
  case birthday(ID<Person>)
  case talk(ID<Person>)
  case event(OccurrenceID)
  case toDo(ID<ToDo>)
  case reading(Int64)
  case saying
  case mood

  init(of subject: ReminderSubject) {
    self =
      switch subject {
      case .water(let person, _, _): .plant(person.id)
      case .birthday(let birthday, _): .birthday(birthday.person.id)
      case .review(_, let person): .talk(person.id)
      case .event(let event): .event(event.occurrence.occurrenceID)
      case .toDo(let reminder): .toDo(reminder.toDo.id)
      case .reading(let due): .reading(due.planID)
      case .saying: .saying
      case .mood: .mood
      }
  }
}

extension [Reminder] {
  /// The reminders without those that a later one about the same subject replaces.
  var lastOfEachTopic: [Reminder] {
    var told: Set<ReminderTopic> = []
    return reversed().filter { told.insert(ReminderTopic(of: $0.subject)).inserted }.reversed()
  }
}
