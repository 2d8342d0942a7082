import HearthDomain

/// Brings what was changed of an event into the components from which it was read: lines that say
/// nothing of it stay as they are.
struct ICalendarEditing {
  private(set) var components: [ICalendarComponent]
  /// The same as they were.
  private let read: [ICalendarComponent]
  /// Which time of the series each of them describes, by its start: they are read once, since the
  /// series may start otherwise by then. Nil for the whole.
  private var originals: [LocalTime?]
  private let readOriginals: [LocalTime?]
  private let kept: KeptEvent
  private let base: ReadEvent
  private var reader: ICalendarEventReader
  private let now: Instant
  private let uid: String
  /// When it took place as it was read.
  private let when: ICalendarEventReader.When
  private var times: ICalendarTimes
  /// Whether rules that few programs read are written as they are.
  var hasScales = false
  /// What held on where the series was cut off another one: its first time that does is like it.
  var holder: ICalendarEvent.Holder?
  /// What became of the component at hand: whether it takes place at other times, or says
  /// something else.
  private var isMoved = false
  private var isChanged = false

  private var master: Int { ICalendarEvent(uid: uid, components).masterPlace ?? 0 }

  /// Nil where the text has no component.
  init?(
    _ kept: KeptEvent, _ event: ICalendarEvent, since base: ReadEvent,
    _ reader: ICalendarEventReader, now: Instant
  ) {
    var reader = reader
    guard let master = event.masterPlace, let line = event.components[master].first("DTSTART"),
      let when = try? reader.when(event.components[master], isSeries: true)
    else { return nil }
    self.when = when
    self.kept = kept
    self.base = base
    self.reader = reader
    self.now = now
    uid = event.uid
    (components, read) = (event.components, event.components)
    originals = event.components.indices.map { place in
      let line = place == master ? nil : event.components[place].first("RECURRENCE-ID")
      return line.flatMap { reader.original(of: $0, when) }
    }
    readOriginals = originals
    times = ICalendarTimes(of: line, &self.reader.zones)
  }

  /// The components with all that was changed.
  mutating func apply() {
    let (new, old, form) = (kept.event.details, base.details, times.form)
    var whole = texts(components[master], from: old, to: new)
    if !new.span.isSame(as: old.span) {
      times = whole.setTimes(to: new.span, otherwise: times, &reader)
      isMoved = true
    }
    components[master] = whole
    var former = base.exceptions
    // The days of a rule of ours go with it, and what takes place beside them is written anew.
    let hasDays = components[master].first("X-HEARTH-RRULE") != nil
    let leavesOut = components[master].first(LeftOutDays.flag) != nil
    if isMoved && (hasDays || leavesOut) || !isSameRepetition {
      let days = hasDays ? ["RDATE"] : []
      if hasDays { former = former.filter { $0.value != .added } }
      let names = Self.ofRule + days
      let leftOut = LeftOutDays(of: kept, in: reader.local, now: now)
      var lines = OwnEventLines(kept.event, times, leavingOut: leftOut)
      lines.hasScales = hasScales
      var repetition = lines.repetition.map { ICalendarLine($0) }
      let rareDays = hasScales ? [] : kept.event.rareDays(in: reader.local, now: now)
      if !rareDays.isEmpty {
        repetition.append(times.line("RDATE", rareDays.map { times.time(at: $0) }))
      }
      components[master].replace(
        where: { names.contains($0.name) || LeftOutDays.tells($0) }, with: repetition)
      isMoved = true
    } else {
      if hasDays { renewDays(beside: former.filter { $0.value == .added }.map(\.key)) }
      renewLeftOutDays()
    }
    let changes = kept.changes
    carryAlong(&former, to: changes, isOtherForm: times.form != form)
    let places = Set(changes.keys).union(former.keys).sorted().filter { original in
      !changes[original].isSame(as: former[original])
        || times.form != form && isListed(original, former[original])
    }
    // All of them before others come: these may be written as the former ones were.
    drop(places.filter { isTold($0, former[$0], changes[$0]) }, from: "EXDATE")
    drop(places.filter { isListed($0, former[$0], changes[$0]) }, from: "RDATE")
    for original in places { change(original, from: former[original], to: changes[original]) }
    if isMoved || isChanged { components[master].stamp(at: now, isMoved: isMoved) }
    if components != read { nameAll() }
  }

