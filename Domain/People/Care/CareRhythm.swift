/// The intended interval between contacts, from a day to ten years.
public struct CareRhythm: Hashable, Sendable {
  public static let acceptedRange = 1...3_650

  public let days: Int

  static let daily = CareRhythm()

  private init() { days = 1 }

  /// Throws ``DomainError/invalid(_:)`` outside ``acceptedRange``.
  public init(everyDays days: Int) throws {
    guard CareRhythm.acceptedRange.contains(days) else {
      throw DomainError.invalid(.interval, .outOfRange(CareRhythm.acceptedRange, actual: days))
    }
    self.days = days
  }

  public var plant: Plant { Plant(for: self) }
}
