import HearthDomain

extension EventSpan {
  /// How many whole days it takes; nil for one, and for times.
  var severalDays: Int? {
    guard case .allDay(let first, let last) = bounds, first < last else { return nil }
    return last - first + 1
  }
}

/// What is asked before whole days become an hour.
extension SpanEntry {
  /// Several whole days that were given a start with a time and no end would be an hour.
  func lossQuestion(from old: EventSpan, to new: EventSpan) -> Words? {
    daysLost(from: old, to: new).map { days in
      Words(
        ko: "지금은 \(days)일 동안인 일정이에요. 한 시간짜리로 바꿀까요?",
        en: "This takes \(days) whole days now. Make it one hour?")
    }
  }

  /// The same of a new event like it.
  func lossQuestion(copying old: EventSpan, to new: EventSpan) -> Words? {
    daysLost(from: old, to: new).map { days in
      Words(
        ko: "\(days)일 동안인 일정이에요. 새 일정은 한 시간짜리로 적을까요?",
        en: "That one takes \(days) whole days. Plan one hour?")
    }
  }

  private func daysLost(from old: EventSpan, to new: EventSpan) -> Int? {
    new.isAllDay || to != nil || minutes != nil ? nil : old.severalDays
  }
}
