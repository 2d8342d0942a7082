import HearthDomain

/// The components of a file that describe one event: the one of the whole, and those of single
/// times of it.
struct ICalendarEvent: Sendable {
  let uid: String
  /// In the order of the file.
  var components: [ICalendarComponent]
  /// Whether one of them is of the whole event; asked again with each of many.
  private(set) var hasMaster: Bool

  init(uid: String, _ components: [ICalendarComponent] = []) {
    self.uid = uid
    self.components = components
    hasMaster = components.contains { !ICalendarEvent.isOverride($0) }
  }

  /// What of a component tells to which event it belongs.
  static func uid(of component: ICalendarComponent) -> String? {
    component.first("UID").map(\.value).flatMap { $0.isEmpty ? nil : $0 }
  }

  static func isOverride(_ component: ICalendarComponent) -> Bool {
    component.first("RECURRENCE-ID") != nil
  }

  mutating func add(_ component: ICalendarComponent) {
    components.append(component)
    hasMaster = hasMaster || !ICalendarEvent.isOverride(component)
  }

  /// The component of the whole event; of single times alone, the first of them.
  var masterPlace: Int? {
    components.firstIndex { !ICalendarEvent.isOverride($0) } ?? components.indices.first
  }

  var overrides: [ICalendarComponent] {
    let master = masterPlace
    return components.enumerated().filter { $0.offset != master }.map(\.element)
  }

  var line: Int { components.first?.line ?? 0 }

  var size: Int { components.reduce(0) { $0 + $1.length } }

  var zoneNames: Set<String> { components.reduce(into: []) { $0.formUnion($1.zoneNames) } }

  /// Whether more than one component may describe it.
  var isSingle: Bool {
    guard components.count == 1, let only = components.first else { return false }
    return !ICalendarEvent.isOverride(only)
      && ["RRULE", "RDATE", "EXRULE"].allSatisfy { only.first($0) == nil }
  }
}

/// Reads what an event of a calendar file means here.
struct ICalendarEventReader {
  var zones: ICalendarZones
  /// The zone of the clock at hand.
  let local: any ZoneRules
  /// What stands in the note where nothing is described, in this order.
  var notedLines: [String]
  /// Whether alarms after the start of what has times are told.
  var tellsLate = true
  /// Whether alarms at one moment are told of each time of what repeats, as earlier programs did.
  var tellsOnce = false
  /// Whether times that have no title are called by the beginning of one that nobody types so long;
  /// earlier programs gave them all of it.
  var cutsTitles = true
  /// Whether no more is read of a title or a note than may be typed, as earlier programs did.
  var cutsTexts = false
  /// Whether lines of ours are read as others write them; earlier programs read no rule there.
  var readsEscapes = true
  /// What of the event that was read last cannot be used.
  var facts: [ImportFact] = []
  /// Its alarms of which nobody is told here.
  var untoldAlarms: [UntoldAlarm] = []

  /// The range of a time that all later ones are like.
  static let thisAndFuture = "THISANDFUTURE"
  /// What stands for a title where there is none.
  static let untitled = "(no title)"

  init(zones: ICalendarZones, local: any ZoneRules) {
    self.zones = zones
    self.local = local
    notedLines = ICalendarEventReader.allNoted
  }

  /// Nil where nothing tells when it takes place.
  mutating func read(
    _ event: ICalendarEvent, text: String, zonesText: String, isCancelling: Bool = false
  ) throws -> ReadEvent? {
    (facts, untoldAlarms) = ([], [])
    let (written, version) = (digest(of: event), version(of: event))
    var event = event
    let namesDay = event.masterPlace.map { place in
      ["DTSTART", "RECURRENCE-ID"].contains { event.components[place].first($0) != nil }
    }
    if isCancelling { event.components = event.components.map(\.started) }
    guard let place = event.masterPlace else { return nil }
    let master = event.components[place]
    guard let when = try when(master, isSeries: !event.isSingle) else { return nil }
    let title = try title(of: master) ?? EventTitle(ICalendarEventReader.untitled)
    var details = EventDetails(title: title, note: try note(of: master), span: when.span)
    details.part = master.eventPart
    var exceptions: [LocalTime: SeriesException.Change] = [:]
    var repetition = try repetition(of: master, when)
    details.reminders = try alarms(
      of: master, lasting: when.span,
      isRepeated: repetition != nil || master.first("RDATE") != nil)
    if case .afterDone? = repetition {
    } else {
      exceptions = try self.exceptions(of: event, details, repetition, when)
      if repetition == nil, !exceptions.isEmpty { repetition = try once(when) }
      if repetition == nil, when.zone != nil, when.isSeries { details.span = try anchored(when) }
    }
    return ReadEvent(
      uid: event.uid, version: version, details: details, repetition: repetition,
      exceptions: exceptions, isPart: !event.hasMaster,
      isCalledOff: isCancelling, day: namesDay == true ? when.span.start(in: local).day : nil,
      isNoted: master.text("DESCRIPTION") != nil, untoldAlarms: untoldAlarms, text: text,
      zones: zonesText, digest: written,
      line: event.line)
  }

  /// A text in which only the moment of its writing differs says the same.
  private func digest(of event: ICalendarEvent) -> String {
    var text: [UInt8] = []
    for component in event.components { append(component, to: &text) }
    return Fingerprint.long(of: String(decoding: text, as: UTF8.self))
  }

  private func append(_ component: ICalendarComponent, to text: inout [UInt8]) {
    text += component.name.utf8
    for part in component.parts {
      switch part {
      case .line(let line) where line.name == "DTSTAMP": break
      case .line(let line): text += line.bytes + [.lineFeed]
      case .component(let inner): append(inner, to: &text)
      }
    }
  }

