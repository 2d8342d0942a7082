import HearthDomain
import HearthWhen
import TerminalKit

/// The form for a new to-do or for changes to one.
enum ToDoFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case kind
    case title
    case due
    case repetition
    case reminders
    case place
    case note
    case calendar
  }

  struct State: ParsedFormState {
    /// The to-do as it was when the form was opened; nil for a new one.
    let toDo: ToDo?
    let clock: LocalClock
    let defaults: EventDefaults
    /// The language in which the form describes the repetition.
    let language: Language
    var form: Form<FieldName>
    /// The day on which a new to-do is entered.
    var day: Day
    /// The due time named in the title of a new to-do, and its text in the field.
    var dueInTitle: (text: String, due: DueTask.Due)?
    /// The calendars to choose from, and the one for a new to-do unless another is chosen.
    var calendars: [CalendarName] = []
    var usualCalendar = CalendarName.home

    init(_ toDo: ToDo?, clock: LocalClock, defaults: EventDefaults, language: Language) {
      (self.toDo, self.clock, self.defaults, self.language) = (toDo, clock, defaults, language)
      day = clock.today
      form = Form([])
      form = makeForm()
      form.focus(on: .title)
      updateRemarks()
    }
  }

  typealias Output = ScheduleEffect

  static func update(_ state: inout State, _ action: FormAction) -> Output? {
    if let output = applyCommon(action, &state) { return output }
    return state.chosenValue(.kind, of: EntryKind.allCases) == .event
      ? .show(.newEvent(on: state.day, state.draft)) : nil
  }

  static let editorKey = EventFormScreen.editorKey

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (.note, .openEditor(state.form[.note]?.text ?? ""))
  }

  static func save(_ state: inout State) -> Output? {
    if state.form.focused?.name == .title { state.focusLeft(.title) }
    return state.validEntry().flatMap { output(saving: $0, state) }
  }

  static func output(saving entry: ToDoDetails, _ state: State) -> Output? {
    guard let toDo = state.toDo else { return .change(.toDo(.add(entry, in: state.calendar))) }
    return .change(.toDo(.edit(toDo.id, to: entry, seen: toDo.details)))
  }
}

// MARK: - Fields

extension ToDoFormScreen.State {
  private typealias Field = FormField<ToDoFormScreen.FieldName>

  fileprivate func makeForm() -> Form<ToDoFormScreen.FieldName> {
    let details = toDo?.details
    let fields = [
      Field(
        .title, Words(ko: "제목", en: "title"),
        .line(details?.title.value ?? "", limit: EventTitle.limit(insteadOf: details?.title)),
        placeholder: Words(ko: "무엇을 하나요?", en: "What needs doing?")),
      Field(
        .due, Words(ko: "기한", en: "due"), .line(dueText),
        placeholder: Words(ko: "금요일, 내일 오후 5시", en: "friday, tomorrow 5pm")),
      Field(
        .repetition, Words(ko: "반복", en: "repeats"), .line(repetitionText),
        placeholder: Words(ko: "매주 화·목, 하고 나서 7일 뒤", en: "every tue, 7 days after done")),
      Field(
        .reminders, Words(ko: "알림", en: "reminders"), .line(remindersText),
        placeholder: Words(ko: "얼마 전: 0, 10, 1시간", en: "time before: 0, 10, 1h"),
        isSuggestion: toDo == nil),
      Field(
        .place, Words(ko: "장소", en: "where"),
        .line(details?.place?.value ?? "", limit: EventPlace.limit(insteadOf: details?.place)),
        placeholder: Words(ko: "우체국", en: "post office")),
      Field(
        .note, Words(ko: "메모", en: "note"),
        .lines(
          TextAreaState(
            details?.note.value ?? "", limit: EventNote.limit(insteadOf: details?.note))),
        placeholder: Words(ko: "없어도 돼요", en: "optional")),
    ]
    let kind: [Field] = toDo == nil ? [EntryKind.field(.kind, selected: .toDo)] : []
    return Form(kind + fields)
  }

  func words(_ language: Language) -> ToDoWords {
    ToDoWords(language: language, today: clock.today, zone: clock.zone)
  }

  // The texts of the fields when the form was opened. Such a text stands for the value before, also
  // if it cannot be read back.

  private var dueText: String {
    toDo?.currentDue(on: clock.today, in: clock.zone).map { text(of: $0) } ?? ""
  }

  func text(of due: DueTask.Due) -> String {
    let time = due.localTime(in: clock.zone)
    return due.isAllDay ? "\(time.day)" : "\(time.day) \(time.time)"
  }

  private var repetitionText: String { toDo.flatMap { words(language).repetition($0) } ?? "" }

  private var remindersText: String {
    toDo.map { text(of: $0.details.reminders, $0.details.due) } ?? ""
  }

  func text(of reminders: LeadTimes, _ due: DueTask.Due?) -> String {
    LeadTimesInput.text(of: reminders, isAllDay: due?.isAllDay ?? true, in: language)
  }
}

// MARK: - Parsing

extension ToDoFormScreen.State {
  var referenceDay: Day? { clock.today }

  func isResolvableByTyping(_ error: any Error) -> Bool {
    error is WhenRefusal || error is AmbiguousTitle
  }

