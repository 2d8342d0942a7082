import HearthDomain

/// Questions to ask before other participants of a meeting are notified of a change.
enum MeetingWords {
  /// Returns the question to ask before a meeting with that many other people is moved or removed.
  static func notifyQuestion(_ people: Int) -> Words {
    Words(
      ko: "초대한 \(people)명에게 알림이 가요. 계속할까요?",
      en: "\(Plural("person", "people")(people)) will be notified. Continue?")
  }

  /// Appended to the question before removing a meeting that somebody else organises.
  static let declineNote = Words(ko: " 지우면 초대를 거절하게 돼요.", en: " This declines the invitation.")

  /// Appended to the question which part of a repeating meeting to remove.
  static let wholeSeriesDeclineNote = Words(
    ko: "모두 지우면 초대를 거절하게 돼요.", en: "Removing all of it declines the invitation.")
}

extension EventTools {
  /// Returns whether to notify the other participants: true if `isSaid` or the user agrees, false
  /// if there are none or nobody can be asked. Nil if the user declined; `staying` is then
  /// reported.
  func mayNotifyParticipants(
    _ events: [Event], isSaid: Bool, orSays staying: Words, in console: inout Console
  ) throws -> Bool? {
    if isSaid { return true }
    let people = try events.reduce(0) { count, event in
      guard case .notifies(let people) = try schedule.queries.meetingEffect(of: event) else {
        return count
      }
      return max(count, people)
    }
    // Without a terminal returns false; the later refusal then names the option to add.
    guard people > 0, console.traits.inputIsTerminal else { return false }
    let question = MeetingWords.notifyQuestion(people)(console.language)
    return try console.confirmOrReport(question, orSays: staying) ? true : nil
  }
}
