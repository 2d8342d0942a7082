import HearthData
import HearthDomain

@testable import HearthPresentation

extension EventTools {
  static func testing(_ context: UseCaseContext) -> EventTools {
    EventTools(
      schedule: ScheduleUseCases(context), clock: context.clock,
      zones: ZoneFinder(environment: [:]).named)
  }
}
