import HearthDomain
import HearthWhen
import JSONText

/// Dependencies of the event commands and screens.
package final class EventTools: Sendable {
  let schedule: ScheduleUseCases
  let formatter: EventFormatter
  /// Returns the current settings.
  let settings: @Sendable () -> Settings
  /// Returns the zone with that name; throws if there is none.
  let findZone: @Sendable (String) throws -> any ZoneRules
  /// Reads and writes calendar files of other programs.
  let calendars: any CalendarFile
  let files: any UserFiles
  let memory: ImportMemory

  package init(
    schedule: ScheduleUseCases, clock: LocalClock,
    settings: @escaping @Sendable () -> Settings = { .standard },
    zones: @escaping @Sendable (String) throws -> any ZoneRules,
    calendars: any CalendarFile, files: any UserFiles,
    memory: ImportMemory
  ) {
    self.schedule = schedule
    self.settings = settings
    self.findZone = zones
    self.calendars = calendars
    self.files = files
    self.memory = memory
    formatter = EventFormatter(clock: clock) { language in
      !settings().holidays.calendar(in: language).countries.isEmpty
    }
  }

  /// Parses typed days. A day with several meanings, such as a weekday, is taken to be in the
  /// future.
  var dateReader: WhenReader { formatter.dateReader }

  /// Returns a parser for days in that zone, or in the local zone if nil.
  func dateReader(on zone: (any ZoneRules)?) -> WhenReader {
    zone.map(dateReader.withZone) ?? dateReader
  }

  func zone(_ name: String, for command: CommandName) throws -> any ZoneRules {
    do { return try findZone(name) } catch DomainError.notFound {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "--zone", en: "--zone"), value: name,
          accepted: Words(
            ko: "Asia/Seoul 같은 시간대 이름", en: "the name of a time zone, such as Asia/Seoul")),
        in: command.path)
    }
  }

  /// The user's defaults for new events.
  var defaults: EventDefaults { settings().eventDefaults }

  /// Returns the calendar with the typed name; for nil, the default calendar. If that no longer
  /// exists, returns the home calendar and a notice, so that an event can be added anyway.
  func calendar(_ typed: String? = nil) throws -> (name: CalendarName, notice: Words?) {
    if let typed { return (try schedule.calendars.find(typed).name, nil) }
    let usual = settings().defaultCalendar
    guard !usual.isHome, try !schedule.calendars.exists(usual) else { return (usual, nil) }
    let (name, home) = (usual.value, CalendarName.home.value)
    return (
      .home,
      Words(
        ko: "‘\(name)’ 캘린더가 없어서 \(home)에 넣었어요. 기본 캘린더는 설정 calendar.default로 바꿔요.",
        en: "There is no calendar “\(name)”, so it went into \(home). The setting calendar.default"
          + " changes the default calendar.")
    )
  }

  /// Returns the alarms of the event's calendar file that this program does not deliver.
  func unsupportedAlarms(of event: Event) throws -> [UnsupportedAlarm] {
    try schedule.queries.text(of: event).flatMap { calendars.parsedEvent(of: $0) }?
      .unsupportedAlarms
      ?? []
  }

  /// Returns the JSON of an added or changed event.
  func json(of outcome: EventOutcome) throws -> JSONObject {
    formatter.json(
      of: outcome,
      exceptions: outcome.occurrence.storedEvent.series == nil
        ? [] : try schedule.queries.exceptions(of: outcome.event.id))
  }

  /// The calendar commands, in the order of their help.
  package static var calendarCommands: [CommandEntry<EventTools>] {
    [
      CommandEntry(CalendarListCommand.init), CommandEntry(CalendarAddCommand.init),
      CommandEntry(CalendarEditCommand.init), CommandEntry(CalendarRemoveCommand.init),
      CommandEntry(CalendarExportCommand.init),
    ]
  }

  /// The commands of `todo`, in the order of their help.
  package static var toDoCommands: [CommandEntry<EventTools>] {
    [
      CommandEntry(ToDoAddCommand.init), CommandEntry(ToDoListCommand.init),
      CommandEntry(ToDoShowCommand.init), CommandEntry(ToDoEditCommand.init),
      CommandEntry(ToDoDoneCommand.init), CommandEntry(ToDoUndoneCommand.init),
      CommandEntry(ToDoRemoveCommand.init),
    ]
  }

  /// The commands of `event`, in the order of their help.
  package static var commands: [CommandEntry<EventTools>] {
    [
      CommandEntry(EventAddCommand.init), CommandEntry(EventEditCommand.init),
      CommandEntry(EventCopyCommand.init), CommandEntry(EventRemoveCommand.init),
      CommandEntry(EventListCommand.init), CommandEntry(EventShowCommand.init),
      CommandEntry(EventNextCommand.init),
      CommandEntry(EventCalendarCommand.init), CommandEntry(EventRestoreCommand.init),
      CommandEntry(EventDatesCommand.init), CommandEntry(EventImportCommand.init),
      CommandEntry(EventExportCommand.init),
    ]
  }
}
