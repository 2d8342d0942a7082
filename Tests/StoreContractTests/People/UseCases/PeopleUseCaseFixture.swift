import HearthTestSupport
import Testing

@testable import HearthDomain

/// The people use cases on a new store with a clock that the test sets.
struct PeopleUseCaseFixture: UseCaseFixture {
  let new: NewStore

  init(
    _ kind: StoreKind, on date: String = "2026-03-01",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(kind, at: date + "T09:00", randomness: .counting(), sourceLocation)
  }

  var useCases: PeopleUseCases { PeopleUseCases(context) }

  /// Sets the clock to nine o'clock on that day.
  func set(_ date: String) { new.time.set(date + "T09:00") }

  func set(_ date: Day) { set(date.description) }

  @discardableResult
  func plant(
    _ name: String = "지민", every days: Int = 5, phone: String? = nil, birthday: String? = nil,
    nickname: String = "", from contact: ID<Contact>? = nil
  ) throws -> Person {
    try useCases.plant(
      PersonDetails(
        name: PersonName(name), nickname: Nickname(nickname),
        phone: phone.map { try PhoneNumber($0) }, birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), plantedOn: clock.today),
      from: contact)
  }
}
