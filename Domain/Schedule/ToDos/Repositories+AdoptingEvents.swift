/// Events that repeat some days after they were done, as which earlier versions stored to-dos.
extension Repositories {
  /// Turns the components and events among these items into to-dos; see
  /// ``adoptEventsAfterDone(marks:changed:)``.
  func adoptToDos(
    among places: some Sequence<ItemReference>,
    changed: (ID<Event>) throws -> Set<String>? = { _ in [] }
  ) throws {
    if places.contains(where: \.isProgramData) { try adoptToDoComponents() }
    let events = Set(
      places.lazy.filter { $0.kind == .event }.compactMap { ID<Event>(rawValue: $0.id) })
    if !events.isEmpty { try adoptEventsAfterDone(marks: events, changed: changed) }
  }

  /// Turns these events into to-dos with the same ids, and the records that they were done into
  /// records of these.
  ///
  /// If the to-do exists, since the event comes again from an archive or from a device with an
  /// earlier version, it gets the fields that `changed` returns for the event; all if nil. `marks`
  /// are events that may be records of such to-dos.
  package func adoptEventsAfterDone(
    marks: Set<ID<Event>> = [], changed: (ID<Event>) throws -> Set<String>? = { _ in [] }
  ) throws {
    for id in try events.eventsAfterDone() {
      guard let event = try readableEvent(id) else { continue }
      try adopt(event, changed: changed)
    }
    if !marks.isEmpty { try adoptMarks(marks) }
  }

  private func adopt(_ event: Event, changed: (ID<Event>) throws -> Set<String>?) throws {
    let (id, known) = try toDo(adopting: event)
    let read = try events.text(of: event.id).flatMap { text in
      events.texts.readToDo(text)?.toDo(id, in: event.calendar, at: text.position)
    }
    var toDo = ToDo(
      id: id, details: ToDoDetails(of: event),
      in: try acceptsToDos(event.calendar) ? event.calendar : .home, text: read?.text)
    let names = try known.map { _ in try changed(event.id) } ?? nil
    if let known { toDo = known.replacing(names, by: toDo) }
    for (mark, day) in try marks(of: event) {
      let isNew = try adopt(mark, asDoneOn: day, of: toDo)
      if isNew, known != nil { toDo = toDo.movedOn(doneOn: day) }
    }
    if toDo != known { try toDos.save(toDo) }
    try events.remove(event.id)
  }

  /// Returns the id of the to-do that an event becomes, and the to-do if it exists: the id of the
  /// event or, if another to-do has that, one derived from it.
  private func toDo(adopting event: Event) throws -> (id: ID<ToDo>, known: ToDo?) {
    let id = ID<ToDo>(event.id)
    guard let known = try toDos.toDo(id) else { return (id, nil) }
    let isSame =
      known.afterDone.map { $0.days == event.afterDone?.days } ?? false
      || SearchFolding.folded(known.title) == SearchFolding.folded(event.title)
    if isSame { return (id, known) }
    let other = ID<ToDo>(ID(event.id, .earliest, mark: "t"))
    return (other, try toDos.toDo(other))
  }

  /// Whether the calendar takes to-dos. One that is only read does: its source has them.
  private func acceptsToDos(_ name: CalendarName) throws -> Bool {
    try calendars.all().first { $0.name == name }.map {
      $0.link == nil || $0.isReadOnly || $0.acceptsToDos
    } ?? true
  }

  // MARK: Records

  /// Returns the records that the event was done, and on which day. Their ids are derived from it.
  private func marks(of event: Event) throws -> [(mark: Event, day: Day)] {
    let last = event.span.start(in: FixedZone.utc).day
    return try (-Self.daysOfMarks...366).compactMap { offset in
      let day = last.adding(days: offset)
      return try readableEvent(ID(ID<ToDo>(doing: ID(event.id), at: day.start))).map { ($0, day) }
    }
  }

  /// Days before its present start on which an event is looked up as done: ten years.
  private static var daysOfMarks: Int { 3653 }

  private func adoptMarks(_ ids: Set<ID<Event>>) throws {
    let open = try toDos.list(ToDoFilter(isDone: false)).filter { $0.afterDone != nil }
    for var toDo in open {
      let before = toDo
      for id in ids.sorted() {
        guard let mark = try readableEvent(id) else { continue }
        let start = mark.span.start(in: FixedZone.utc).day
        let day = (-1...1).map { start.adding(days: $0) }.first {
          ID<Event>(ID<ToDo>(doing: toDo.id, at: $0.start)) == id
        }
        guard let day, try adopt(mark, asDoneOn: day, of: toDo) else { continue }
        toDo = toDo.movedOn(doneOn: day)
      }
      if toDo != before { try toDos.save(toDo) }
    }
  }

