import HearthDomain

extension Mood: SQLDescribed {
  static let storedKind = StoredKind(
    described, search: .init(kind: .mood) { SearchText($0.details.searchedTexts) },
    dependentRows: .init("mood_tag", ["mood_id", "key", "day", "at"]) { mood in
      mood.tags.values.map { tag in
        [
          .integer(mood.id.rawValue), .text(tag.comparisonKey), .day(mood.day),
          .instant(mood.moment.instant),
        ]
      }
    })
}

extension DayPalette: SQLDescribed {
  static let storedKind = StoredKind(described)
}

extension RowRange {
  /// Creates the range of rows that contains the page; nil if it contains none.
  init?(_ filter: MoodFilter, _ page: MoodPage) {
    self.init(
      ["day", "at", "id"],
      in: Int64(filter.days.lowerBound.number)...Int64(filter.days.upperBound.number),
      after: page.after.map {
        [.day($0.day), .instant($0.instant), .integer($0.id.rawValue)]
      } ?? [], isDescending: page.isNewestFirst)
  }
}
