import HearthDomain
import JSONText

/// Imports events and to-dos from a calendar file or a table.
struct EventImportCommand: Command {
  static let commandName = CommandName(["event", "import"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "iCalendar 파일이나 표에서 일정과 할 일을 가져와요",
      en: "Import events and to-dos from an iCalendar file or a table"),
    details: Words(
      ko: "같은 파일을 다시 읽어도 겹치지 않고, 바뀐 것만 고쳐요. calcurse 파일이나 표처럼 고유 번호(UID)가 없는 일정은 제목과 시작으로 알아봐서, 그중"
        + " 하나가 바뀌면 새 일정으로 들어오고 먼저 것도 남아요. 화면에 없는 내용도 버리지 않아서 event export로 그대로 다시 나가요. 읽지 못한 것은"
        + " 줄 번호와 이유를 알려 줘요. 표에서는 제목, 시작, 종료, 장소, 메모 열을 읽고 나머지 열은 메모에 적어 둬요.",
      en:
        "Importing the same file again adds nothing; what changed is updated. An event without a"
        + " UID, as in calcurse files and tables, is recognised by its title and start; if one of"
        + " these changed, it is added as a new one and the old one stays. What is not shown is"
        + " kept, too, and written again by event export. What cannot be read is reported with its"
        + " line and the reason. From a table, Hearth reads the title, start, end, place and notes;"
        + " the other columns are added to the notes."),
    examples: [
      "hearth event import calendar.ics": Words(ko: "파일에서 가져와요", en: "from a file"),
      "hearth event import plans.csv --dates dmy":
        Words(ko: "표에서, 일이 먼저인 날짜로", en: "from a table, with the day first in its dates"),
      "hearth event import calendar.ics --dry-run":
        Words(ko: "무엇이 달라질지 먼저 봐요", en: "shows what would change"),
      "cat *.ics | hearth event import -": Words(ko: "표준 입력에서 가져와요", en: "from standard input"),
    ],
    arguments: [EventSpec.calendarFile],
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
