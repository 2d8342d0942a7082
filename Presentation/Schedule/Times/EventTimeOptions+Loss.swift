import HearthDomain

extension EventSpan {
  /// Number of whole days, if there are several; nil for one day and for timed events.
  var wholeDayCount: Int? {
    guard case .allDay(let first, let last) = bounds, first < last else { return nil }
    return last - first + 1
  }
}

extension EventSpan {
  fileprivate func lasts(minutes: Int) -> Bool {
    let zone = FixedZone.utc
    let seconds = end(in: zone).secondsSinceEpoch - start(in: zone).secondsSinceEpoch
    return seconds == 60 * minutes
  }
}

/// Questions to ask before an event of several whole days gets the default length.
extension EventTimeOptions {
  /// Returns the question to ask if an event of several whole days gets a start time but no end,
  /// and so gets the default length; otherwise nil.
  func lossQuestion(from old: EventSpan, to new: EventSpan) -> Words? {
    wholeDaysLost(from: old, to: new).map { days in
      Words(
        ko: "지금은 \(days)일 동안인 일정이에요. \(length(.korean))짜리로 바꿀까요?",
        en: "This takes \(days) whole days now. Make it \(length(.english))?")
    }
  }

  /// Returns the same question for a new event that copies several whole days.
  func lossQuestion(copying old: EventSpan, to new: EventSpan) -> Words? {
    wholeDaysLost(from: old, to: new).map { days in
      Words(
        ko: "\(days)일 동안인 일정이에요. 새 일정은 \(length(.korean))짜리로 적을까요?",
        en: "That one takes \(days) whole days. Plan \(length(.english))?")
    }
  }

  private func wholeDaysLost(from old: EventSpan, to new: EventSpan) -> Int? {
    new.isAllDay || to != nil || minutes != nil || !new.lasts(minutes: defaultMinutes)
      ? nil : old.wholeDayCount
  }

  private func length(_ language: Language) -> String { language.eventLength(defaultMinutes) }
}

extension Language {
  /// `one hour`, `30 min`; `한 시간`, `30분`.
  func eventLength(_ minutes: Int) -> String {
    minutes == 60 ? self(ko: "한 시간", en: "one hour") : duration(minutes: minutes)
  }
}