  func version(of component: ICalendarComponent) -> ReadEvent.Version {
    version(of: ICalendarEvent(uid: "", [component]))
  }

  private func version(of event: ICalendarEvent) -> ReadEvent.Version {
    func moment(_ component: ICalendarComponent) -> Int? {
      guard let line = component.first("LAST-MODIFIED") ?? component.first("DTSTAMP"),
        case .time(let time, _)? = ICalendarTime(line.value)
      else { return nil }
      return time.secondsSinceEpoch
    }
    return ReadEvent.Version(
      sequence: event.components.compactMap { $0.first("SEQUENCE").flatMap { Int($0.value) } }
        .max() ?? 0,
      changedAt: event.components.compactMap(moment).max(),
      isModified: event.components.contains { $0.first("LAST-MODIFIED") != nil })
  }
}

// MARK: - Repetition

extension ICalendarEventReader {
  private mutating func exceptions(
    of event: ICalendarEvent, _ details: EventDetails, _ repetition: EventRepetition?, _ when: When
  ) throws -> [LocalTime: SeriesException.Change] {
    var found: [LocalTime: SeriesException.Change] = [:]
    guard let place = event.masterPlace else { return found }
    let master = event.components[place]
    // Beside a rule of ours stand the days that it gives.
    let own = master.first("X-HEARTH-RRULE") == nil ? nil : repetition?.rule(from: when.start)
    for time in times(of: "RDATE", in: master, when)
    where time != when.start.moment && own?.takesPlace(at: time) != true {
      found[time] = .added
    }
    let usual = cutsTitles ? details.title.ofSingleTime : details.title
    for (time, span) in stretches(in: master, details.span, when) where found[time] == .added {
      var own = details
      (own.title, own.span) = (usual, span)
      found[time] = .moved(own)
    }
    for time in times(of: "EXDATE", in: master, when) { found[time] = .removed(hadDetails: nil) }
    for override in event.overrides {
      guard let line = override.first("RECURRENCE-ID"), let at = moment(line) else {
        facts.append(.unreadable(field: "RECURRENCE-ID", text: ""))
        continue
      }
      let range = line.parameter("RANGE")?.uppercased()
      if range != nil, range != ICalendarEventReader.thisAndFuture {
        facts.append(.unusable(field: "RECURRENCE-ID", text: ImportFact.excerpt(line.value)))
      }
      let original = self.original(at, when)
      if override.eventPart == .calledOff, range != ICalendarEventReader.thisAndFuture {
        found[original] = .removed(hadDetails: nil)
        continue
      }
      let off = override.eventPart == .calledOff ? whenOff(override, details.span, when) : nil
      guard let own = try off ?? self.when(override, isSeries: true) else { continue }
      var changed = details
      changed.title = try title(of: override) ?? usual
      changed.note = try note(of: override)
      // On the clock of the series it is as if somebody had entered it here.
      let isLocal = own.zone == nil || own.zone?.name == when.zone?.name && !followsZone(when)
      changed.span = isLocal ? own.span : try anchored(own)
      changed.reminders = try alarms(of: override, lasting: changed.span, isRepeated: false)
      changed.part = override.eventPart
      changed.holdsOn = range == ICalendarEventReader.thisAndFuture
      found[original] = .moved(changed)
    }
    return found
  }

  /// When times take place that are called off: who says so may tell no end, and they last as long
  /// as the others.
  private mutating func whenOff(
    _ override: ICalendarComponent, _ span: EventSpan, _ when: When
  ) -> When? {
    guard override.first("DTEND") == nil, override.first("DURATION") == nil,
      let start = override.first("DTSTART").flatMap({ original(of: $0, when) }),
      let moved = span.moved(to: start)
    else { return nil }
    return When(span: moved, zone: when.zone, isSeries: true)
  }

  mutating func times(
    of name: String, in component: ICalendarComponent, _ when: When
  ) -> [LocalTime] {
    var found: [LocalTime] = []
    for line in component.all(name) where !LeftOutDays.tells(line) {
      let zoneName = line.parameter("TZID")
      for text in line.value.split(separator: ",") {
        // Of a stretch the start counts.
        let start = text.prefix { $0 != "/" }
        guard let time = moment(start, zoneName: zoneName) else {
          facts.append(.unusable(field: name, text: ImportFact.excerpt(String(text))))
          continue
        }
        found.append(original(time, when))
      }
    }
    return found
  }

  /// Which time of the event the component describes: two programs may name one in two ways.
  mutating func part(of component: ICalendarComponent, _ when: When?) -> String {
    when.flatMap { original(of: component, $0) }.map { "\($0)" }
      ?? ICalendarUnits.part(of: component)
  }

  /// When the series takes place, from what says it of the whole.
  mutating func when(ofSeries event: ICalendarEvent) -> When? {
    event.masterPlace.flatMap { try? when(event.components[$0], isSeries: true) }
  }

  /// When the time of a series that the component describes would start on its clock.
  mutating func original(of component: ICalendarComponent, _ when: When) -> LocalTime? {
    component.first("RECURRENCE-ID").flatMap { original(of: $0, when) }
  }

  /// When the time of a series that a line names would start on its clock.
  mutating func original(of line: ICalendarLine, _ when: When) -> LocalTime? {
    moment(line).map { original($0, when) }
  }

  /// When the time of a series would start on its clock.
  func original(_ moment: Moment, _ when: When) -> LocalTime {
    switch (moment, when.start) {
    case (.day(let day), .day): return day.start
    case (.day(let day), .time(let start)): return LocalTime(day: day, time: start.time)
    case (.time(let time, _), .day): return time.day.start
    case (.time(let time, let zone), .time):
      guard let zone, let own = when.zone, zone.name != own.name else { return time }
      return own.localTime(at: zone.instant(of: time))
    }
  }
}
