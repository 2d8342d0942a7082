extension Facts {
  /// Creates the facts of a phrase; nil if it is only used inside other phrases.
  init?(_ phrase: Chart.Phrase, _ category: Category) {
    self.init()
    switch (category, phrase.value) {
    case (.standalone, _): return nil
    case (.date, .moment(let moment)), (.time, .moment(let moment)),
      (.dayAndTime, .moment(let moment)), (.timeFirst, .moment(let moment)),
      (.partOfDay, .moment(let moment)):
      self.moment = moment
    case (.span, .span(let span)): self.span = span
    case (.facts, .facts(let facts)): self = facts
    case (.repetition, .repetition(let pattern)): self.init(pattern)
    case (.length, .length(let length)), (.forLength, .length(let length)): self.length = length
    case (.first, .moment(let moment)): first = moment
    case (.last, .moment(let moment)): last = moment
    case (.due, .moment(let moment)): due = moment
    case (.count, .number(let numeral)): count = numeral.value
    case (.exception, .exceptions(let exceptions)): self.exceptions = exceptions
    case (.zone, .text(let zone)): self.zone = zone
    case (.reminder, .length(let length)): reminders = [length]
    case (.afterDone, .length(let length)): afterDone = length
    case (_, .open(let reason)): openReasons = [reason]
    default: return nil
    }
  }

  /// Creates the facts of a text without a title.
  init?(alone value: Value) {
    self.init()
    switch value {
    case .moment(let moment): self.moment = moment
    case .length(let length): self.length = length
    case .facts(let facts): self = facts
    case .open(let reason): openReasons = [reason]
    default: return nil
    }
  }

  /// Creates the facts of a repetition; its part of the day becomes the time.
  init(_ pattern: RepetitionPattern) {
    self.init()
    var repetition = pattern
    repetition.part = nil
    self.repetition = repetition
    if let part = pattern.part { moment = Moment(clock: ClockPattern(part)) }
  }
}

extension ClockPattern {
  init(_ part: PartOfDay) {
    self.init()
    self.part = part
    half = part == .am ? .am : part == .pm ? .pm : nil
  }
}

extension Moment {
  init(clock: ClockPattern) { self.init(DatePattern(), clock) }
}
