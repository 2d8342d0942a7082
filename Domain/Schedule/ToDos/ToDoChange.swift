/// A change to to-dos. Values are absolute; `seen` is what the user saw before.
public enum ToDoChange: Hashable, Sendable {
  case add(ToDoDetails, in: CalendarName = .home)
  case edit(ID<ToDo>, to: ToDoDetails, in: CalendarName? = nil, seen: ToDoDetails? = nil)
  case remove([ID<ToDo>])
  /// Marks them done on that day, by default now.
  case markDone([ID<ToDo>], on: Day? = nil)
  case reopen([ID<ToDo>])
}

/// What a change to to-dos did.
public enum ToDoOutcome: Hashable, Sendable {
  /// A to-do that was marked done, and when it is due next; nil if it does not repeat any more.
  public struct Done: Hashable, Sendable {
    public let toDo: ToDo
    public let next: ToDo?
    /// Whether it was marked done before, so that nothing changed.
    public var wasDone = false
  }

  case added(ToDo)
  case edited(from: ToDo, to: ToDo)
  case removed([ToDo])
  case markedDone([Done])
  /// The open to-dos, and those that were open before.
  case reopened([ToDo], unchanged: [ToDo])

  /// Whether everything was like that already.
  public var isUnchanged: Bool {
    switch self {
    case .added, .removed: false
    case .edited(let old, let new): old == new
    case .markedDone(let all): all.allSatisfy(\.wasDone)
    case .reopened(let changed, _): changed.isEmpty
    }
  }
}

/// Changes of to-dos.
public struct ToDoUseCases: UseCase, Sendable {
  let context: UseCaseContext

  public init(_ context: UseCaseContext) {
    self.context = context
  }

  public var queries: ToDoQueries { ToDoQueries(context: context) }

  /// Performs the change; changes of several to-dos happen to all of them or none.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, and ``DomainError/refused(_:)`` for a
  /// read-only calendar or one that accepts no to-dos, if the to-do has changed since it was seen,
  /// and for a day in the future on which it was done.
  @discardableResult
  public func perform(_ change: ToDoChange) throws -> ToDoOutcome {
    try store.write { repositories in
      switch change {
      case .add(let details, let calendar):
        try repositories.requireWritable(calendar, toDos: true)
        let id = try newID { try repositories.toDos.toDo($0) != nil }
        let toDo = ToDo(id: id, details: details, in: calendar)
        try repositories.toDos.save(toDo)
        return .added(toDo)
      case .edit(let id, let details, let calendar, let seen):
        return try edit(id, to: details, in: calendar, seen: seen, repositories)
      case .remove(let ids):
        let gone = try ids.map { try changeable($0, repositories) }
        for toDo in gone { try repositories.toDos.remove(toDo.id) }
        return .removed(gone)
      case .markDone(let ids, let day):
        let done = try ids.map { try markDone(changeable($0, repositories), on: day, repositories) }
        if done.contains(where: { !$0.wasDone }) {
          try repositories.journal.setVerb(.done, subject: done[0].toDo.title)
        }
        return .markedDone(done)
      case .reopen(let ids):
        let all = try ids.map { try changeable($0, repositories) }
        let changed = try all.filter(\.isDone).map { try reopen($0, repositories) }
        if let first = changed.first {
          try repositories.journal.setVerb(.reopen, subject: first.title)
        }
        return .reopened(changed, unchanged: all.filter { !$0.isDone })
      }
    }
  }

  /// Whether the repeating to-do was done at its last time, and today is not nearer the next one.
  /// If it repeats some days after it was done: whether it was done today.
  public func isDoneAhead(_ id: ID<ToDo>) throws -> Bool {
    let (today, zone) = (clock.today, clock.zone)
    return try store.read { repositories in
      let toDo = try repositories.existing(id)
      guard !toDo.isDone, let due = toDo.currentDue(on: today, in: zone) else { return false }
      switch toDo.details.repetition {
      case nil: return false
      case .rule:
        let next = due.localTime(in: zone).day
        guard next > today, let before = toDo.pendingTimeBefore(due, in: zone),
          today - before.localTime(in: zone).day <= next - today
        else { return false }
        return try !repositories.completionRecords(
          of: id, at: before.localTime(in: FixedZone.utc)
        ).isEmpty
      case .afterDone:
        return try !repositories.completions(of: id, since: zone.instant(of: today.start)).isEmpty
      }
    }
  }

  private func changeable(_ id: ID<ToDo>, _ repositories: Repositories) throws -> ToDo {
    let toDo = try repositories.existing(id)
    try repositories.requireWritable(toDo)
    return toDo
  }

  private func edit(
    _ id: ID<ToDo>, to details: ToDoDetails, in calendar: CalendarName?, seen: ToDoDetails?,
    _ repositories: Repositories
  ) throws -> ToDoOutcome {
    let old = try changeable(id, repositories)
    try Refusal.checkUnchanged(old.details, since: seen)
    var new = old
    new.details = details
    if let calendar, calendar != old.calendar {
      try repositories.requireWritable(calendar, toDos: true)
      new.calendar = calendar
    }
    if new != old { try repositories.toDos.save(new) }
    return .edited(from: old, to: new)
  }

