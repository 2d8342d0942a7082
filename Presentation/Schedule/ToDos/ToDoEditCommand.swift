import HearthDomain
import HearthWhen

/// Changes a to-do.
struct ToDoEditCommand: Command {
  static let commandName = CommandName(["todo", "edit"])

  private static let title = Option<EventTitle>(
    "title", placeholder: .title, help: Words(ko: "새 제목이에요.", en: "The new title."))
  private static let noDue = Flag(
    "no-due", help: Words(ko: "기한을 없애요.", en: "Remove the due date."))

  static let spec = CommandSpec(
    commandName, arguments: [ToDoSpec.toDo],
    options: [title] + ToDoSpec.detailOptions + [noDue]
      + RepetitionOptions.forEditedEvent + [EventSpec.calendar])

  let tools: EventTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOption()
    try input.allowAtMostOne(of: [EventSpec.remind, EventSpec.noRemind])
    try input.allowAtMostOne(of: [ToDoSpec.due, noDue])
    _ = try RepetitionOptions(input, of: commandName)
    if input[noDue], let other = RepetitionOptions.forNewEvent.first(where: { input.has($0) }) {
      throw UsageError(
        .conflictingOptions([noDue.spec.spelling, other.spec.spelling]), in: commandName.path)
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let toDo = try tools.toDos.queries.find(input[ToDoSpec.toDo])
    let old = toDo.details
    var (details, typed) = (old, TypedDue())
    if let title = try input[Self.title] { details.title = title }
    if let note = try input[EventSpec.note] { details.note = note }
    if let place = try input[ToDoSpec.place] { details.place = place.isEmpty ? nil : place }
    if let due = try input[ToDoSpec.due] { typed = try tools.typedDue(due) }
    if let due = typed.due {
      details.due = due.keepingTime(of: old.due, in: tools.formatter.clock.zone)
    }
    let options = try RepetitionOptions(input, of: Self.commandName)
    let ended =
      typed.plan?.repetition == nil
      ? try options.changedEnd(of: old.repetition, tools.dateReader) : nil
    if let ended { details.repetition = ended }
    let repetition =
      ended == nil
      ? try options.repetition(
        saidByTitle: typed.plan, changing: toDo.enteredRepetition, tools.dateReader) : nil
    if input[Self.noDue] { (details.due, details.repetition) = (nil, nil) }
    if options.isOnce || repetition != nil {
      details = try details.repeating(
        repetition, from: tools.formatter.today, in: tools.formatter.clock.zone)
    }
    let reminders = try input[EventSpec.noRemind] ? TypedReminders.none : input[EventSpec.remind]
    let calendar = try input[EventSpec.calendar].map { try tools.schedule.calendars.find($0).name }
    try tools.carryOut(
      .edit(
        toDo.id, to: try tools.settled(details, typed, reminders, from: old), in: calendar),
      typed.notes, in: &console)
  }
}

extension ToDo {
  /// The rule by which it repeats from now on, as if it were typed; nil if there is none.
  fileprivate var enteredRepetition: EnteredRepetition? {
    guard case .rule(let rule, _, let skipsHolidays)? = repetitionFromDue else { return nil }
    return EnteredRepetition(.rule(rule), skipsHolidays: skipsHolidays)
  }
}
