import HearthDomain

/// Applies changes of an event to the components from which it was read. Unrelated lines stay
/// unchanged.
struct ICalendarEditing {
  var components: [ICalendarComponent]
  /// The components before editing.
  let read: [ICalendarComponent]
  /// Original starts of the overrides, nil for the master. Parsed once, since the start of the
  /// series may change.
  var originals: [LocalTime?]
  let readOriginals: [LocalTime?]
  /// Dates in RDATE before editing, other than those of a rule.
  var listed: Set<LocalTime>
  /// Dates in RDATE now.
  var listedNow: Set<LocalTime> = []
  let kept: StoredEvent
  let base: ReadEvent
  var reader: ICalendarEventReader
  let now: Instant
  private let uid: String
  /// When the event took place before editing.
  let when: ICalendarEventReader.When
  var times: ICalendarTimes
  /// Whether the form of the start has changed, such as from a time to a day.
  var isOtherForm = false
  /// The rule. Cached, as it is needed for each override.
  private(set) lazy var rule: Repetition? = kept.event.span.repetitionStart.flatMap { start in
    kept.event.repetition?.rule(from: start)
  }
  /// Whether rules of RFC 7529 are written without alternatives.
  var hasScales = false
  /// Override that applied where this series was split from another one; its first occurrence
  /// repeats it.
  var holder: ICalendarEvent.Holder?
  /// Whether the current component takes place at other times, or has other contents.
  var isMoved = false
  var isChanged = false

  var master: Int { ICalendarEvent(uid: uid, components).masterPlace ?? 0 }

  /// Returns nil if the event has no component with a start.
  init?(
    _ kept: StoredEvent, _ event: ICalendarEvent, since base: ReadEvent,
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

  /// Applies all changes to the components.
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
    // The days of this program's rule are replaced with it, and other dates are written again.
    let hasDays = components[master].first("X-HEARTH-RRULE") != nil
    let leavesOut = components[master].first(SkippedHolidays.flag) != nil
    if isMoved && (hasDays || leavesOut) || !isSameRepetition {
      let days = hasDays ? ["RDATE"] : []
      if hasDays { former = former.filter { $0.value != .added } }
      let names = Self.ofRule + days
      let leftOut = SkippedHolidays(of: kept, in: reader.local, now: now)
      var lines = LocalEventLines(kept.event, times, leavingOut: leftOut)
      lines.hasScales = hasScales
      var repetition = lines.repetition.map { ICalendarLine($0) }
      let rareDays = hasScales ? [] : kept.event.rareDays(in: reader.local, now: now)
      if !rareDays.isEmpty {
        repetition.append(times.line("RDATE", rareDays.map { times.time(at: $0) }))
      }
      components[master].replace(
        where: { names.contains($0.name) || SkippedHolidays.isMarked($0) }, with: repetition)
      isMoved = true
      isRuled = true
      if hasDays { (listed, listedNow) = ([], []) }
    } else {
      if hasDays { renewDays() }
      renewSkippedHolidays()
    }
    let changes = kept.changes
    let shifts = moveOverrides(&former, to: changes)
    let places = Set(changes.keys).union(former.keys).sorted().filter { original in
      !changes[original].isSame(as: former[original])
        || isOtherForm && isListed(original, former[original])
    }
    // Drop all before adding, since new lines may equal former ones.
    drop(places.filter { mayBeListedAsRemoved($0, former[$0], changes[$0]) }, from: "EXDATE")
    drop(
      places.filter { isListed($0, former[$0], changes[$0]) } + shifts.map(\.former),
      from: "RDATE")
    for shift in shifts { add(shift.new, to: "RDATE") }
    for original in places { change(original, from: former[original], to: changes[original]) }
    if isRuled { listExtraOverrides(changes) }
    if isMoved || isChanged { components[master].stamp(at: now, isMoved: isMoved) }
    if components != read { nameAll() }
  }

  /// Adds missing UIDs: without one, the event was identified by its bytes, which have changed.
  private mutating func nameAll() {
    for place in components.indices where ICalendarEvent.uid(of: components[place]) == nil {
      components[place].set("UID", to: nil)
      components[place].parts.insert(.line(ICalendarLine("UID:\(uid)")), at: 0)
    }
  }

  /// Whether the rule is the same, on any clock.
  private var isSameRepetition: Bool {
    guard case .series(let one)? = kept.event.repetition, case .series(let two)? = base.repetition
    else { return kept.event.repetition == base.repetition }
    return one.skipsHolidays == two.skipsHolidays
      && one.exportedRule(from: kept.event.span.repetitionStart)
        == two.exportedRule(from: base.details.span.repetitionStart)
  }

  // MARK: Days listed for other programs

  /// Extends the listed days of a rare rule, which reach ten years ahead. This is not a change of
  /// the event.
  private mutating func renewDays() {
    let (days, place) = (kept.event.rareDays(in: reader.local, now: now), master)
    // Periods are not dates of the rule.
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

  /// Extends the listed holidays that the series skips.
  private mutating func renewSkippedHolidays() {
    let place = components[master].parts.firstIndex {
      $0.line.map(SkippedHolidays.isMarked) ?? false
    }
    guard let place, let old = components[master].parts[place].line else { return }
    let days = SkippedHolidays(of: kept, in: reader.local, now: now)
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
    // An occurrence may have only a shortened copy of the title.
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

  /// Properties of the rule.
  private static let ofRule = [
    "RRULE", "EXRULE", "X-HEARTH-RRULE", SkippedHolidays.flag, "X-HEARTH-AFTER-DONE",
  ]
}
