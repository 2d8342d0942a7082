import HearthDomain

extension EventSpan {
  /// Number of whole days, if there are several; nil for one day and for timed events.
  var wholeDayCount: Int? {
    guard case .allDay(let first, let last) = bounds, first < last else { return nil }
    return last - first + 1
  }
}

extension EventSpan {
  /// Whether the length is not the default, so that the user must have given it.
  fileprivate var hasNonDefaultLength: Bool {
    let zone = FixedZone.utc
    let seconds = end(in: zone).secondsSinceEpoch - start(in: zone).secondsSinceEpoch
    return seconds != 60 * EventSpan.defaultMinutes
  }
}

/// Questions to ask before an event of several whole days becomes one of an hour.
extension EventTimeOptions {
  /// Returns the question to ask if an event of several whole days gets a start time but no end,
  /// and so becomes one hour; otherwise nil.
  func lossQuestion(from old: EventSpan, to new: EventSpan) -> Words? {
    wholeDaysLost(from: old, to: new).map { days in
      Words(
        ko: "지금은 \(days)일 동안인 일정이에요. 한 시간짜리로 바꿀까요?",
        en: "This takes \(days) whole days now. Make it one hour?")
    }
  }

  /// Returns the same question for a new event that copies several whole days.
  func lossQuestion(copying old: EventSpan, to new: EventSpan) -> Words? {
    wholeDaysLost(from: old, to: new).map { days in
      Words(
        ko: "\(days)일 동안인 일정이에요. 새 일정은 한 시간짜리로 적을까요?",
        en: "That one takes \(days) whole days. Plan one hour?")
    }
  }

  private func wholeDaysLost(from old: EventSpan, to new: EventSpan) -> Int? {
    new.isAllDay || to != nil || minutes != nil || new.hasNonDefaultLength
      ? nil : old.wholeDayCount
  }
}
