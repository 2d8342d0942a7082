import HearthDomain

/// Brings what was changed of an event into the components from which it was read: lines that say
/// nothing of it stay as they are.
struct ICalendarEditing {
  var components: [ICalendarComponent]
  /// The same as they were.
  let read: [ICalendarComponent]
  /// Which time of the series each of them describes, by its start: they are read once, since the
  /// series may start otherwise by then. Nil for the whole.
  var originals: [LocalTime?]
  let readOriginals: [LocalTime?]
  /// The times that its lists of added days gave as it was read, besides those of a rule.
  var listed: Set<LocalTime>
  /// Those that they give by now.
  var listedNow: Set<LocalTime> = []
  let kept: KeptEvent
  let base: ReadEvent
  var reader: ICalendarEventReader
  let now: Instant
  private let uid: String
  /// When it took place as it was read.
  let when: ICalendarEventReader.When
  var times: ICalendarTimes
  /// Whether it starts in another way than it did, as on a day instead of at a time.
  var isOtherForm = false
  /// What its rule gives: of many times that are told apart each one asks.
  private(set) lazy var rule: Repetition? = kept.event.span.repetitionStart.flatMap { start in
    kept.event.repetition?.rule(from: start)
  }
  /// Whether rules that few programs read are written as they are.
  var hasScales = false
  /// What held on where the series was cut off another one: its first time that does is like it.
  var holder: ICalendarEvent.Holder?
  /// What became of the component at hand: whether it takes place at other times, or says
  /// something else.
  var isMoved = false
  var isChanged = false

  var master: Int { ICalendarEvent(uid: uid, components).masterPlace ?? 0 }

  /// Nil where the text has no component.
  init?(
    _ kept: KeptEvent, _ event: ICalendarEvent, since base: ReadEvent,
    _ reader: ICalendarEventReader, now: Instant
  ) {
    var reader = reader
    guard let master = event.masterPlace, let line = event.components[master].first("DTSTART"),
      let when = reader.when(ofSeries: event)
    else { return nil }
    self.when = when
    self.kept = kept
    self.base = base
    self.reader = reader
    self.now = now
    uid = event.uid
    (components, read) = (event.components, event.components)
    originals = event.components.indices.map {
      $0 == master ? nil : reader.original(of: event.components[$0], when)
    }
    readOriginals = originals
    listed = Set(reader.times(of: "RDATE", in: event.components[master], when))
    if event.components[master].first("X-HEARTH-RRULE") != nil,
      let rule = base.repetition?.rule(from: when.start)
    {
      listed = listed.filter { !rule.takesPlace(at: $0) }
    }
    listedNow = listed
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
    isOtherForm = times.form != form
    var former = base.exceptions
    var isRuled = false
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
      isRuled = true
      if hasDays { (listed, listedNow) = ([], []) }
    } else {
      if hasDays { renewDays() }
      renewLeftOutDays()
    }
    let changes = kept.changes
    let shifts = carryAlong(&former, to: changes)
    let places = Set(changes.keys).union(former.keys).sorted().filter { original in
      !changes[original].isSame(as: former[original])
        || isOtherForm && isListed(original, former[original])
    }
    // All of them before others come: these may be written as the former ones were.
    drop(places.filter { isTold($0, former[$0], changes[$0]) }, from: "EXDATE")
    drop(
      places.filter { isListed($0, former[$0], changes[$0]) } + shifts.map(\.former),
      from: "RDATE")
    for shift in shifts { add(shift.new, to: "RDATE") }
    for original in places { change(original, from: former[original], to: changes[original]) }
    if isRuled { listUngiven(changes) }
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
  private mutating func renewDays() {
    let (days, place) = (kept.event.rareDays(in: reader.local, now: now), master)
    // Stretches are no days.
    let hasStretches = components[place].all("RDATE").contains {
      $0.bytes.contains(UInt8(ascii: "/"))
    }
    guard !hasScales, !hasStretches, let last = days.last,
      reader.times(of: "RDATE", in: components[place], when).allSatisfy({ $0 < last })
    else { return }
    let first = components[place].first("RDATE")
    components[place].parts.removeAll { $0.line?.name == "RDATE" && $0.line != first }
    let all = listed.union(days).sorted().map { times.time(at: $0) }
    components[place].set("RDATE", to: times.line("RDATE", all))
  }

  /// So do holidays that the series leaves out.
  private mutating func renewLeftOutDays() {
    let place = components[master].parts.firstIndex { $0.line.map(LeftOutDays.tells) ?? false }
    guard let place, let old = components[master].parts[place].line else { return }
    let days = LeftOutDays(of: kept, in: reader.local, now: now)
    guard let last = days.last, let line = days.days(as: times).first,
      old.value.split(separator: ",").allSatisfy({ value in
        reader.original(of: old.replacing(value: String(value)), when).map { $0 < last } ?? true
      })
    else { return }
    components[master].parts[place] = .line(ICalendarLine(line))
  }

  // MARK: Texts and alarms

  mutating func texts(
    _ component: ICalendarComponent, from old: EventDetails, to new: EventDetails
  ) -> ICalendarComponent {
    var component = component
    // Of a single time that is called as the series is only the beginning may be kept.
    if !new.title.isSame(as: old.title) {
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

  /// What says how it repeats by a rule.
  private static let ofRule = [
    "RRULE", "EXRULE", "X-HEARTH-RRULE", LeftOutDays.flag, "X-HEARTH-AFTER-DONE",
  ]
}
