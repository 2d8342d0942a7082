import HearthDomain
import HearthWhen
import JSONText

/// Changes of to-dos by commands.
extension EventTools {
  var toDos: ToDoUseCases { schedule.toDos }

  /// Adds a to-do and reports it, with notes on what was guessed.
  func addToDo(
    _ details: ToDoDetails, _ typed: TypedDue, _ reminders: TypedReminders?, in name: String?,
    _ console: inout Console
  ) throws {
    let (calendar, missing) = try self.calendar(name)
    let repeating = try details.repeating(
      typed.repetition, from: formatter.today, in: formatter.clock.zone)
    let toDo = try settled(repeating, typed, reminders)
    let known = try toDos.queries.duplicate(of: toDo)
    if let question = known.map({ toDoWords(console.language).duplicateQuestion($0) }) {
      guard try console.confirmUnlessPiped(question, orSays: .nothingAdded) else { return }
    }
    let duplicate =
      console.canAsk
      ? nil
      : known.map { known in
        Words { toDoWords($0).duplicateNote(known) }
      }
    try carryOut(
      .add(toDo, in: calendar),
      typed.notes + [duplicate, missing, quietHoursNote(of: toDo)].compactMap(\.self),
      in: &console)
  }

  private func quietHoursNote(of toDo: ToDoDetails) -> Words? {
    guard let due = toDo.due, !due.isAllDay else { return nil }
    let zone = formatter.clock.zone
    return quietHoursNote(toDo.reminders, before: zone.instant(of: due.localTime(in: zone)))
  }

  /// Performs a change and reports it, with notes on what the command guessed.
  func carryOut(
    _ change: ToDoChange, _ notes: [Words] = [], in console: inout Console
  ) throws {
    let outcome = try toDos.perform(change)
    let language = console.language
    let said = outcome.messages(Wording(language: language), words: toDoWords(language))
    if outcome.isUnchanged { console.recordNoEffect() }
    console.confirm(
      said + (outcome.isUnchanged ? [] : notes.map { $0(language) }), json: json(of: outcome))
  }

  /// The message for the line above the footer.
  func toDoMessage(_ outcome: ToDoOutcome) -> Words {
    Words { language in
      outcome.messages(Wording(language: language), words: toDoWords(language))
        .compactMap(\.self).joined(separator: " ")
    }
  }

  func toDoWords(_ language: Language) -> ToDoWords {
    ToDoWords(language: language, today: formatter.today, zone: formatter.clock.zone)
  }

  func task(_ toDo: ToDo) -> DueTask {
    DueTask(toDo, on: formatter.today, in: formatter.clock.zone)
  }

  func json(of toDo: ToDo) -> JSONObject {
    task(toDo).json(on: formatter.today, in: formatter.clock.zone)
  }

  private func json(of outcome: ToDoOutcome) -> JSONObject {
    switch outcome {
    case .added(let toDo), .edited(_, let toDo): json(of: toDo)
    case .removed(let all): .several(all.map(json))
    case .reopened(let changed, let unchanged): .several((changed + unchanged).map(json))
    case .markedDone(let all):
      .several(
        all.map { done in
          var object = json(of: done.toDo)
          object.append("next", .optional(done.next) { .object(json(of: $0)) })
          return object
        })
    }
  }
}
