/// One step from a schema to the next; never edited once it landed.
struct Migration: Sendable {
  let number: Int
  let name: String
  /// SQL only, so that a step means the same whatever the program has become since.
  let statements: @Sendable (SQLDialect) -> [String]

  /// All steps in order, numbered from 1 without a gap.
  static let all: [Migration] = [
    .setting, .people, .sayings, .moods, .schedule, .books, .deliveries, .wateringDays,
    .untimedReading,
  ]

  /// The schema that this program knows.
  static var known: Int { all.last?.number ?? 0 }
}
