import HearthDomain

/// Merges a form with changes in the store. Start, end and all-day belong together, because they
/// depend on one another.
extension EventFormScreen {
  private static let timeFields: Set<FieldName> = [.start, .end, .allDay]

  static func mergeChanges(_ state: inout State, _ now: State) -> FormMergeResult {
    let mine = state
    let conflict = state.mergeChanges(now, together: timeFields)
    guard conflict != .fieldRemoved else { return conflict }
    state.eventsNearby = mine.eventsNearby
    state.typedField = nil
    let areMine = timeFields.contains {
      state.form[$0]?.comparableContent != now.form[$0]?.comparableContent
    }
    if areMine {
      (state.times, state.becameAllDay) = (mine.times, mine.becameAllDay)
      (state.startZone, state.endZone) = (mine.startZone, mine.endZone)
    }
    state.updateRemarks()
    return conflict
  }

  static func resolveConflicts(_ state: inout State, withTheirs: Bool) -> Output? {
    let areTheirs = withTheirs && timeFields.contains { state.form[$0]?.conflictingContent != nil }
    state.form.resolveConflicts(withTheirs: withTheirs)
    if areTheirs {
      state.times = EventTimes(
        of: state.span, in: state.zone, lasting: state.defaults.minutes)
      (state.becameAllDay, state.typedField) = (false, nil)
      (state.startZone, state.endZone) = (nil, nil)
      let reminders = try? state.parseReminders()
      let fresh = form(
        of: state.occurrence, state.times, reminders ?? .atStart, state.language)
      for name in timeFields {
        guard let content = fresh[name]?.content else { continue }
        state.form[name]?.content = content
      }
    }
    return save(&state)
  }
}