  /// Marks the to-do done. If it repeats, it stays open for its next time, and a to-do with an id
  /// that is the same on every device records that it was done. A day before the last one on which
  /// it was done does not move the next time.
  private func markDone(
    _ toDo: ToDo, on day: Day?, _ repositories: Repositories
  ) throws -> ToDoOutcome.Done {
    if toDo.isDone { return ToDoOutcome.Done(toDo: toDo, next: nil, wasDone: true) }
    let (zone, now) = (clock.zone, clock.localTime)
    let time = day.map { LocalTime(day: $0, time: now.time) } ?? now
    guard time <= now else { throw DomainError.refused(.series(.isInvalidDoneDay(time.day))) }
    let today = time.day
    var isDoneLater = false
    if day != nil, toDo.details.repetition != nil {
      let records = try repositories.completions(of: toDo.id, since: zone.instant(of: today.start))
      if let same = records.first(where: { $0.day(in: zone) == today }) {
        return ToDoOutcome.Done(toDo: same, next: toDo, wasDone: true)
      }
      isDoneLater = !records.isEmpty
    }
    var done = toDo
    done.details.due = isDoneLater ? toDo.details.due : toDo.currentDue(on: today, in: zone)
    done.doneAt = try unusedCompletionTime(
      from: day == nil ? clock.now() : zone.instant(of: time), repositories)
    if var next = toDo.next(afterDoneOn: today, in: zone) {
      if isDoneLater { next.details.due = toDo.details.due }
      let due = done.details.due?.localTime(in: FixedZone.utc) ?? today.start
      done.id = ID(
        doing: try repositories.completionRecords(of: toDo.id, at: due).last ?? toDo.id, at: due)
      done.details.repetition = nil
      done.details.reminders = .none
      // The text stays with the repeating one, whose UID it contains.
      done.text = nil
      try repositories.toDos.save(next)
      try repositories.toDos.save(done)
      return ToDoOutcome.Done(toDo: done, next: next)
    }
    try repositories.toDos.save(done)
    return ToDoOutcome.Done(toDo: done, next: nil)
  }

  /// Returns the time, or the next later one at which no to-do was done, so that of all completions
  /// one is the last.
  private func unusedCompletionTime(
    from time: Instant, _ repositories: Repositories
  ) throws -> Instant {
    var filter = ToDoFilter(isDone: true)
    filter.doneSince = time
    let used = Set(try repositories.toDos.list(filter).compactMap(\.doneAt))
    var milliseconds = time.milliseconds
    while used.contains(Instant(milliseconds: milliseconds)) { milliseconds += 1 }
    return Instant(milliseconds: milliseconds)
  }

  /// Opens the to-do again. If it records that a repeating one was done, that one is due again when
  /// it was, and the record is removed; of several for the same due time, the last one.
  private func reopen(_ toDo: ToDo, _ repositories: Repositories) throws -> ToDo {
    var open = toDo
    open.doneAt = nil
    let due = toDo.details.due?.localTime(in: FixedZone.utc)
    let source = try due.flatMap { due in
      try repositories.toDos.list(ToDoFilter(isDone: false)).first {
        try repositories.completionRecords(of: $0.id, at: due).contains(toDo.id)
      }
    }
    if let source, let due {
      let records = try repositories.completionRecords(of: source.id, at: due)
      try repositories.toDos.remove(records.last ?? toDo.id)
      open = source
      // A record that was an event has no time of day.
      open.details.due = toDo.details.due?.keepingTime(of: source.details.due, in: clock.zone)
      if let afterDone = source.afterDone, let left = afterDone.timesLeft {
        open.details.repetition = .afterDone(
          try AfterDone(days: afterDone.days, timesLeft: left + 1))
      }
    }
    try repositories.toDos.save(open)
    return open
  }
}

extension ToDo {
  /// The day on which it was done, in the zone; nil while it is open.
  public func day(in zone: any ZoneRules) -> Day? { doneAt.map { zone.localTime(at: $0).day } }
}

extension Repositories {
  /// Returns the records that the repeating to-do was done at that moment or later.
  package func completions(of toDo: ID<ToDo>, since moment: Instant) throws -> [ToDo] {
    var filter = ToDoFilter(isDone: true)
    filter.doneSince = moment
    return try toDos.list(filter).filter { done in
      try done.details.due.map { due in
        try completionRecords(of: toDo, at: due.localTime(in: FixedZone.utc)).contains(done.id)
      } ?? false
    }
  }

  /// Returns the ids of the records that the repeating to-do was done when it was due at that time,
  /// in the order in which they were made. One due some days after it was done may have several:
  /// done twice on one day, it is due at the same time again.
  fileprivate func completionRecords(
    of toDo: ID<ToDo>, at due: LocalTime
  ) throws -> [ID<ToDo>] {
    var ids: [ID<ToDo>] = []
    while true {
      let next = ID<ToDo>(doing: ids.last ?? toDo, at: due)
      guard try toDos.toDo(next) != nil else { return ids }
      ids.append(next)
    }
  }
}
