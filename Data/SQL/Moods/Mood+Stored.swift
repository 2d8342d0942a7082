import HearthDomain

extension Mood: SQLStored {
  static let stored = StoredKind(
    described, search: .init(kind: .mood) { SearchText($0.details.searchedTexts) },
    dependentRows: .init("mood_tag", ["mood_id", "key", "day", "at"]) { mood in
      mood.tags.values.map { tag in
        [
          .integer(mood.id.rawValue), .text(tag.key), .day(mood.day),
          .instant(mood.moment.instant),
        ]
      }
    })

  static var table: SQLTable { stored.table }
  init(row: SQLRow) throws { self = try Mood.stored.thing(row) }
}

extension DayPalette {
  static let stored = StoredKind(described)
}

extension RowRange {
  /// Returns nil if no mood can be on the page.
  init?(_ filter: MoodFilter, _ page: MoodSlice) {
    self.init(
      ["day", "at", "id"],
      in: Int64(filter.days.lowerBound.number)...Int64(filter.days.upperBound.number),
      after: page.after.map {
        [.day($0.day), .instant($0.instant), .integer($0.id.rawValue)]
      } ?? [], isDescending: page.isNewestFirst)
  }
}
