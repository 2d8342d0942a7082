/// One step from a schema to the next; never edited once it landed.
struct Migration: Sendable {
  let number: Int
  let name: String
  /// SQL only, so that a step means the same whatever the program has become since.
  let statements: @Sendable () -> [String]
  /// Makes what follows from the rest and no SQL can say: texts as they are searched, which the
  /// program folds. It names its columns itself, for later steps may change tables.
  var filling: @Sendable (any SQLConnection) throws -> Void = { _ in }

  /// All steps in order, numbered from 1 without a gap.
  static let all: [Migration] = [
    .setting, .people, .sayings, .moods, .schedule, .books, .deliveries, .wateringDays,
    .untimedReading, .wateringTexts, .journal, .repetition, .calendars, .moodTags,
    .namedCalendars, .sync, .linkedServers, .lunarYears, .addressBooks, .sharedNumbers,
    .ownMeans, .sentItems, .eventParts, .timeParts, .heldTimes, .percentBooks,
    .lateReminders, .linkedTasks, .sharedISBNs, .openReadings, .eventWords, .bookShelves,
    .fileConflicts, .soundMoods,
  ]

  /// The schema that this program knows.
  static var known: Int { all.last?.number ?? 0 }
}
