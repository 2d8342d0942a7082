import HearthDomain

/// Conflicts between a form and the store. Start, end and all-day are merged as a group because
/// they depend on one another.
extension EventFormScreen {
  private static let when: Set<FieldName> = [.start, .end, .allDay]

  static func mergeChanges(_ state: inout State, _ now: State) -> FormConflict {
    let mine = state
    let conflict = state.mergeChanges(now, together: when)
    guard conflict != .apart else { return conflict }
    state.neighbours = mine.neighbours
    state.typedOver = nil
    let areMine = when.contains { state.form[$0]?.entered != now.form[$0]?.entered }
    if areMine {
      (state.times, state.becameAllDay) = (mine.times, mine.becameAllDay)
      (state.startZone, state.endZone) = (mine.startZone, mine.endZone)
    }
    return conflict
  }

  static func resolveConflicts(_ state: inout State, withTheirs: Bool) -> Output? {
    let areTheirs = withTheirs && when.contains { state.form[$0]?.theirs != nil }
    state.form.resolveConflicts(withTheirs: withTheirs)
    if areTheirs {
      state.times = EventTimes(of: state.span, in: state.zone)
      (state.becameAllDay, state.typedOver) = (false, nil)
      (state.startZone, state.endZone) = (nil, nil)
      let reminders = try? state.readReminders()
      let fresh = form(
        of: state.occurrence, state.times, reminders ?? .atStart, state.language)
      for name in when {
        guard let content = fresh[name]?.content else { continue }
        state.form[name]?.content = content
      }
    }
    return save(&state)
  }
}
