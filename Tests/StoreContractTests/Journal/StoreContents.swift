import HearthTestSupport

@testable import HearthDomain

/// All data of a store in the five areas, for comparison.
struct StoreContents: Equatable {
  let parts: [String: AnyHashable]

  init(of store: any Store) throws {
    parts = try store.read { repositories in
      try StoreContents.people(repositories)
        .merging(try StoreContents.lines(repositories)) { $1 }
        .merging(try StoreContents.books(repositories)) { $1 }
        .merging(try StoreContents.found(repositories)) { $1 }
    }
  }

  /// Returns the names of the parts that differ.
  func differences(from other: StoreContents) -> [String] {
    parts.keys.filter { parts[$0] != other.parts[$0] }.sorted()
  }

  private static let today = Day(literal: "2026-11-20")
  private static let days = Day(literal: "2025-01-01")...Day(literal: "2027-12-31")

  private static func people(_ all: Repositories) throws -> [String: AnyHashable] {
    let people = try all.people.list(.all, in: 0..<999)
    return [
      "people": people,
      "waterings": try people.flatMap {
        try all.waterings.waterings(of: $0.id, on: .earliest ... .latest)
      },
      "watered days": try all.waterings.daysWithWatering(in: days),
      "postponements": try people.flatMap { try all.postponements.postponements(of: $0.id) },
      "contacts": try all.contacts.list(
        ContactFilter(search: "", includesPlanted: true), in: 0..<999),
      "garden": try all.people.totals(on: today),
    ]
  }

  private static func lines(_ all: Repositories) throws -> [String: AnyHashable] {
    let sayings = try all.sayings.list(after: 0, limit: 999)
    return [
      "sayings": sayings.map { saying in
        var saying = saying
        saying.openedAt = nil
        return saying
      },
      "opened": sayings.map(\.openedAt),
      "saying totals": try all.sayings.totals(),
      "deck": try sayings.map { try all.sayingDeck.card(of: $0.id) },
      "palettes": try (0..<40).map { try all.moodDays.palette(of: today.adding(days: -$0)) },
      "canvas": try all.moodSettings.load(), "profile": try all.profile.load(),
      "moods": try all.moods.list(.all, .oldest(9_999)),
      "mood days": try all.moodDays.daysWithMoods(days, isNewestFirst: false, limit: 999),
      "events": try all.events.list(.all, in: FixedZone.seoul, places: 0..<999),
      "to-dos": try all.toDos.list(ToDoFilter()),
      "event days": try all.events.counts(on: days, in: FixedZone.seoul),
    ]
  }

  private static func books(_ all: Repositories) throws -> [String: AnyHashable] {
    let books = try all.books.list(after: nil, limit: 999)
    return [
      "books": books,
      "past": try books.flatMap { try all.books.pastReadings(of: $0.id) },
      "records": try books.flatMap { try all.readingRecords.list(of: $0.id, in: 0..<999) },
      "sentences": try books.flatMap { try all.sentences.list(of: $0.id, in: 0..<999) },
      "book totals": try all.books.totals(),
      "categories": try all.books.categoryTallies(),
      "tower": try all.books.tower(),
      "reading days": try all.readingRecords.readingDays(days),
      "runs": try all.readingRecords.consecutiveDayRanges(),
    ]
  }

  /// Returns search results for words that occur in the samples.
  private static func found(_ all: Repositories) throws -> [String: AnyHashable] {
    [
      "found people": try all.people.list(PersonFilter(search: "ㅎ"), in: 0..<999).map(\.id),
      "found sayings": try all.sayings.search("ㅇ", in: 0..<999).map(\.id),
      "found moods": try all.moods.list(MoodFilter(search: "다"), .newest(9_999)).map(\.id),
      "found books": try all.books.search("ㅇ", in: 0..<999).map(\.id),
      "found sentences": try all.sentences.search("ㄷ", in: 0..<999).map(\.id),
    ]
  }
}
