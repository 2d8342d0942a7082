import HearthDomain
import JSONText

/// What the commands and screens of events work with.
package struct EventTools: Sendable {
  let schedule: ScheduleUseCases
  let formatter: EventFormatter
  /// What the user has chosen, as it is at each call.
  let settings: @Sendable () -> Settings
  /// The zone of that name; throws where there is none.
  let zones: @Sendable (String) throws -> any ZoneRules
  /// Calendars of other programs, and the files in which they are.
  let calendars: any CalendarFile
  let files: any UserFiles

  package init(
    schedule: ScheduleUseCases, clock: LocalClock,
    settings: @escaping @Sendable () -> Settings = { .standard },
    zones: @escaping @Sendable (String) throws -> any ZoneRules,
    calendars: any CalendarFile, files: any UserFiles
  ) {
    self.schedule = schedule
    self.settings = settings
    self.zones = zones
    self.calendars = calendars
    self.files = files
    formatter = EventFormatter(clock: clock) { language in
      settings().holidays.calendar(in: language).source == .korea
    }
  }

  /// Understands days as they are typed of what is planned.
  var dates: DateInput { formatter.dates }

  /// The same on the clock of that zone, or of the one at hand.
  func dates(on zone: (any ZoneRules)?) -> DateInput { zone.map(dates.on) ?? dates }

  func zone(_ name: String, for command: CommandName) throws -> any ZoneRules {
    do { return try zones(name) } catch DomainError.notFound {
      throw UsageError(
        .unacceptable(
          Words(ko: "--zone", en: "--zone"), value: name,
          accepted: Words(
            ko: "Asia/Seoul 같은 시간대 이름", en: "the name of a time zone, such as Asia/Seoul")),
        in: command.path)
    }
  }

  /// When whole days are called to mind of which nothing else is said.
  var allDayTime: AllDayTime { settings().reminders.allDayTime }

  /// The calendar that somebody means; where nobody says one, the usual one, and what is to be said
  /// where that is none of the calendars here: it may have been renamed. No plan fails by that.
  func calendar(_ typed: String? = nil) throws -> (name: CalendarName, notice: Words?) {
    if let typed { return (try schedule.calendars.meant(by: typed).name, nil) }
    let usual = settings().usualCalendar
    guard !usual.isHome, try !schedule.calendars.has(usual) else { return (usual, nil) }
    let (name, home) = (usual.value, CalendarName.home.value)
    return (
      .home,
      Words(
        ko: "‘\(name)’ 캘린더가 없어서 \(home)에 넣었어요. 설정 calendar.default로 바꿔요.",
        en: "There is no calendar “\(name)”, so it went into \(home); the setting"
          + " calendar.default names another.")
    )
  }

  /// Alarms of its file of which nobody is told here.
  func untoldAlarms(of event: Event) throws -> [UntoldAlarm] {
    try schedule.queries.text(of: event).flatMap { calendars.meaning(of: $0) }?.untoldAlarms ?? []
  }

  /// An event as it was added or changed, for programs.
  func json(of outcome: EventOutcome) throws -> JSONObject {
    formatter.json(
      of: outcome,
      exceptions: outcome.occurrence.kept.series == nil
        ? [] : try schedule.queries.exceptions(of: outcome.event.id))
  }

  /// The commands of calendars by their names, in the order of their help.
  package static var calendarCommands: [CommandEntry<EventTools>] {
    [
      CommandEntry(CalendarListCommand.init), CommandEntry(CalendarAddCommand.init),
      CommandEntry(CalendarEditCommand.init), CommandEntry(CalendarRemoveCommand.init),
      CommandEntry(CalendarExportCommand.init),
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
      CommandEntry(EventDoneCommand.init), CommandEntry(EventDatesCommand.init),
      CommandEntry(EventImportCommand.init), CommandEntry(EventExportCommand.init),
    ]
  }
}
