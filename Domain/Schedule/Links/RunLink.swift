/// Makes both sides of a link say the same.
///
/// The other side is written first, then everything here in one transaction with what both sides
/// say then, and only then is anything removed there: where it ends in between, the next time finds
/// both sides equal and goes on.
public struct RunLink: Sendable {
  let store: any Store
  let now: Now

  /// Throws ``CalendarRefusal/manyGone(_:gone:of:)`` where more than half of ten or more are gone,
  /// unless that is accepted. A rehearsal only says what would be done.
  @discardableResult
  public func callAsFunction(
    _ link: CalendarLink, of calendar: CalendarName, with folder: some LinkedFolder,
    as format: some LinkFormat, acceptingRemovals: Bool = false, isRehearsal: Bool = false
  ) throws -> LinkReport {
    var run = LinkRun(link, calendar, folder, format)
    try run.look(in: store)
    try run.checkRemovals(accepted: acceptingRemovals)
    if isRehearsal {
      run.rehearse()
      return run.report
    }
    run.write()
    try run.keep(in: store, at: now())
    try run.clear(in: store)
    return run.report
  }
}

/// One run of a link.
private struct LinkRun<Folder: LinkedFolder, Format: LinkFormat> {
  /// An item as each side has it.
  private struct Pair {
    let uid: String
    var base: LinkBase?
    var baseUnits: LinkUnits?
    var here: (kept: KeptEvent, item: LinkItem)?
    var there: (file: String, tag: LinkTag, item: LinkItem)?
    var step: LinkStep = .settled
  }

  /// What is to be kept here of one item.
  private struct Change {
    let pair: Pair
    /// Nil where the event goes or stays.
    var event: KeptEvent?
    var removes = false
    /// What both sides say from then on; nil where neither does.
    var base: LinkBase?
    var conflicts: [LinkMerge.Conflict] = []
  }

  private let link: CalendarLink
  private let calendar: CalendarName
  private let folder: Folder
  private let format: Format
  private var pairs: [Pair] = []
  private var changes: [Change] = []
  private var removals: [Pair] = []
  /// Events of this link that were moved to another one, and are not there yet.
  private var moving: Set<ID<Event>> = []
  private var lastPlace = 0
  private(set) var report = LinkReport()

  init(_ link: CalendarLink, _ calendar: CalendarName, _ folder: Folder, _ format: Format) {
    (self.link, self.calendar, self.folder, self.format) = (link, calendar, folder, format)
  }

  // MARK: Looking

  mutating func look(in store: any Store) throws {
    let files = try folder.list()
    var bases: [LinkBase] = []
    var kept: [KeptEvent] = []
    try store.read { repositories in
      bases = try repositories.links.bases(of: link.id)
      lastPlace = try repositories.events.lastTextPlace()
      kept = try repositories.events.all(in: calendar).map { try repositories.kept($0) }
      moving = try repositories.moving(bases, from: link)
    }
    var found = Dictionary(
      uniqueKeysWithValues: bases.map { ($0.uid, Pair(uid: $0.uid, base: $0)) })
    for event in kept {
      let item = format.item(of: event)
      var pair = found[item.uid] ?? Pair(uid: item.uid)
      guard pair.here == nil else {
        leave(event.event.title, .twice)
        continue
      }
      pair.here = (event, item)
      found[item.uid] = pair
    }
    let known = Dictionary(bases.map { ($0.file, $0) }) { first, _ in first }
    var unread: Set<String> = []
    // The file that is known for an item comes before another one that says it holds it, too.
    let names = files.keys.sorted {
      (known[$0] == nil ? 1 : 0, $0) < (known[$1] == nil ? 1 : 0, $1)
    }
    for name in names {
      guard let tag = files[name] else { continue }
      if let base = known[name], base.tag == tag,
        case .item(let item) = format.content(of: base.text)
      {
        found[base.uid]?.there = (name, tag, item)
        continue
      }
      guard let (bytes, tag) = try folder.read(name) else { continue }
      switch format.content(of: bytes) {
      case .item(let item):
        var pair = found[item.uid] ?? Pair(uid: item.uid)
        guard pair.there == nil else {
          leave(name, .twice)
          continue
        }
        pair.there = (name, tag, item)
        found[item.uid] = pair
      case .several:
        leave(name, .several)
        if let base = known[name] { unread.insert(base.uid) }
      case .unreadable:
        leave(name, .unreadable)
        if let base = known[name] { unread.insert(base.uid) }
      case .other:
        guard let base = known[name] else { continue }
        leave(name, .unreadable)
        unread.insert(base.uid)
      }
    }
    for uid in unread where found[uid]?.there == nil { found[uid] = nil }
    for var pair in found.values.sorted(by: { $0.uid < $1.uid }) {
      if let base = pair.base, case .item(let item) = format.content(of: base.text) {
        pair.baseUnits = item.units
      }
      pair.step = LinkStep(
        since: pair.baseUnits, here: pair.here?.item.units, there: pair.there?.item.units,
        isReadOnly: link.isReadOnly)
      pairs.append(pair)
    }
  }

