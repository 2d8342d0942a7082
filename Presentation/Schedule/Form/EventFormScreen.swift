import HearthDomain
import TerminalKit

/// The form for a new event or for changes to one.
enum EventFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case kind
    case title
    case note
    case place
    case start
    case end
    case allDay
    case repetition
    case calendar
    case reminders
  }

  struct State: ParsedFormState {
    /// The event, or the occurrence of a series, that is edited; nil for a new event.
    let occurrence: Occurrence?
    /// The language in which the form describes a repetition.
    let language: Language
    let zone: any ZoneRules
    let defaults: EventDefaults
    /// The times before editing.
    let span: EventSpan
    /// The current time.
    var currentInstant: Instant
    var times: EventTimes
    /// The time field being edited, and the times before. What the user does not type keeps these
    /// values.
    var typedField: (name: FieldName, times: EventTimes)?
    /// The zones named in the start and end fields; nil for the local zone.
    var startZone: (any ZoneRules)?
    var endZone: (any ZoneRules)?
    /// The event as it would be with the time in the title, before that time is moved to the
    /// fields.
    var titleDraft: Occurrence?
    /// The event as it would be saved; nil while its times are invalid. It is updated together with
    /// the remarks, after every change.
    var draft: Occurrence?
    /// The occurrence being copied to another day; nil if none.
    private(set) var copiedOccurrence: Occurrence?
    /// Whether the event became all-day because no time was typed.
    var becameAllDay = false
    /// Whether the title of a new event names a deadline, so that it is a to-do.
    var hasDeadline = false
    var form: Form<FieldName>
    /// The events on the entered days, among which overlaps are found.
    var eventsNearby: [Occurrence]
    /// The calendars to choose from; empty if there is no choice.
    var calendars: [CalendarName] = []

    /// Creates a form for a new event on that day; for nil, at the next full hour of today.
    init(
      on day: Day?, clock: LocalClock, defaults: EventDefaults = .standard,
      language: Language = .english
    ) {
      let (now, zone) = (clock.now(), clock.zone)
      let span = EventSpan.proposed(
        on: day, at: zone.localTime(at: now), zone: zone.name, lasting: defaults.minutes)
      self.init(nil, span, now, zone, defaults, language)
    }

    init(
      _ occurrence: Occurrence, clock: LocalClock, defaults: EventDefaults = .standard,
      language: Language = .english
    ) {
      self.init(occurrence, occurrence.event.span, clock.now(), clock.zone, defaults, language)
    }

    /// Creates a form for a copy of an occurrence. Its start is blank, because the user must enter
    /// it.
    init(
      again occurrence: Occurrence, clock: LocalClock, defaults: EventDefaults = .standard,
      language: Language = .english
    ) {
      self.init(nil, occurrence.event.span, clock.now(), clock.zone, defaults, language)
      copiedOccurrence = occurrence
      form = EventFormScreen.form(
        of: occurrence, times, occurrence.event.details.reminders, language)
      form.setText("", of: .repetition)
      form.setText("", of: .start)
      form.focus(on: .start)
      form.markUnchanged()
      updateRemarks()
    }

    /// Fills in what was entered for an entry of the other kind.
    mutating func fillIn(_ draft: EntryDraft) {
      form.setText(draft.title, of: .title)
      form.setText(draft.place, of: .place)
      form.setEditedText(draft.note, of: .note)
      form.setText(draft.repetition, of: .repetition)
      if !draft.when.isEmpty {
        form.setText(draft.when, of: .start)
        fieldChanged(.start)
        typedField = nil
      }
      form.focus(on: .kind)
      updateRemarks()
    }

    private init(
      _ occurrence: Occurrence?, _ span: EventSpan, _ now: Instant, _ zone: any ZoneRules,
      _ defaults: EventDefaults, _ language: Language
    ) {
      (self.occurrence, self.span, self.currentInstant, self.zone) = (occurrence, span, now, zone)
      self.language = language
      times = EventTimes(of: span, in: zone, lasting: defaults.minutes)
      self.defaults = defaults
      form = EventFormScreen.form(
        of: occurrence, times,
        occurrence?.event.details.reminders ?? defaults.reminders(isAllDay: span.isAllDay),
        language)
      eventsNearby = []
      form.focus(on: .title)
      updateRemarks()
    }

    /// The event that is edited; nil for a new one.
    var event: Event? { occurrence?.event }
    var isCopy: Bool { copiedOccurrence != nil }
    /// The event from which the form was filled in; nil for a form that began blank.
    var originalEvent: Event? { event ?? copiedOccurrence?.event }
    /// The days on which the event may overlap with others.
    var overlapDays: ClosedRange<Day> { titleDraft?.days ?? times.days }
    /// The zone named in the start or end field, which becomes the event's zone.
    var namedZone: (any ZoneRules)? { startZone ?? endZone }
    var now: LocalTime { zone.localTime(at: currentInstant) }
    var note: String { form[.note]?.text ?? "" }
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: FormAction) -> Output? {
    let days = state.overlapDays
    if let output = applyCommon(action, &state) { return output }
    if case .pressed = action, state.form.focused?.name == .allDay { state.fieldChanged(.allDay) }
    if state.isToDo { return state.asToDo() }
    return state.overlapDays == days ? nil : .readEventsNearby(state.overlapDays)
  }

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (.note, .openEditor(state.note))
  }

  static func save(_ state: inout State) -> Output? {
    if state.form.focused?.name == .title { state.focusLeft(.title) }
    if state.isToDo || state.repeatsAfterDone { return state.asToDo(isComplete: true) }
    return state.validEntry().flatMap { output(saving: $0, state) }
  }

  static func output(saving entry: EventFormEntry, _ state: State) -> Output? {
    guard let occurrence = state.occurrence else {
      return .change(.add(entry.details, entry.repetition))
    }
    let edit = state.repetitionEdit(entry)
    let seen = occurrence.event.details
    guard occurrence.storedEvent.series != nil else {
      return .change(.edit(occurrence.event.id, entry.details, edit))
    }
    // If nothing was changed, or the same repetition was typed again, the user need not choose a
    // part of the series.
    let isSame =
      entry.details == seen && state.changedCalendar == nil
      && (edit == .keep || entry.repetition != nil && entry.repetition == state.repetitionBefore)
    return isSame
      ? .change(.editOccurrences(occurrence.occurrenceID, entry.details, .keep, .only, seen: seen))
      : .show(.editScope(occurrence, entry.details, edit, seen: seen))
  }
}