  /// Replaces the event by a record that the to-do was done on that day. Returns whether the to-do
  /// had none. In a calendar that takes no to-dos, the event stays.
  private func adopt(_ mark: Event, asDoneOn day: Day, of toDo: ToDo) throws -> Bool {
    guard mark.series == nil, try acceptsToDos(mark.calendar) else { return false }
    let zone = events.texts.zone(named: mark.span.zone) ?? FixedZone.utc
    let end = min(max(mark.span.end(in: zone), day.start), day.end.adding(seconds: -1))
    var record = ToDo(
      id: ID(doing: toDo.id, at: day.start),
      details: ToDoDetails(
        title: mark.details.title, note: mark.details.note, place: mark.details.place,
        due: .day(day)),
      doneAt: zone.instant(of: end), in: mark.calendar)
    var isNew = true
    while let known = try toDos.toDo(record.id) {
      isNew = isNew && known.day(in: zone) != day
      record.id = ID(doing: record.id, at: day.start)
    }
    if isNew { try toDos.save(record) }
    try events.remove(mark.id)
    return isNew
  }

  // MARK: Journal

  /// Returns the step of an event that is a to-do now as a step of the to-do; nil for other steps.
  package func stepOfAdoptedEvent(_ step: JournalStep) throws -> JournalStep? {
    let place = ItemReference(.toDo, step.item.id)
    guard step.item.kind == .event, step.change != .removed,
      try !journal.itemExists(at: step.item), try journal.itemExists(at: place)
    else { return nil }
    let types = journal.fieldTypes(of: .toDo)
    let fields = step.fields.compactMap { field -> JournalField? in
      let name = field.name == "starts" ? "due" : field.name
      let (before, after) = (field.before.ofToDo(in: name), field.after.ofToDo(in: name))
      return types[name].map { JournalField(name, $0, from: before, to: after) }
    }
    return JournalStep(
      at: place, of: place.id, step.change, title: step.title, fields: fields)
  }

  /// Returns the event; nil if there is none or its row cannot be read.
  private func readableEvent(_ id: ID<Event>) throws -> Event? {
    do { return try events.event(id) } catch DomainError.damaged(.row) { return nil }
  }
}

extension ToDoDetails {
  /// The details of an event that is a to-do now; it is due when the event began.
  fileprivate init(of event: Event) {
    let details = event.details
    let due: DueTask.Due =
      switch details.span.bounds {
      case .allDay(let first, _): .day(first)
      case .floating(let start, _): .floating(start)
      case .anchored(let start, _): .anchored(start)
      }
    self.init(
      title: details.title, note: details.note, place: details.place, due: due,
      repetition: event.afterDone.map { .afterDone($0) }, reminders: details.reminders)
  }
}

extension ToDo {
  /// Returns the to-do with these fields of an event, all if nil, as `other` has them.
  fileprivate func replacing(_ names: Set<String>?, by other: ToDo) -> ToDo {
    func isChanged(_ name: String) -> Bool { names?.contains(name) ?? true }
    var toDo = self
    let new = other.details
    if isChanged("title") { toDo.details.title = new.title }
    if isChanged("note") { toDo.details.note = new.note }
    if isChanged("place") { toDo.details.place = new.place }
    if isChanged("reminders") { toDo.details.reminders = new.reminders }
    if isChanged("calendar") { toDo.calendar = other.calendar }
    if isChanged("starts") { toDo.details.due = new.due }
    if isChanged("afterDone"), names == nil || afterDone?.days != other.afterDone?.days {
      toDo.details.repetition = new.repetition
    }
    return toDo
  }

  /// Returns the to-do after it was done on that day, which does not move it back.
  fileprivate func movedOn(doneOn day: Day) -> ToDo {
    guard let next = next(afterDoneOn: day, in: FixedZone.utc) else { return self }
    var toDo = next
    if let due = details.due, let later = next.details.due,
      later.localTime(in: FixedZone.utc) < due.localTime(in: FixedZone.utc)
    {
      toDo.details.due = due
    }
    return toDo
  }
}

extension FieldValue {
  /// Returns the value of an event's field as that of a to-do, which stores no flags that are not
  /// set, and no blank place.
  fileprivate func ofToDo(in name: String) -> FieldValue {
    switch (name, self) {
    case ("allDay", .number(0)), ("anchored", .number(0)), ("place", .text("")): .nothing
    default: self
    }
  }
}