  private mutating func leave(_ name: String, _ reason: LinkReport.Left.Reason) {
    report.left.append(LinkReport.Left(name: name, reason: reason))
  }

  /// Throws where so much is gone on one side that it may be the side that is gone.
  func checkRemovals(accepted: Bool) throws {
    let known = pairs.count { $0.base != nil }
    for step in [LinkStep.removeHere, .removeThere] {
      let gone = pairs.count { $0.step == step }
      guard gone >= 10, 2 * gone > known, !accepted else { continue }
      throw CalendarRefusal.manyGone(calendar, gone: gone, of: known).error
    }
  }

  // MARK: What would be

  mutating func rehearse() {
    for pair in pairs {
      switch pair.step {
      case .settled, .forget: break
      case .take: count(takenOver: pair)
      case .put: count(putOver: pair)
      case .removeHere: report.removedHere += 1
      case .removeThere:
        if pair.base.map({ !moving.contains($0.event) }) ?? true { report.removedThere += 1 }
      case .merge(let merge):
        if merge.merged != pair.here?.item.units { report.changedHere += 1 }
        if merge.merged != pair.there?.item.units { report.changedThere += 1 }
        report.conflicts += merge.conflicts.count
      }
    }
  }

  private mutating func count(takenOver pair: Pair) {
    if pair.here == nil { report.addedHere += 1 } else { report.changedHere += 1 }
  }

  private mutating func count(putOver pair: Pair) {
    if pair.there == nil { report.addedThere += 1 } else { report.changedThere += 1 }
  }

  // MARK: Writing there

  /// Writes the other side, and finds out what is to be kept here.
  mutating func write() {
    for pair in pairs {
      do {
        try write(pair)
      } catch let error as DomainError {
        leave(pair.here?.kept.event.title ?? pair.there?.file ?? pair.uid, .error(error))
      } catch {
        leave(pair.here?.kept.event.title ?? pair.uid, .busy)
      }
    }
  }

  private mutating func write(_ pair: Pair) throws {
    switch pair.step {
    case .settled:
      guard let there = pair.there, let here = pair.here else { return }
      if let base = pair.base, base.file == there.file, base.tag == there.tag { return }
      changes.append(
        Change(pair: pair, base: self.base(there.item, here.kept.event.id, there.file, there.tag)))
    case .forget: changes.append(Change(pair: pair))
    case .take:
      guard let there = pair.there else { return }
      take(there.item, of: pair, file: there.file, tag: there.tag)
    case .put: try put(pair)
    case .removeHere: changes.append(Change(pair: pair, removes: true))
    case .removeThere:
      if let base = pair.base, moving.contains(base.event) { return }
      removals.append(pair)
    case .merge(let merge): try write(merge, of: pair)
    }
  }

  private mutating func put(_ pair: Pair) throws {
    guard let here = pair.here else { return }
    var event: KeptEvent?
    if let zoned = zoned(here.kept, here.item) {
      event = zoned
      report.zoned += 1
    }
    let (item, file, tag): (LinkItem, String, LinkTag)
    if let there = pair.there {
      item = format.item(there.item, saying: here.item.units, besides: here.item)
      guard let written = try folder.replace(there.file, holding: there.item.bytes, by: item.bytes)
      else { return leave(here.kept.event.title, .busy) }
      (file, tag) = (there.file, written)
    } else {
      item = here.item
      (file, tag) = try folder.add(item.bytes, uid: pair.uid)
    }
    count(putOver: pair)
    changes.append(
      Change(pair: pair, event: event, base: base(item, here.kept.event.id, file, tag)))
  }

