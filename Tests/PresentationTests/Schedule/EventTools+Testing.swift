import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension EventTools {
  static func testing(
    _ context: UseCaseContext, settings: Settings = .standard,
    files: InMemoryFiles = InMemoryFiles()
  ) -> EventTools {
    let finder = ZoneFinder(environment: [:])
    return EventTools(
      schedule: ScheduleUseCases(context), clock: context.clock, settings: { settings },
      zones: finder.requiredZone,
      calendars: ICalendarFile(clock: context.clock, zones: finder.findZone), files: files,
      memory: .none)
  }
}
