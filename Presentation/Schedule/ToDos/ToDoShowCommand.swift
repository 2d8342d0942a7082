import HearthDomain
import HearthWhen
import TerminalKit

/// Shows one to-do.
struct ToDoShowCommand: Command {
  static let commandName = CommandName(["todo", "show"])

  static let spec = CommandSpec(commandName, arguments: [ToDoSpec.toDo], isReadOnly: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let toDo = try tools.toDos.queries.find(input[ToDoSpec.toDo])
    let repetition = tools.toDoWords(.english).repetition(toDo)
    let reminders = toDo.details.reminders.minutesBefore.map(String.init).joined(separator: " ")
    console.printOne(
      tools.json(of: toDo), plain: ["repeats": repetition ?? "", "remindMinutes": reminders]
    ) { console in
      let widths = console.traits.widths
      let rows =
        Paragraph(StyledText(toDo.title, Style(attributes: .bold)))
        .rows(columns: console.width, widths: widths) + [StyledText()]
        + TermList(facts(of: toDo, console.language)).rows(columns: console.width, widths: widths)
      for row in rows { console.printLine(row) }
    }
  }

  private func facts(of toDo: ToDo, _ language: Language) -> [TermList.Entry] {
    let words = tools.toDoWords(language)
    let (clock, details) = (tools.formatter.clock, toDo.details)
    let done = toDo.doneAt.map { words.when(.floating(clock.zone.localTime(at: $0))) }
    let due = toDo.currentDue(on: tools.formatter.today, in: clock.zone)
    let entries: [(ko: String, en: String, text: String?)] = [
      ("기한", "due", due.map(words.when)), ("마친 때", "done", done),
      ("반복", "repeats", words.repetition(toDo)), ("장소", "where", details.place?.value),
      ("메모", "note", toDo.note.isEmpty ? nil : toDo.note),
      (
        "알림", "reminders",
        due == nil || details.reminders == .none
          ? nil : details.reminders.words(in: language, isAllDay: due?.isAllDay == true)
      ), ("캘린더", "calendar", toDo.calendar.isHome ? nil : toDo.calendar.value),
      ("id", "id", toDo.id.fullForm),
    ]
    return entries.compactMap { entry in
      entry.text.map {
        TermList.Entry(StyledText(language(ko: entry.ko, en: entry.en), .dim), StyledText($0))
      }
    }
  }
}