  private mutating func write(_ merge: LinkMerge, of pair: Pair) throws {
    guard let here = pair.here, let there = pair.there else { return }
    let item = format.item(there.item, saying: merge.merged, besides: here.item)
    var tag = there.tag
    if item.units != there.item.units {
      guard let written = try folder.replace(there.file, holding: there.item.bytes, by: item.bytes)
      else { return leave(here.kept.event.title, .busy) }
      tag = written
      report.changedThere += 1
    }
    take(item, of: pair, file: there.file, tag: tag, merge.conflicts)
  }

  private mutating func take(
    _ item: LinkItem, of pair: Pair, file: String, tag: LinkTag,
    _ conflicts: [LinkMerge.Conflict] = []
  ) {
    guard let kept = kept(item, of: pair) else { return leave(file, .unreadable) }
    if pair.here?.item.units != item.units { count(takenOver: pair) }
    report.conflicts += conflicts.count
    changes.append(
      Change(
        pair: pair, event: kept, base: base(item, kept.event.id, file, tag), conflicts: conflicts))
  }

  private func base(
    _ item: LinkItem, _ event: ID<Event>, _ file: String, _ tag: LinkTag
  ) -> LinkBase {
    LinkBase(uid: item.uid, event: event, file: file, tag: tag, text: item.bytes)
  }

  /// The item as it is kept here; nil where that would not say the same.
  private mutating func kept(_ item: LinkItem, of pair: Pair) -> KeptEvent? {
    var report = ImportReport()
    guard let read = format.meaning(of: item, &report) else { return nil }
    let known = pair.here?.kept
    let id =
      known?.event.id ?? pair.base?.event ?? ID<Event>(uid: item.uid)
      ?? ID(linkedBy: link.id, uid: item.uid)
    if known?.text == nil { lastPlace += 1 }
    let event = Event(
      id: id, details: read.details, repetition: read.repetition, in: calendar)
    let kept = KeptEvent(
      event,
      read.exceptions.sorted { $0.key < $1.key }.map {
        SeriesException(of: id, at: $0.key, $0.value)
      },
      text: EventText(
        of: id, uid: item.uid, text: read.text, zones: read.zones,
        place: known?.text?.place ?? lastPlace))
    return format.item(of: kept).units == item.units ? kept : nil
  }

  /// The event tied to the zone in which it was entered; nil where it is tied already, or says
  /// when it takes place in somebody else's words.
  private func zoned(_ kept: KeptEvent, _ item: LinkItem) -> KeptEvent? {
    guard kept.text == nil, case .floating = kept.event.span.bounds else { return nil }
    var event = kept.event
    if let series = event.series {
      guard !series.followsZone, let start = event.span.repetitionStart,
        let tied = try? EventSeries(
          series.rule, from: start, skipsHolidays: series.skipsHolidays, followsZone: true)
      else { return nil }
      event.repetition = .series(tied)
    } else {
      var report = ImportReport()
      guard event.repetition == nil, let read = format.meaning(of: item, &report),
        case .anchored = read.details.span.bounds
      else { return nil }
      event.details.span = read.details.span
    }
    let tied = KeptEvent(event, kept.exceptions, text: nil)
    return format.item(of: tied).units == item.units ? tied : nil
  }

  // MARK: Keeping here

  mutating func keep(in store: any Store, at moment: Instant) throws {
    guard !changes.isEmpty else { return }
    let changes = changes
    var busy: [String] = []
    try store.write { repositories in
      try repositories.journal.describe(.link, subject: calendar.value)
      for change in changes {
        // What was changed here in the meantime is looked at the next time.
        guard try isStill(change.pair, in: repositories) else {
          busy.append(change.pair.here?.kept.event.title ?? change.pair.uid)
          continue
        }
        try keep(change, in: repositories, at: moment)
      }
    }
    for title in busy { leave(title, .busy) }
  }

  private func isStill(_ pair: Pair, in repositories: Repositories) throws -> Bool {
    guard let here = pair.here else { return true }
    guard let event = try repositories.events.event(here.kept.event.id) else { return false }
    return try repositories.kept(event) == here.kept
  }