  /// What has no name is known by its bytes, which are others now.
  private mutating func nameAll() {
    for place in components.indices where ICalendarEvent.uid(of: components[place]) == nil {
      components[place].set("UID", to: nil)
      components[place].parts.insert(.line(ICalendarLine("UID:\(uid)")), at: 0)
    }
  }

  /// Whether it repeats by the same rule, on whichever clock.
  private var isSameRepetition: Bool {
    guard case .series(let one)? = kept.event.repetition, case .series(let two)? = base.repetition
    else { return kept.event.repetition == base.repetition }
    return one.skipsHolidays == two.skipsHolidays
      && one.told(from: kept.event.span.repetitionStart)
        == two.told(from: base.details.span.repetitionStart)
  }

  // MARK: What others cannot tell from the rule

  /// The days of a rule that few programs read reach ten years ahead, and further every year. That
  /// is no change of the event.
  private mutating func renewDays(beside added: [LocalTime]) {
    let (days, place) = (kept.event.rareDays(in: reader.local, now: now), master)
    guard !hasScales, let last = days.last,
      reader.times(of: "RDATE", in: components[place], when).allSatisfy({ $0 < last })
    else { return }
    let first = components[place].first("RDATE")
    components[place].parts.removeAll { part in
      if case .line(let line) = part { line.name == "RDATE" && line != first } else { false }
    }
    let all = Set(days + added).sorted().map { times.time(at: $0) }
    components[place].set("RDATE", to: times.line("RDATE", all))
  }

  /// So do holidays that the series leaves out.
  private mutating func renewLeftOutDays() {
    let place = components[master].parts.firstIndex { part in
      if case .line(let line) = part { LeftOutDays.tells(line) } else { false }
    }
    guard let place, case .line(let old) = components[master].parts[place] else { return }
    let days = LeftOutDays(of: kept, in: reader.local, now: now)
    guard let last = days.last, let line = days.days(as: times).first,
      old.value.split(separator: ",").allSatisfy({ value in
        reader.original(of: old.replacing(value: String(value)), when).map { $0 < last } ?? true
      })
    else { return }
    components[master].parts[place] = .line(ICalendarLine(line))
  }

  // MARK: Texts and alarms

  private mutating func texts(
    _ component: ICalendarComponent, from old: EventDetails, to new: EventDetails
  ) -> ICalendarComponent {
    var component = component
    if new.title != old.title {
      component.rename(to: new.title.value)
      isChanged = true
    }
    if new.note != old.note {
      component.set("DESCRIPTION", toText: new.note.isEmpty ? nil : new.note.value)
      isChanged = true
    }
    let isRepeated = component.first("RECURRENCE-ID") == nil && base.repetition != nil
    if !new.span.isSame(as: old.span) {
      component.keepAlarms(from: old.span, to: new.span, isRepeated: isRepeated, reader) { leads in
        !Set(leads).isDisjoint(with: old.reminders.minutesBefore)
      }
    }
    if new.reminders != old.reminders {
      component.remind(of: new, insteadOf: old.reminders) { alarm in
        reader.leads(of: alarm, old.span, isRepeated: isRepeated)
      }
      isChanged = true
    }
    return component
  }

  // MARK: Single times

  private mutating func setTimes(of component: inout ICalendarComponent, to span: EventSpan) {
    _ = component.setTimes(to: span, otherwise: times, &reader)
  }

