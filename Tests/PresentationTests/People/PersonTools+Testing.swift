import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension PersonTools {
  /// Returns tools for a desktop that can open every link, or none.
  static func testing(
    _ context: UseCaseContext, phrases: Randomness = .seeded(1),
    files: InMemoryFiles = InMemoryFiles(),
    opens: Bool = false, ownMeans: String = ""
  ) -> PersonTools {
    PersonTools(
      people: PeopleUseCases(context), schedule: ScheduleUseCases(context).queries,
      formatter: PersonFormatter(clock: context.clock, randomness: phrases),
      format: { VCardContactFile(writing: $0 == .v3 ? .v3 : .v4) },
      files: files, memory: .none, launcher: Desktop(opens: opens),
      ownMeans: { CustomContactMethod.parse(ownMeans) ?? [] })
  }
}

private struct Desktop: ContactLauncher {
  let opens: Bool

  func open(_ link: ContactLink) -> Bool { opens }
}