  private func keep(
    _ change: Change, in repositories: Repositories, at moment: Instant
  ) throws {
    let events = repositories.events
    let uid = change.pair.uid
    if change.removes, let id = change.pair.here?.kept.event.id { try events.remove(id) }
    var base = change.base
    if var kept = change.event {
      let known = change.pair.here?.kept
      if known == nil, let other = try events.event(kept.event.id), other.calendar != calendar {
        // The same event is in another calendar, too, as one of its own.
        kept = kept.with(ID(linkedBy: link.id, uid: uid))
        base = base.map { self.base($0, of: kept.event.id) }
      }
      try events.save(kept.event)
      for exception in known?.exceptions ?? []
      where kept.changes[exception.original] == nil {
        try events.removeException(at: OccurrencePlace(kept.event.id, at: exception.original))
      }
      for exception in kept.exceptions
      where known?.changes[exception.original] != exception.change {
        try events.save(exception)
      }
      if let text = kept.text, text != known?.text { try events.save(text) }
    }
    for conflict in change.conflicts {
      let id = change.event?.event.id ?? change.pair.here?.kept.event.id
      guard let id else { continue }
      try repositories.links.note(conflict, uid: uid, event: id, of: link.id, at: moment)
    }
    if let base {
      try repositories.links.save(base, of: link.id)
    } else {
      try repositories.links.removeBase(uid, of: link.id)
    }
  }

  private func base(_ base: LinkBase, of event: ID<Event>) -> LinkBase {
    LinkBase(uid: base.uid, event: event, file: base.file, tag: base.tag, text: base.text)
  }

  // MARK: Removing there

  /// Removes there what is gone here, now that everything else is where it belongs.
  mutating func clear(in store: any Store) throws {
    var gone: [String] = []
    for pair in removals {
      guard let there = pair.there else { continue }
      do {
        guard try folder.remove(there.file, holding: there.item.bytes) else {
          leave(there.file, .busy)
          continue
        }
        gone.append(pair.uid)
        report.removedThere += 1
      } catch let error as DomainError {
        leave(there.file, .error(error))
      }
    }
    report.removedHere = changes.count { $0.removes }
    guard !gone.isEmpty else { return }
    try store.write { repositories in
      for uid in gone { try repositories.links.removeBase(uid, of: link.id) }
    }
  }
}

extension KeptEvent {
  /// The same under another id.
  fileprivate func with(_ id: ID<Event>) -> KeptEvent {
    KeptEvent(
      Event(id: id, details: event.details, repetition: event.repetition, in: event.calendar),
      exceptions.map { SeriesException(of: id, at: $0.original, $0.change) },
      text: text.map {
        EventText(of: id, uid: $0.uid, text: $0.text, zones: $0.zones, place: $0.place)
      })
  }
}

extension Repositories {
  /// The event with all that is kept of it.
  func kept(_ event: Event) throws -> KeptEvent {
    KeptEvent(
      event, event.series == nil ? [] : try events.exceptions(of: event.id),
      text: try events.text(of: event.id))
  }

  /// Which of the link's events were moved to the calendar of another link and did not get there
  /// so far: they go here only then.
  fileprivate func moving(_ bases: [LinkBase], from link: CalendarLink) throws -> Set<ID<Event>> {
    let others = try links.links().filter { $0.id != link.id }
    guard !others.isEmpty else { return [] }
    let calendars = try calendars.all()
    var moving: Set<ID<Event>> = []
    for base in bases {
      guard let event = try events.event(base.event), !event.calendar.isHome,
        let target = calendars.first(where: { $0.name == event.calendar })?.link, target != link.id,
        others.contains(where: { $0.id == target }),
        try !links.bases(of: target).contains(where: { $0.event == event.id })
      else { continue }
      moving.insert(event.id)
    }
    return moving
  }
}

extension ID<Event> {
  /// What a link brings is called the same on every device.
  package init(linkedBy link: ID<CalendarLink>, uid: String, recurrence: String = "") {
    var hash = FNV1a<UInt64>().taking("\(link.rawValue) \(recurrence) \(uid)".utf8).value
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    let value = Int64(truncatingIfNeeded: (hash ^ hash >> 31) >> 1)
    self = ID(rawValue: max(1, value)) ?? ID(clampingPositive: value)
  }

  private init(clampingPositive value: Int64) {
    self.init(IDMoment(clamping: Instant(milliseconds: value)), randomBits: 1)
  }
}
