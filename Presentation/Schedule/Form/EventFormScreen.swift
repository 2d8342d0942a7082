import HearthDomain
import TerminalKit

/// Writes down an event, or changes what was entered about one.
enum EventFormScreen: ReadFormScreen {
  enum FieldName: Hashable {
    case title
    case note
    /// Told where a file knows it, and not asked.
    case place
    case start
    case end
    case allDay
    case repetition
    case calendar
    case reminders
  }

  struct State: ReadFormState {
    /// The event that is changed, or the time of a series from which it is seen; nil for a new one.
    let occurrence: Occurrence?
    /// In which what repeats is written.
    let language: Language
    let zone: any ZoneRules
    /// When whole days are told of which nothing else is said.
    let allDayTime: AllDayTime
    /// The span before anything was changed.
    let span: EventSpan
    /// What time it is.
    var moment: Instant
    var times: EventTimes
    /// The times before the box that is being typed in was; what is not said there stays so.
    var typedOver: (name: FieldName, times: EventTimes)?
    /// On whose clock the boxes of the start and the end tell their times, where it is another.
    var startZone: (any ZoneRules)?
    var endZone: (any ZoneRules)?
    /// The days that the title tells so far, which nobody has taken over yet.
    var titleDays: ClosedRange<Day>?
    /// The one of which a new event has all but the day; nil where there is none.
    private(set) var again: Occurrence?
    /// The note that is kept where only the place stands in it; nil where somebody wrote one.
    var placeAsNote: EventNote?
    /// Whether the whole day was taken because nobody typed a time.
    var tookWholeDay = false
    var form: Form<FieldName>
    /// What takes place on the days that are entered.
    var neighbours: [Occurrence]
    /// The calendars of which one is chosen; none where there is nothing to choose.
    var calendars: [CalendarName] = []

    /// An event on that day; without one, today's next hour.
    init(
      on day: Day?, clock: LocalClock, allDay: AllDayTime = .standard,
      language: Language = .english
    ) {
      let (now, zone) = (clock.now(), clock.zone)
      let span = EventSpan.proposed(on: day, at: zone.localTime(at: now), zone: zone.name)
      self.init(nil, span, now, zone, allDay, language)
    }

    init(
      _ occurrence: Occurrence, clock: LocalClock, allDay: AllDayTime = .standard,
      language: Language = .english
    ) {
      self.init(occurrence, occurrence.event.span, clock.now(), clock.zone, allDay, language)
    }

    /// A new event like that time of another one, once more and on another day: its start is to be
    /// typed.
    init(
      again occurrence: Occurrence, clock: LocalClock, allDay: AllDayTime = .standard,
      language: Language = .english
    ) {
      self.init(nil, occurrence.event.span, clock.now(), clock.zone, allDay, language)
      again = occurrence
      form = EventFormScreen.form(
        of: occurrence, times, occurrence.event.details.reminders, language)
      form.setText("", of: .repetition)
      form.setText("", of: .start)
      form.focus(on: .start)
      form.beginAnew()
      check()
    }

    private init(
      _ occurrence: Occurrence?, _ span: EventSpan, _ now: Instant, _ zone: any ZoneRules,
      _ allDay: AllDayTime, _ language: Language
    ) {
      (self.occurrence, self.span, self.moment, self.zone) = (occurrence, span, now, zone)
      self.language = language
      times = EventTimes(of: span, in: zone)
      allDayTime = allDay
      form = EventFormScreen.form(
        of: occurrence, times,
        occurrence?.event.details.reminders ?? .usual(isAllDay: span.isAllDay, allDay), language)
      neighbours = []
      check()
    }

    /// As it takes place then; nil for a new one.
    var event: Event? { occurrence?.event }
    var isAgain: Bool { again != nil }
    /// What stood in the form before anything was typed; nil for one that began blank.
    var former: Event? { event ?? again?.event }
    /// On which others may be in the way.
    var daysMeant: ClosedRange<Day> { titleDays ?? times.days }
    /// The zone of whose clock the event becomes, where somebody named one.
    var toldZone: (any ZoneRules)? { startZone ?? endZone }
    var now: LocalTime { zone.localTime(at: moment) }
    var note: String { form[.note]?.text ?? "" }
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: EntryAction) -> Output? {
    let days = state.daysMeant
    if let output = apply(action, &state) { return output }
    if case .pressed = action, state.form.focused?.name == .allDay { state.changed(.allDay) }
    return state.daysMeant == days ? nil : .neighbours(state.daysMeant)
  }

  static func writing(_ state: State) -> (field: FieldName, output: Output)? {
    (.note, .write(state.note))
  }

  static func save(_ state: inout State) -> Output? {
    if state.form.focused?.name == .title { state.left(.title) }
    return state.checked().flatMap { output(saving: $0, state) }
  }

  static func output(saving entry: EventFormEntry, _ state: State) -> Output? {
    guard let occurrence = state.occurrence else {
      return .change(.add(entry.details, entry.repetition))
    }
    let edit = state.repetitionEdit(entry)
    let seen = occurrence.event.details
    guard occurrence.kept.series != nil else {
      return .change(.edit(occurrence.event.id, entry.details, edit))
    }
    // How much of it stays as it is needs no answer; nor does a rule that is typed once more.
    let isSame =
      entry.details == seen && state.calendar == nil
      && (edit == .keep || entry.repetition != nil && entry.repetition == state.repetitionBefore)
    return isSame
      ? .change(.editPart(occurrence.place, entry.details, .keep, .only, seen: seen))
      : .show(.saving(occurrence, entry.details, edit, seen: seen))
  }
}

// MARK: - Keys

extension EventFormScreen {
  static func saveKey(_ state: State) -> KeyBinding<EntryAction> {
    KeyBinding(
      [.control("s")], ko: ("저장", "적은 대로 저장해요"), en: ("save", "Keep what you entered"),
      action: .saved)
  }

  static let editorKey: KeyBinding<EntryAction>? = KeyBinding(
    [.control("o")], ko: ("메모 편집기", "메모를 편집기에서 적어요"),
    en: ("note in editor", "Write the note in your editor"), action: .editorPressed)

  static func keys(_ state: State) -> Keymap<EntryAction> {
    let steps = state.stepKeys.map { line in
      KeyBinding(
        line.keys, ko: (line.ko, line.koHelp), en: (line.en, "Move this time \(line.en)"),
        action: EntryAction.typed(.key(line.keys[0])), isCommon: true)
    }
    return Keymap(
      saveKeys(state) + [.nextField] + steps + [editorKey, leaveKey(state)].compactMap(\.self),
      typing: { .typed($0) })
  }
}

extension EventFormScreen.State {
  fileprivate typealias StepKey = (
    keys: [Key], ko: String, koHelp: String, en: String, step: EventTimes.Step
  )

  /// In the boxes of the start and the end the arrows move the time.
  fileprivate var stepKeys: [StepKey] {
    guard form.focused?.name.edge != nil else { return [] }
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

  mutating func take(_ key: Key) -> Bool {
    guard let step = stepKeys.first(where: { $0.keys.contains(key) })?.step else { return false }
    self.step(by: step)
    return true
  }
}

extension EventFormScreen.FieldName {
  /// Which time is entered in the field; nil where it is something else.
  var edge: ClockNotice.Edge? {
    switch self {
    case .start: .start
    case .end: .end
    case .title, .note, .place, .allDay, .repetition, .calendar, .reminders: nil
    }
  }
}
