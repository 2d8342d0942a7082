/// The user's answer to an invitation.
public enum MeetingAnswer: String, CaseIterable, Hashable, Sendable {
  case accepted
  case declined
  case tentative
}

/// Answers an invitation; a link sends the answer to the organizer.
public struct AnswerMeeting: UseCase, Sendable {
  let context: UseCaseContext

  /// Sets the answer for one occurrence of a series; if the id names no occurrence, for the whole
  /// event.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, ``DomainError/refused(_:)`` if the series
  /// has no such occurrence, and ``CalendarRefusal/isNotInvited(title:)`` if none of the user's
  /// addresses is invited.
  public func callAsFunction(
    _ place: OccurrenceID, _ answer: MeetingAnswer, as file: some CalendarFile
  ) throws {
    try store.write { repositories in
      let event = try repositories.existing(place.event)
      try repositories.requireWritable(event.calendar)
      var time: SeriesChange?
      if let original = place.originalStart,
        let timetable = try repositories.timetable(of: event, in: clock.zone)
      {
        time = try SeriesChange(of: timetable, at: original, in: repositories, clock, newID)
      }
      let own = try repositories.ownAddresses()
      let kept = try repositories.storedEvent(event)
      guard let text = kept.text, let meeting = Meeting(text),
        meeting.attendees.contains(where: own.contains),
        let answered = file.textWithAnswer(
          answer, kept, at: time?.originalStart, of: { own.contains(Meeting.normalizedAddress($0)) }
        )
      else { throw CalendarRefusal.isNotInvited(title: event.title).error }
      try repositories.events.save(answered)
      if let time {
        let known = time.exceptions.first { $0.originalStart == time.originalStart }
        // If an override applies to all later occurrences, move it to the next one, so that the
        // answer is only for this one.
        if known?.appliesToLater == true { try time.moveOverrideToNext() }
        if known?.isOverridden != true || known?.appliesToLater == true {
          var details = time.occurrence.event.details
          details.appliesToLater = false
          try repositories.events.save(
            SeriesException(of: event.id, at: time.originalStart, .overridden(details)))
        }
      }
      try repositories.journal.setVerb(.edit, subject: event.title)
    }
  }
}