// MARK: - Keys

extension EventFormScreen {
  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [.control("s")], ko: ("저장", "적은 대로 저장해요"), en: ("save", "Save what you entered"),
      action: .saved)
  }

  static let editorKey: KeyBinding<FormAction>? = KeyBinding(
    [.control("o")], ko: ("메모 편집기", "메모를 편집기에서 적어요"),
    en: ("note in editor", "Write the note in your editor"), action: .editorPressed)

  static func keys(_ state: State) -> Keymap<FormAction> {
    let steps = state.stepKeys.map { line in
      KeyBinding(
        line.keys, ko: (line.ko, line.koHelp), en: (line.en, "Move this time \(line.en)"),
        action: FormAction.typed(.key(line.keys[0])), isCommon: true)
    }
    return Keymap(
      saveOrConflictKeys(state) + [.nextField] + steps
        + [editorKey, leaveKey(state)].compactMap(\.self),
      textAction: { .typed($0) })
  }
}

extension EventFormScreen.State {
  fileprivate typealias StepKey = (
    keys: [Key], ko: String, koHelp: String, en: String, step: EventTimes.Step
  )

  /// The keys that change the time while the start or end field has the focus.
  fileprivate var stepKeys: [StepKey] {
    guard form.focused?.name.timeEdge != nil else { return [] }
    return times.isAllDay
      ? [
        ([Key(.up)], "하루 뒤", "하루 늦춰요", "a day later", .days(1)),
        ([Key(.down)], "하루 전", "하루 앞당겨요", "a day earlier", .days(-1)),
        ([Key(.pageUp)], "한 주 뒤", "한 주 늦춰요", "a week later", .days(7)),
        ([Key(.pageDown)], "한 주 전", "한 주 앞당겨요", "a week earlier", .days(-7)),
      ]
      : [
        ([Key(.up)], "5분 뒤", "5분 늦춰요", "5 min later", .fiveMinutes(1)),
        ([Key(.down)], "5분 전", "5분 앞당겨요", "5 min earlier", .fiveMinutes(-1)),
        ([Key(.up, .shift), Key(.up, .control)], "1시간 뒤", "1시간 늦춰요", "an hour later", .hours(1)),
        (
          [Key(.down, .shift), Key(.down, .control)], "1시간 전", "1시간 앞당겨요", "an hour earlier",
          .hours(-1)
        ),
        ([Key(.pageUp)], "하루 뒤", "하루 늦춰요", "a day later", .days(1)),
        ([Key(.pageDown)], "하루 전", "하루 앞당겨요", "a day earlier", .days(-1)),
      ]
  }

  mutating func handleKey(_ key: Key) -> Bool {
    guard let step = stepKeys.first(where: { $0.keys.contains(key) })?.step else { return false }
    self.moveFocusedTime(by: step)
    return true
  }
}

extension EventFormScreen.FieldName {
  /// Which time the field holds; nil for other fields.
  var timeEdge: ClockNotice.Edge? {
    switch self {
    case .start: .start
    case .end: .end
    case .kind, .title, .note, .place, .allDay, .repetition, .calendar, .reminders: nil
    }
  }
}
