import HearthDomain

/// Applies changes of an event to the components from which it was read. Unrelated lines stay
/// unchanged.
struct ICalendarEditing {
  var components: [ICalendarComponent]
  /// The components before editing.
  let originalComponents: [ICalendarComponent]
  /// Original starts of the components; nil for the master. Parsed once, as editing may change the
  /// start of the series.
  var originalStarts: [LocalTime?]
  let originalStartsBefore: [LocalTime?]
  /// The RDATE dates before editing, without the dates that this program lists for its own rule.
  var listedDatesBefore: Set<LocalTime>
  /// Dates in RDATE now.
  var listedDates: Set<LocalTime> = []
  let storedEvent: StoredEvent
  let base: ReadEvent
  var reader: ICalendarEventReader
  let now: Instant
  private let uid: String
  /// The first occurrence as it was before editing.
  let when: ICalendarEventReader.When
  var times: ICalendarTimes
  /// Whether the start has got another form, for example a day instead of a time.
  var hasFormChanged = false
  /// The rule. Cached, as it is needed for each override.
  private(set) lazy var rule: Repetition? = storedEvent.event.span.repetitionStart.flatMap {
    start in
    storedEvent.event.repetition?.rule(from: start)
  }
  /// Whether rare rules, which need RFC 7529, are written directly, without a list of their days
  /// for other programs.
  var writesRareRulesDirectly = false
  /// Override for all later occurrences that was in effect where this series was split off. The
  /// first occurrence of this series repeats it.
  var overrideAtSplit: ICalendarEvent.LaterOverride?
  /// Whether the current component got other times (`isMoved`), another place or other contents.
  var isMoved = false
  var isPlaceChanged = false
  var isChanged = false

  var masterIndex: Int { ICalendarEvent(uid: uid, components).masterIndex ?? 0 }

  /// Prepares the editing; nil if the event has no component with a start.
  init?(
    _ kept: StoredEvent, _ event: ICalendarEvent, since base: ReadEvent,
    _ reader: ICalendarEventReader, now: Instant
  ) {
    var reader = reader
    guard let master = event.masterIndex, let line = event.components[master].first("DTSTART"),
      let when = reader.when(ofSeries: event)
    else { return nil }
    self.when = when
    self.storedEvent = kept
    self.base = base
    self.reader = reader
    self.now = now
    uid = event.uid
    (components, originalComponents) = (event.components, event.components)
    originalStarts = event.components.indices.map {
      $0 == master ? nil : reader.originalStart(of: event.components[$0], when)
    }
    originalStartsBefore = originalStarts
    listedDatesBefore = Set(reader.times(of: "RDATE", in: event.components[master], when))
    if event.components[master].first("X-HEARTH-RRULE") != nil,
      let rule = base.repetition?.rule(from: when.start)
    {
      listedDatesBefore = listedDatesBefore.filter { !rule.hasOccurrence(at: $0) }
    }
    listedDates = listedDatesBefore
    times = ICalendarTimes(of: line, &self.reader.zones)
  }

  /// Applies all changes to the components.
  mutating func apply() {
    let (new, old, form) = (storedEvent.event.details, base.details, times.form)
    var whole = applyingTexts(components[masterIndex], from: old, to: new)
    if !new.span.isSame(as: old.span) {
      times = whole.setTimes(to: new.span, otherwise: times, &reader)
      isMoved = true
    }
    components[masterIndex] = whole
    hasFormChanged = times.form != form
    var former = base.exceptions
    var isRuled = false
    // The days of this program's rule are replaced with it, and other dates are written again.
    let hasDays = components[masterIndex].first("X-HEARTH-RRULE") != nil
    let leavesOut = components[masterIndex].first(SkippedHolidays.flagProperty) != nil
    if isMoved && (hasDays || leavesOut) || !hasSameRepetition {
      let days = hasDays ? ["RDATE"] : []
      if hasDays { former = former.filter { $0.value != .added } }
      let names = Self.ruleProperties + days
      let leftOut = SkippedHolidays(of: storedEvent, in: reader.localZone, now: now)
      var lines = LocalEventLines(storedEvent.event, times, leavingOut: leftOut)
      lines.writesRareRulesDirectly = writesRareRulesDirectly
      var repetition = lines.repetition.map { ICalendarLine($0) }
      let rareDays =
        writesRareRulesDirectly ? [] : storedEvent.event.rareDays(in: reader.localZone, now: now)
      if !rareDays.isEmpty {
        repetition.append(times.line("RDATE", rareDays.map { times.time(at: $0) }))
      }
      components[masterIndex].replace(
        where: { names.contains($0.name) || SkippedHolidays.listsHolidays($0) }, with: repetition)
      isMoved = true
      isRuled = true
      if hasDays { (listedDatesBefore, listedDates) = ([], []) }
    } else {
      if hasDays { extendListedDays() }
      extendSkippedHolidays()
    }
    let changes = storedEvent.changes
    let shifts = moveOverrides(&former, to: changes)
    let places = Set(changes.keys).union(former.keys).sorted().filter { original in
      !changes[original].isSame(as: former[original])
        || hasFormChanged && isDescribedOnlyByDate(original, former[original])
    }
    // Drop all before adding, since new lines may equal former ones.
    drop(places.filter { mayBeListedAsRemoved($0, former[$0], changes[$0]) }, from: "EXDATE")
    drop(
      places.filter { mustRemoveFromDates($0, former[$0], changes[$0]) } + shifts.map(\.former),
      from: "RDATE")
    for shift in shifts { add(shift.new, to: "RDATE") }
    for original in places { change(original, from: former[original], to: changes[original]) }
    if isRuled { listExtraOverrides(changes) }
    isMoved = isMoved || isPlaceChanged
    if isMoved || isChanged { components[masterIndex].stamp(at: now, isMoved: isMoved) }
    if components != originalComponents { components.addMissingUIDs(uid) }
  }

