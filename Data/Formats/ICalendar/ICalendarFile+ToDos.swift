import HearthDomain

/// Reading, merging and writing of to-dos.
extension ICalendarFile {
  package func readToDo(_ text: EventText) -> ReadToDo? { reader(of: text).readToDo(text) }

  /// Returns the components of the to-do with its changes since it was read.
  func components(of toDo: ToDo) -> [ICalendarComponent] {
    guard let text = toDo.text else {
      let reader = ICalendarEventReader(zones: ICalendarZones(kept: "", zones), local: localZone)
      var editing = ToDoEditing(own: toDo, reader, now: now())
      editing.applyAll()
      return editing.components
    }
    let read = ICalendarEvent(kept: text)
    let reader = reader(of: text)
    guard let base = reader.readToDo(text),
      var editing = ToDoEditing(toDo, read, since: base.toDo, reader, now: now())
    else { return read.components }
    editing.apply()
    return editing.components
  }

  package func merge(_ read: ReadToDo, into kept: ToDo) -> MergedToDo? {
    let (mine, theirs) = (item(of: kept), item(of: read.toDo))
    let base = kept.text.flatMap { readToDo($0) }.map { item(of: $0.toDo) }
    // The roles are swapped, so that a conflict keeps the local value.
    let merge = LinkMerge(
      since: base.map { LinkBaseUnits($0.units) }, here: theirs.units, there: mine.units)
    let whole = item(theirs, with: merge.unitsForThisSide, takingZonesFrom: mine)
    guard let merged = toDo(of: whole), let same = toDo(of: mine) else { return nil }
    return MergedToDo(
      // A text has seconds only, for example.
      merged.toDo.replacingValues(equalTo: same.toDo, by: kept), merge, mine: mine.units,
      theirs: theirs.units)
  }

  package func item(of toDo: ToDo) -> LinkItem {
    let writer = makeWriter(zoned: true)
    writer.register(toDo)
    var document = ICalendarDocument(writer.header() + writer.bytes(of: toDo) + writer.footer())
    // A stored file, unlike a message, must not have a METHOD.
    document.calendar?.set("METHOD", to: nil)
    let found = document.calendar?.components.filter { $0.name == ToDo.componentName } ?? []
    return LinkItem(
      uid: ExternalName(toDo.uid), bytes: document.raw, units: ICalendarUnits.units(of: found))
  }

  package func toDo(of item: LinkItem) -> ReadToDo? {
    var found: ReadToDo?
    _ = try? read(
      ChunkSource([item.bytes]).next, beside: { _ in }, toDo: { read, _ in found = found ?? read },
      each: { _, _ in })
    return found
  }
}
