import HearthDomain

/// What is said before others hear of a change of a meeting.
enum MeetingWords {
  /// Asked before it is moved or removed.
  static func tells(_ people: Int) -> Words {
    Words(
      ko: "초대한 \(people)명에게 알려져요. 계속할까요?",
      en: "\(Plural("person", "people")(people)) will be told. Go on?")
  }

  /// Behind the question whether a meeting of somebody else goes.
  static let declines = Words(ko: " 지우면 초대를 거절하게 돼요.", en: " This declines the invitation.")

  /// Behind the question how much of one that repeats goes.
  static let wholeDeclines = Words(
    ko: "모두 지우면 초대를 거절하게 돼요.", en: "Removing all of it declines the invitation.")
}

extension EventTools {
  /// Whether a change that others hear of may be made: where somebody can be asked, after a
  /// question; else only if it was said. Nil where the answer was a no.
  func mayNotify(
    _ events: [Event], isSaid: Bool, orSays staying: Words, in console: inout Console
  ) throws -> Bool? {
    if isSaid { return true }
    let people = try events.reduce(0) { count, event in
      guard case .tells(let people) = try schedule.queries.meetingEffect(of: event) else {
        return count
      }
      return max(count, people)
    }
    // Who cannot be asked is told by the refusal what to say.
    guard people > 0, console.traits.inputIsTerminal else { return false }
    let question = MeetingWords.tells(people)(console.language)
    return try console.agrees(to: question, orSays: staying) ? true : nil
  }
}
