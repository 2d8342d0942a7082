extension Repositories {
  /// Turns the components of to-dos, as which earlier versions stored the to-dos of files and
  /// links, into to-dos with the same texts.
  package func adoptToDoComponents() throws {
    let components = try calendars.removeToDoComponents()
    guard !components.isEmpty else { return }
    let groups = Dictionary(grouping: components) { Owner(calendar: $0.calendar, uid: $0.uid) }
    for (owner, components) in groups.sorted(by: { $0.key < $1.key }) {
      try adopt(components.sorted { $0.position < $1.position }, uid: owner.uid)
    }
    // In a synced store, components of other devices may still need these time zones.
    if try sync.participation() == nil { try calendars.removeUnusedZones() }
  }

  /// Adds the to-do that these components of one calendar and UID describe. If it exists, it gets
  /// their text unless that is older, and keeps what was changed here. If they cannot be read, they
  /// stay components.
  private func adopt(_ components: [StoredComponent], uid: String) throws {
    guard let first = components.first else { return }
    let text = EventText(
      of: .blank, uid: uid, text: components.map(\.text).joined(), zones: first.zones,
      place: first.position)
    guard let read = events.texts.readToDo(text) else {
      for component in components { try calendars.save(component) }
      return
    }
    var id = ID<ToDo>(componentWithUID: uid)
    var known = try toDos.toDo(id)
    if let other = known, other.calendar != first.calendar {
      id = ID(componentWithUID: uid + "\n" + first.calendar.value)
      known = try toDos.toDo(id)
    }
    guard let known else {
      return try toDos.save(read.toDo(id, in: first.calendar, at: first.position))
    }
    // It comes again, from an archive or from a device with an earlier version.
    guard let former = known.text, let base = events.texts.readToDo(former),
      !read.version.isOlder(than: base.version, ofOwn: false, fromFile: true)
    else { return }
    let new = read.toDo(id, in: first.calendar, at: former.position)
    var merged = known.replacingValues(equalTo: base.toDo, by: new)
    merged.text = new.text
    if merged != known { try toDos.save(merged) }
  }
}

/// A UID in a calendar.
private struct Owner: Hashable, Comparable {
  let calendar: CalendarName
  let uid: String

  static func < (left: Owner, right: Owner) -> Bool {
    (left.calendar, left.uid) < (right.calendar, right.uid)
  }
}

extension StoredComponent {
  /// The UID of the component; one derived from its contents if it has none.
  fileprivate var uid: String {
    if let uid = UnfoldedLines(text).values("UID").first(where: { !$0.isEmpty }) { return uid }
    let derived = key.split(separator: " " as Character).last.map(String.init) ?? ""
    return ReadEvent.isDerivedUID(derived) ? derived : ReadEvent.derivedUID(of: key)
  }
}