  /// Where the series has moved as a whole, times that are described apart keep what is said of
  /// them alone. They are known by their new starts then.
  private mutating func carryAlong(
    _ former: inout [LocalTime: SeriesException.Change],
    to changes: [LocalTime: SeriesException.Change], isOtherForm: Bool
  ) {
    guard let old = base.details.span.repetitionStart?.moment,
      let new = kept.event.span.repetitionStart?.moment
    else { return }
    let known = former
    func count(after seconds: Int) -> Int {
      known.keys.count { changes[$0.later(by: seconds)] != nil }
    }
    var seconds = new.secondsSinceEpoch - old.secondsSinceEpoch
    if count(after: seconds) <= count(after: 0) { seconds = 0 }
    guard seconds != 0 || isOtherForm else { return }
    let difference = seconds
    func target(_ original: LocalTime) -> LocalTime { original.later(by: difference) }
    var carried = Set(
      known.keys.filter { original in
        if case .moved? = known[original], case .moved? = changes[target(original)] {
          override(of: original) != nil
        } else {
          false
        }
      })
    // Where another one stood that stays behind, nothing is told apart by its start.
    var isSettled = false
    while !isSettled {
      let free = carried.filter { known[target($0)] == nil || carried.contains(target($0)) }
      isSettled = free.count == carried.count
      carried = free
    }
    for place in components.indices {
      guard let original = originals[place], carried.contains(original),
        let line = components[place].first("RECURRENCE-ID")
      else { continue }
      let time = times.time(at: target(original))
      components[place].set("RECURRENCE-ID", to: times.line("RECURRENCE-ID", [time], after: line))
      originals[place] = target(original)
      if changes[target(original)].isSame(as: known[original]) {
        components[place].stamp(at: now, isMoved: true)
      }
    }
    for original in carried { former[original] = nil }
    for original in carried { former[target(original)] = known[original] }
  }

  private mutating func change(
    _ original: LocalTime, from before: SeriesException.Change?, to after: SeriesException.Change?
  ) {
    if case .moved(let old)? = before, case .moved(let new)? = after,
      let place = override(of: original)
    {
      let wasChanged = isChanged
      var component = texts(components[place], from: old, to: new)
      isChanged = wasChanged
      var isMoved = !new.span.isSame(as: old.span)
      if isMoved { setTimes(of: &component, to: new.span) }
      if new.holdsOn != old.holdsOn, let line = component.first("RECURRENCE-ID") {
        component.set("RECURRENCE-ID", to: line.holding(new.holdsOn))
        isMoved = true
      }
      component.stamp(at: now, isMoved: isMoved)
      components[place] = component
      return
    }
    isMoved = true
    switch before {
    case .moved?, .removed?:
      while let place = override(of: original) {
        components.remove(at: place)
        originals.remove(at: place)
      }
    case .added?, nil: break
    }
    switch after {
    case .removed?:
      // What only a list of days gave is away with its day.
      if before != .added { add(original, to: "EXDATE") }
    case .added?: add(original, to: "RDATE")
    case .moved(let details)?:
      if before == nil, !isGiven(original) { add(original, to: "RDATE") }
      components.append(override(of: original, with: details))
      originals.append(original)
    case nil: break
    }
  }

  /// Whether it has to go from the list of days that are added, which may be stretches.
  private func isListed(
    _ original: LocalTime, _ before: SeriesException.Change?, _ after: SeriesException.Change?
  ) -> Bool {
    if case .moved? = before {
      if case .moved? = after { return false }
      return override(of: original) == nil
    }
    return before == .added
  }

  /// Whether a list of days may tell that time, of which something else is told now.
  private func isTold(
    _ original: LocalTime, _ before: SeriesException.Change?, _ after: SeriesException.Change?
  ) -> Bool {
    switch (before, after) {
    case (.removed?, _): true
    case (.moved?, .moved?): override(of: original) == nil
    case (.moved?, _): true
    case (.added?, _), (nil, _): false
    }
  }