  func parseEntry(_ fields: inout FieldParser<ToDoFormScreen.FieldName>) -> ToDoDetails? {
    let old = toDo?.details
    let title = fields.parse(.title) { text in
      let title = try EventTitle(typed: text, insteadOf: old?.title)
      _ = try parsedTitle()
      return title
    }
    let note = fields.parse(.note) { try EventNote(typed: $0, insteadOf: old?.note) }
    let place = fields.parseOptional(.place) { try EventPlace(typed: $0, insteadOf: old?.place) }
    guard let due = fields.parseOptional(.due, as: parseDue), let title, let note, let place else {
      return nil
    }
    var entry = ToDoDetails(
      title: title, note: note, place: place, due: due, repetition: old?.repetition,
      reminders: old?.reminders ?? .none)
    guard let repeating = fields.parse(.repetition, as: { try repeating(entry, $0) }) else {
      return nil
    }
    entry = repeating
    guard let reminders = fields.parse(.reminders, as: { try self.reminders($0, of: entry) }) else {
      return nil
    }
    entry.reminders = reminders
    return entry
  }

  func parseDue(_ text: String) throws -> DueTask.Due {
    let old = toDo?.details.due
    if text == dueText, let old { return old }
    if let dueInTitle, text == dueInTitle.text { return dueInTitle.due }
    let read = try dateReader.time(ofPlan: text)
    guard read.alternatives.isEmpty, read.value.repetition == nil,
      let due = typedDue(read.value, read.guesses, typed: text).due
    else { throw WhenRefusal(.unknown(.dayAndTime), text) }
    return due.keepingTime(of: old, in: clock.zone)
  }

  /// Returns the due time that was read, on the clock of the zone that it names, or of the local
  /// zone if the to-do had a fixed moment before.
  func typedDue(_ read: PlannedTime, _ guesses: [Guess], typed: String? = nil) -> TypedDue {
    var zone = read.zone.flatMap { clock.zone.zone(named: $0) }
    if case .anchored? = toDo?.details.due { zone = zone ?? clock.zone }
    return TypedDue(read, guesses, typed: typed, at: clock.localTime, in: zone)
  }

  var dateReader: WhenReader { WhenReader(clock, .future) }

  /// Returns the details with the typed repetition. Without a day, it begins today.
  private func repeating(_ entry: ToDoDetails, _ text: String) throws -> ToDoDetails {
    if text.allSatisfy(\.isWhitespace) {
      return try entry.repeating(nil, from: clock.today, in: clock.zone)
    }
    if toDo != nil, text == repetitionText, entry.due != nil || entry.repetition == nil {
      return entry
    }
    var skipsHolidays = false
    if case .rule(_, _, let skips)? = entry.repetition { skipsHolidays = skips }
    let typed = try dateReader.repetition(typed: text, skipsHolidays: skipsHolidays)
    return try entry.repeating(typed, from: clock.today, in: clock.zone)
  }

  private func reminders(_ text: String, of entry: ToDoDetails) throws -> LeadTimes {
    guard let due = entry.due else { return .none }
    if toDo == nil ? form[.reminders]?.isSuggestion == true : text == remindersText {
      return defaults.remindersKept(by: entry, from: toDo?.details)
    }
    return try LeadTimesInput.parse(
      text, from: due.timeOfDay(in: clock.zone), defaults.allDayTime)
  }

  func remark(on name: ToDoFormScreen.FieldName) -> Words? {
    var fields = FieldParser(form: form)
    switch name {
    case .due:
      guard let due = fields.parseOptional(.due, as: parseDue) else { return nil }
      return due.map { due in Words { words($0).when(due) } }
        ?? Words(ko: "기한 없음", en: "without a day")
    case .repetition:
      let isBlank = fields.text(.repetition).allSatisfy(\.isWhitespace)
      return isBlank ? Words(ko: "한 번", en: "once") : nil
    case .title:
      guard let title = try? parsedTitle(), let plan = title.plan,
        let due = typedDue(plan, title.guesses).due
      else { return nil }
      return Words { words($0).interpretation(of: title, due: due) }
    case .kind, .reminders, .place, .note, .calendar: return nil
    }
  }

  mutating func updateRemarks() {
    for name in [ToDoFormScreen.FieldName.due, .repetition] {
      form.setRemark(remark(on: name), of: name)
    }
  }
}

// MARK: - Drawing

extension ToDoFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let title =
      state.toDo.map { toDo in
        FormPage.title(naming: toDo.title.quotable(), in: view) {
          Words(ko: "할 일 ‘\($0)’ 고치기", en: "Edit the to-do “\($0)”")
        }
      } ?? view.language(ko: "새 할 일", en: "New to-do")
    let hint: Words =
      switch state.form.focused?.name {
      case .kind: EntryKind.hint
      case .due:
        state.toDo == nil
          ? Words(
            ko: "비우면 기한이 없어요. 예: 금요일, 내일 오후 5시",
            en: "No day if blank. Such as: friday, tomorrow 5pm")
          : Words(
            ko: "Ctrl-U로 비우면 기한이 없어요. 예: 금요일, 내일 오후 5시",
            en: "Ctrl-U clears it; no day if blank. Such as: friday, tomorrow 5pm")
      case .title, .repetition, .reminders, .place, .note, .calendar, nil: FormPage.usualHint
      }
    return FormPage(title: title, hint: hint(view.language))
  }
}