  /// Whether the repetition is the same as before, even if its times are given in another form.
  private var hasSameRepetition: Bool {
    guard case .series(let one)? = storedEvent.event.repetition,
      case .series(let two)? = base.repetition
    else { return storedEvent.event.repetition == base.repetition }
    return one.skipsHolidays == two.skipsHolidays
      && one.exportedRule(from: storedEvent.event.span.repetitionStart)
        == two.exportedRule(from: base.details.span.repetitionStart)
  }

  // MARK: Days listed for other programs

  /// Extends the days that are listed for a rare rule, which reach ten years ahead. Does not count
  /// as a change of the event.
  private mutating func extendListedDays() {
    let (days, place) = (storedEvent.event.rareDays(in: reader.localZone, now: now), masterIndex)
    // Periods are not dates of the rule.
    let hasStretches = components[place].all("RDATE").contains {
      $0.bytes.contains(UInt8(ascii: "/"))
    }
    guard !writesRareRulesDirectly, !hasStretches, let last = days.last,
      reader.times(of: "RDATE", in: components[place], when).allSatisfy({ $0 < last })
    else { return }
    let first = components[place].first("RDATE")
    components[place].parts.removeAll { $0.line?.name == "RDATE" && $0.line != first }
    let all = listedDatesBefore.union(days).sorted().map { times.time(at: $0) }
    components[place].set("RDATE", to: times.line("RDATE", all))
  }

  /// Extends the list of holidays on which the series has no occurrences.
  private mutating func extendSkippedHolidays() {
    let place = components[masterIndex].parts.firstIndex {
      $0.line.map(SkippedHolidays.listsHolidays) ?? false
    }
    guard let place, let old = components[masterIndex].parts[place].line else { return }
    let days = SkippedHolidays(of: storedEvent, in: reader.localZone, now: now)
    guard let last = days.last, let line = days.days(as: times).first,
      old.value.split(separator: ",").allSatisfy({ value in
        reader.originalStart(of: old.replacing(value: String(value)), when).map { $0 < last }
          ?? true
      })
    else { return }
    components[masterIndex].parts[place] = .line(ICalendarLine(line))
  }

  // MARK: Texts and alarms

  mutating func applyingTexts(
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
    // Where the place is nil, an earlier version stored the event without reading LOCATION.
    if let place = new.place, place.value != old.placeName {
      component.set("LOCATION", toText: place.isEmpty ? nil : place.value)
      isPlaceChanged = true
    }
    let isRepeated = component.first("RECURRENCE-ID") == nil && base.repetition != nil
    if !new.span.isSame(as: old.span) {
      component.shiftAlarms(from: old.span, to: new.span, isRepeated: isRepeated, reader) { leads in
        !Set(leads).isDisjoint(with: old.reminders.minutesBefore)
      }
    }
    if new.reminders != old.reminders {
      component.updateAlarms(of: new, insteadOf: old.reminders) { alarm in
        reader.leadTimes(of: alarm, old.span, isRepeated: isRepeated)
      }
      isChanged = true
    }
    return component
  }

  /// Properties that make up the rule of a series.
  static let ruleProperties = [
    "RRULE", "EXRULE", "X-HEARTH-RRULE", SkippedHolidays.flagProperty, "X-HEARTH-AFTER-DONE",
  ]
}
