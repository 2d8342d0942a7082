import HearthDomain
import HearthWhen
import TerminalKit

/// The form for changes to a to-do.
enum ToDoFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case title
    case due
    case repetition
    case reminders
    case place
    case note
  }

  struct State: ParsedFormState {
    /// The to-do as it was when the form was opened.
    let toDo: ToDo
    let clock: LocalClock
    let defaults: EventDefaults
    /// The language in which the form describes the repetition.
    let language: Language
    var form: Form<FieldName>

    init(_ toDo: ToDo, clock: LocalClock, defaults: EventDefaults, language: Language) {
      (self.toDo, self.clock, self.defaults, self.language) = (toDo, clock, defaults, language)
      form = Form([])
      form = makeForm()
      for name in [FieldName.due, .repetition] { form.setRemark(remark(on: name), of: name) }
    }
  }

  typealias Output = ScheduleEffect

  static let editorKey = EventFormScreen.editorKey

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (.note, .openEditor(state.form[.note]?.text ?? ""))
  }

  static func output(saving entry: ToDoDetails, _ state: State) -> Output? {
    .change(.toDo(.edit(state.toDo.id, to: entry, seen: state.toDo.details)))
  }
}

// MARK: - Fields

extension ToDoFormScreen.State {
  private typealias Field = FormField<ToDoFormScreen.FieldName>

  fileprivate func makeForm() -> Form<ToDoFormScreen.FieldName> {
    let details = toDo.details
    return Form([
      Field(
        .title, Words(ko: "제목", en: "title"),
        .line(details.title.value, limit: EventTitle.limit(insteadOf: details.title)),
        placeholder: Words(ko: "무엇을 하나요?", en: "What needs doing?")),
      Field(
        .due, Words(ko: "기한", en: "due"), .line(dueText),
        placeholder: Words(ko: "금요일, 내일 오후 5시", en: "friday, tomorrow 5pm")),
      Field(
        .repetition, Words(ko: "반복", en: "repeats"), .line(repetitionText),
        placeholder: Words(ko: "매주 화·목, 하고 나서 7일 뒤", en: "every tue, 7 days after done")),
      Field(
        .reminders, Words(ko: "알림", en: "reminders"), .line(remindersText),
        placeholder: Words(ko: "얼마 전: 0, 10, 1시간", en: "time before: 0, 10, 1h")),
      Field(
        .place, Words(ko: "장소", en: "where"),
        .line(details.place?.value ?? "", limit: EventPlace.limit(insteadOf: details.place)),
        placeholder: Words(ko: "우체국", en: "post office")),
      Field(
        .note, Words(ko: "메모", en: "note"),
        .lines(
          TextAreaState(
            details.note.value, limit: EventNote.limit(insteadOf: details.note))),
        placeholder: Words(ko: "없어도 돼요", en: "optional")),
    ])
  }

  private var words: ToDoWords {
    ToDoWords(language: language, today: clock.today, zone: clock.zone)
  }

  // The texts of the fields when the form was opened. Such a text stands for the value before, also
  // if it cannot be read back.

  private var dueText: String {
    guard let due = toDo.currentDue(on: clock.today, in: clock.zone) else { return "" }
    let time = due.localTime(in: clock.zone)
    return due.isAllDay ? "\(time.day)" : "\(time.day) \(time.time)"
  }

  private var repetitionText: String { words.repetition(toDo) ?? "" }

  private var remindersText: String {
    LeadTimesInput.text(
      of: toDo.details.reminders, isAllDay: toDo.details.due?.isAllDay ?? true, in: language)
  }
}

// MARK: - Parsing

extension ToDoFormScreen.State {
  var referenceDay: Day? { clock.today }

  func isResolvableByTyping(_ error: any Error) -> Bool { error is WhenRefusal }

  func parseEntry(_ fields: inout FieldParser<ToDoFormScreen.FieldName>) -> ToDoDetails? {
    let old = toDo.details
    let title = fields.parse(.title) { try EventTitle(typed: $0, insteadOf: old.title) }
    let note = fields.parse(.note) { try EventNote(typed: $0, insteadOf: old.note) }
    let place = fields.parseOptional(.place) { try EventPlace(typed: $0, insteadOf: old.place) }
    guard let due = fields.parseOptional(.due, as: parseDue), let title, let note, let place else {
      return nil
    }
    var entry = ToDoDetails(
      title: title, note: note, place: place, due: due, repetition: old.repetition,
      reminders: old.reminders)
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

  private func parseDue(_ text: String) throws -> DueTask.Due {
    if text == dueText, let due = toDo.details.due { return due }
    let read = try WhenReader(clock, .future).time(ofPlan: text)
    guard read.alternatives.isEmpty, read.value.repetition == nil else {
      throw WhenRefusal(.unknown(.dayAndTime), text)
    }
    var zone = read.value.zone.flatMap { clock.zone.zone(named: $0) }
    if case .anchored? = toDo.details.due { zone = zone ?? clock.zone }
    return read.value.toDoDue(in: zone).keepingTime(of: toDo.details.due, in: clock.zone)
  }

  /// Returns the details with the typed repetition. Without a day, it begins today.
  private func repeating(_ entry: ToDoDetails, _ text: String) throws -> ToDoDetails {
    if text.allSatisfy(\.isWhitespace) {
      return try entry.repeating(nil, from: clock.today, in: clock.zone)
    }
    if text == repetitionText, entry.due != nil || entry.repetition == nil { return entry }
    var skipsHolidays = false
    if case .rule(_, _, let skips)? = entry.repetition { skipsHolidays = skips }
    let typed = try WhenReader(clock, .future).repetition(typed: text, skipsHolidays: skipsHolidays)
    return try entry.repeating(typed, from: clock.today, in: clock.zone)
  }

  private func reminders(_ text: String, of entry: ToDoDetails) throws -> LeadTimes {
    guard let due = entry.due else { return .none }
    if text == remindersText { return defaults.remindersKept(by: entry, from: toDo.details) }
    return try LeadTimesInput.parse(
      text, from: due.timeOfDay(in: clock.zone), defaults.allDayTime)
  }

  func remark(on name: ToDoFormScreen.FieldName) -> Words? {
    var fields = FieldParser(form: form)
    switch name {
    case .due:
      guard let due = fields.parseOptional(.due, as: parseDue) else { return nil }
      return due.map { due in
        Words { ToDoWords(language: $0, today: clock.today, zone: clock.zone).when(due) }
      } ?? Words(ko: "기한 없음", en: "without a day")
    case .repetition:
      let isBlank = fields.text(.repetition).allSatisfy(\.isWhitespace)
      return isBlank ? Words(ko: "한 번", en: "once") : nil
    case .title, .reminders, .place, .note: return nil
    }
  }
}

// MARK: - Drawing

extension ToDoFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let title = state.toDo.title.quotable().quoted(view.language)
    return FormPage(
      title: view.language(ko: "할 일 \(title) 고치기", en: "Edit the to-do \(title)"),
      hint: FormPage.usualHint(view.language))
  }
}
