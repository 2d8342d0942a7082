import HearthDomain
import JSONText

/// Imports events and to-dos from a calendar file or a table.
struct EventImportCommand: Command {
  static let commandName = CommandName(["event", "import"])

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.calendarFile],
    options: ImportSpec.commonOptions + [ImportSpec.force, EventSpec.calendar], runningTime: .slow)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendar = try input[EventSpec.calendar].map { try tools.calendar($0).name }
    try console.runImport(tools.eventImport(in: calendar), input, of: tools.files)
  }
}

extension EventTools {
  /// Returns the import into that calendar; for nil, into the default one.
  package func eventImport(in calendar: CalendarName? = nil) -> FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "일정", en: "event"), from: CountedNoun(ko: "항목", en: "component"),
        skippedKey: "skippedComponents"), of: .calendar, memory: memory,
      offer: ImportOffer(
        offersJSON: { outcome in
          let entries = outcome.journalEntries
          if entries == 0 { return nil }
          return [
            .object(["journalEntries": .int(entries), "command": .string("mood import")])
          ]
        },
        applyOffer: { outcome, request, console in
          guard outcome.journalEntries > 0 else { return }
          let file = request.path == "-" ? "FILE" : Quoting.shellWord(request.path)
          let (count, line) = (outcome.journalEntries, "hearth mood import \(file)")
          console.printPrefixedNote(
            Words(
              ko: "일기 \(count)개도 들어 있어요. 기분으로 가져오려면: \(line)",
              en: "It also has \(Plural("journal entry", "journal entries")(count)). To read"
                + (count == 1 ? " it as a mood: \(line)" : " them as moods: \(line)"))(
                console.language))
        })
    ) {
      try self.schedule.importEvents(
        self.calendars.withHints($1.hints), from: $0, named: $1.importName, in: calendar,
        otherwise: try self.calendar().name, takingOlder: $1.importsOlder,
        isRehearsal: $1.isRehearsal)
    }
  }
}