  /// Whether a list of days alone tells that time, in the form in which the series was read.
  private func isListed(_ original: LocalTime, _ before: SeriesException.Change?) -> Bool {
    switch before {
    case .removed?, .added?: override(of: original) == nil
    case .moved?, nil: false
    }
  }

  /// A time with what the series has, such as its place and its alarms, and with what is its own:
  /// other programs take nothing from the series.
  private mutating func override(
    of original: LocalTime, with details: EventDetails
  ) -> ICalendarComponent {
    let wasChanged = isChanged
    let (source, old) = source(of: original, isHolding: details.holdsOn)
    var component = texts(source, from: old, to: details)
    isChanged = wasChanged
    let isOfSeries = source.first("RECURRENCE-ID") == nil
    component.parts.removeAll { part in
      switch part {
      case .line(let line): Self.ofSeries.contains(line.name) || Self.isPicture(line)
      // At its moment it rings once, for the series.
      case .component(let part): isOfSeries && part.name == "VALARM" && part.ringsOnce
      }
    }
    component.add(
      times.line("RECURRENCE-ID", [times.time(at: original)]).holding(details.holdsOn))
    setTimes(of: &component, to: details.span)
    component.stamp(at: now, isMoved: true)
    return component.starting(at: 0)
  }

  /// Whether the line holds a file itself: the series has it, and a copy with each changed time
  /// would soon find no room.
  private static func isPicture(_ line: ICalendarLine) -> Bool {
    ["ATTACH", "IMAGE"].contains(line.name) && line.bytes.count > 1024
  }

  /// What describes that time as it was read, with what that says: the one before it that holds on,
  /// else the whole as it is by now.
  private func source(
    of original: LocalTime, isHolding: Bool
  ) -> (component: ICalendarComponent, details: EventDetails) {
    let held = base.exceptions.filter { time, change in
      if case .moved(let details) = change { time < original && details.holdsOn } else { false }
    }
    if let last = held.max(by: { $0.key < $1.key }), case .moved(let details) = last.value,
      let place = readOriginals.lastIndex(of: last.key)
    {
      return (read[place], details)
    }
    if held.isEmpty, isHolding, let holder { return holder }
    return (components[master], kept.event.details)
  }

  /// What says how it repeats by a rule.
  private static let ofRule = [
    "RRULE", "EXRULE", "X-HEARTH-RRULE", LeftOutDays.flag, "X-HEARTH-AFTER-DONE",
  ]

  /// What is said of a series as a whole.
  private static let ofSeries: Set<String> = [
    "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "RELATED-TO", "X-HEARTH-RRULE",
    "X-HEARTH-AFTER-DONE", LeftOutDays.flag,
  ]

  /// Of several the last counts.
  private func override(of original: LocalTime) -> Int? { originals.lastIndex(of: original) }

  /// Whether the rule gives that time.
  private func isGiven(_ original: LocalTime) -> Bool {
    guard let start = kept.event.span.repetitionStart,
      let rule = kept.event.repetition?.rule(from: start)
    else { return true }
    return rule.takesPlace(at: original)
  }

  private mutating func add(_ original: LocalTime, to name: String) {
    components[master].add(times.line(name, [times.time(at: original)]))
  }

  private mutating func drop(_ originals: [LocalTime], from name: String) {
    guard !originals.isEmpty else { return }
    let (place, away) = (master, Set(originals))
    let parts = components[place].parts
    components[place].parts = parts.compactMap { part in
      guard case .line(let line) = part, line.name == name else { return part }
      let values = line.value.split(separator: ",")
      let left = values.filter { value in
        // Of a stretch the start counts.
        let start = String(value.prefix { $0 != "/" })
        return reader.original(of: line.replacing(value: start), when).map(away.contains) != true
      }
      if left.count == values.count { return part }
      return left.isEmpty ? nil : .line(line.replacing(value: left.joined(separator: ",")))
    }
  }
}
