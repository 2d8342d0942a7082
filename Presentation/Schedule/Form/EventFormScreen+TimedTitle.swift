import HearthDomain

/// A title that tells when the event takes place.
extension EventFormScreen.State {
  /// A new event whose start was not touched takes place when its title says; the boxes tell
  /// that in its stead.
  mutating func takeTimesFromTitle() {
    guard let timed = try? readTimedTitle() else {
      form.setWarning(titleWarning, of: .title)
      return
    }
    guard let start = takeTimes(from: timed.from, to: timed.to, minutes: timed.minutes) else {
      return
    }
    form.setText(timed.title.value, of: .title)
    form.setText(EventFormScreen.text(of: start, times), of: .start)
    form.setWarning(timed.repeats ? EventMessages.takesPlaceOnce : nil, of: .title)
  }

  /// The title with the start that it tells; nil once the start was touched.
  func readTimedTitle() throws(DateInputError) -> TimedTitle? {
    guard isStartUntouched else { return nil }
    return try TimedTitle(
      text(of: .title), dates: dates, isAllDay: times.isAllDay)
  }

  private var isStartUntouched: Bool {
    let untouched = EventFormScreen.text(of: EventTimes(of: span, in: zone).start, times)
    return event == nil && text(of: .start) == untouched
  }

  /// For words that could tell when and stay in the title.
  private var titleWarning: Words? {
    let words = text(of: .title).split(whereSeparator: \.isWhitespace).map(String.init)
    let reader = WhenReader(dates: dates, isAllDay: times.isAllDay)
    guard isStartUntouched, let when = reader.unread(in: words)?.text else { return nil }
    return Words(
      ko: "\(KoreanParticle.topic(when.quoted(.korean))) 제목에 남아요. 언제인지는 아래에 적어 주세요.",
      en: "\(when.quoted(.english)) stays in the title; the time goes below.")
  }
}
