import HearthDomain
import HearthWhen

/// Remarks and warnings next to the fields.
extension EventFormScreen.State {
  var noteWarning: Words? {
    let limit = EventNote.limit(insteadOf: originalEvent?.details.note)
    let count = note.count
    // No warning for a note that is longer than the limit because it was imported, unless it was
    // changed.
    if note == event?.note, count > EventNoteRule.lengthRange.upperBound { return nil }
    if count >= limit {
      return Words(
        ko: "\(limit)자를 모두 썼어요. 더 쓸 수 없어요.",
        en: "All \(limit) characters are used; no more can be typed.")
    }
    guard count >= limit - (EventNoteRule.lengthRange.upperBound - EventNote.warningLength) else {
      return nil
    }
    let left = limit - count
    return Words(ko: "\(left)자 더 쓸 수 있어요.", en: "\(Plural("character")(left)) left.")
  }

  var remindersRemark: Words {
    guard let reminders = try? parseReminders() else { return Words(ko: "…", en: "…") }
    return Words { reminders.words(in: $0, isAllDay: times.isAllDay) }
  }

  /// Returns the time as it was parsed; an ellipsis if it was not understood.
  func timeRemark(_ edge: ClockNotice.Edge, isUnderstood: Bool) -> Words {
    isUnderstood ? Words { timeText(of: edge, $0) } : Words(ko: "…", en: "…")
  }

  private func timeText(of edge: ClockNotice.Edge, _ language: Language) -> String {
    let words = OccurrenceWords(language, today: now.day)
    let time = edge == .start ? times.start : times.end
    let day = form.textWidth < 44 ? words.day(time.day) : words.heading(time.day)
    let moment =
      times.isAllDay
      ? day : "\(day) \(DayFormatter(language, today: now.day).time(time.time))"
    guard edge == .end, let draft else { return moment + startInOwnZone }
    return "\(moment) · \(words.duration(draft))" + pastRemark(draft, language)
  }

  /// Returns the remark that a new event would be over already, about which the command asks a
  /// question; otherwise empty.
  func pastRemark(_ draft: Occurrence, _ language: Language) -> String {
    let isOver =
      draft.event.span.isAllDay ? draft.days.upperBound < now.day : draft.end <= now
    return isOver && event == nil ? language(ko: " · 이미 지났어요", en: " · has passed") : ""
  }

  /// The start in the event's own time zone; empty if that is the local one.
  private var startInOwnZone: String {
    draft.flatMap { draft in
      EventFormatter.startInOwnZone(
        draft, followsZone: occurrence?.storedEvent.series?.followsZone == true, from: zone,
        today: now.day)
    }.map { " [\($0)]" } ?? ""
  }

  func warning(of notices: [ClockNotice]) -> Words? {
    // No warning for times that the user did not change.
    guard !notices.isEmpty, enteredSpan != event?.span else { return nil }
    return Words { language in
      notices.map { $0.text(in: language, today: now.day) }.joined(separator: " ")
    }
  }

  /// A warning that an event of several whole days gets the default length, about which the command
  /// asks a question; nil otherwise.
  var lossWarning: Words? {
    guard let days = span.wholeDayCount, !times.isAllDay, times.hasDefaultDuration else {
      return nil
    }
    return Words(
      ko: "\(days)일 동안이던 일정이 \(Language.korean.eventLength(defaults.minutes))이 돼요."
        + " 더 길면 끝을 적어 주세요.",
      en: "This was \(days) whole days and is now"
        + " \(Language.english.eventLength(defaults.minutes)); for more, enter the end.")
  }

  /// Returns the event with the entered times, as it would be saved; nil if they are invalid.
  func enteredEvent() -> Occurrence? {
    guard let span = enteredSpan, let id = event?.id ?? ID(rawValue: 1),
      let title = (try? parseTitle()) ?? (try? EventTitle("…"))
    else { return nil }
    let settled = span == event?.span ? span : span.adjusted(in: zone).span
    return Occurrence(
      of: Event(
        id: id,
        details: EventDetails(
          title: title, span: settled, availability: originalEvent?.details.availability ?? .busy)),
      in: zone)
  }

  /// The other events that overlap with the event as entered. A time in the title counts if the
  /// time fields were not edited.
  var overlaps: [Occurrence] {
    guard let draft = titleDraft ?? draft else { return [] }
    return eventsNearby.filter { $0.event.id != event?.id && $0.overlaps(draft) }
  }

  /// Whether a new event, as entered, is already planned.
  var isDuplicate: Bool {
    guard event == nil, let draft = titleDraft ?? draft else { return false }
    return eventsNearby.contains { $0.isDuplicate(of: draft) }
  }
}
