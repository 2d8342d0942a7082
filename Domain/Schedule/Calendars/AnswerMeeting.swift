/// What one says to an invitation.
public enum MeetingAnswer: String, CaseIterable, Hashable, Sendable {
  case accepted
  case declined
  case tentative
}

/// Answers an invitation; who has called the meeting hears of it where a link brings it there.
public struct AnswerMeeting: Sendable {
  let store: any Store

  /// Throws ``DomainError/notFound(_:query:nearest:)``, and
  /// ``CalendarRefusal/isNotInvited(title:)`` where none of one's own addresses is among those who
  /// are invited.
  public func callAsFunction(
    _ id: ID<Event>, _ answer: MeetingAnswer, as file: some CalendarFile
  ) throws {
    try store.write { repositories in
      let event = try repositories.existing(id)
      try repositories.requireWritable(event.calendar)
      let own = try repositories.ownAddresses()
      guard let text = try repositories.events.text(of: id), let meeting = Meeting(text),
        meeting.guests.contains(where: own.contains),
        let answered = file.answering(answer, text, of: { own.contains(Meeting.address($0)) })
      else { throw CalendarRefusal.isNotInvited(title: event.title).error }
      try repositories.events.save(answered)
      try repositories.journal.describe(.edit, subject: event.title)
    }
  }
}
