import HearthDomain

extension ReminderWords {
  /// Returns the text of a coming reminder beside its time, without repeating that day or time.
  func comingText(of reminder: Reminder) -> String {
    switch reminder.subject {
    // If quiet hours moved the reminder, this does not match: its time then differs from the
    // requested one.
    case .event(let event) where event.dueAt == reminder.dueAt:
      "\(event.occurrence.event.title.quotable(limit: 200)) (\(leadTimeText(of: event)))"
    case .birthday(let birthday, _)
    where birthday.day == clock.zone.localTime(at: reminder.dueAt).day:
      language(
        ko: "\(birthday.person.fullName) 생일", en: "\(birthday.person.fullName)’s birthday")
    case .water, .review, .birthday, .event, .toDo, .reading, .saying, .mood:
      timelessText(of: reminder.subject)
    }
  }

  /// Returns how long before the start the reminder is: `10 minutes before`.
  private func leadTimeText(of event: EventReminder) -> String {
    if event.occurrence.event.span.isAllDay {
      switch max(0, event.minutesBefore + 1439) / 1440 {
      case 0: return language(ko: "하루 종일", en: "all day")
      case 1: return language(ko: "다음 날 하루 종일", en: "all of the next day")
      case let days: return language(ko: "\(days)일 뒤 하루 종일", en: "all day, \(days) days later")
      }
    }
    return LeadTimes.words(minutesBefore: event.minutesBefore, in: language)
  }
}
