import HearthDomain
import HearthWhen
import TerminalKit

/// An entry in a list of waterings.
protocol ListedWatering {
  var watering: Watering { get }
}

extension CountedWatering: ListedWatering {}
extension ReviewedWatering: ListedWatering {}

/// The columns of lists of waterings.
enum WateringColumns<Item: ListedWatering> {
  static func day(_ today: Day) -> Column<Item> {
    Column(
      Words(ko: "날", en: "Day"),
      shown: { item, language in
        StyledText(DateWords(language, today: today).shortWithWeekday(item.watering.on))
      }, piped: { $0.watering.on.description })
  }

  /// Returns the columns of notes and of the watering's id, with others between them.
  static func noted(_ others: Column<Item>...) -> [Column<Item>] {
    let keywords = Column<Item>(
      Words(ko: "키워드", en: "Keywords"), wraps: true,
      shown: { item, language in
        let review = item.watering.review
        return review.isBlank
          ? StyledText(Review.awaited(language), .dim) : StyledText(review.keywordText)
      },
      piped: { $0.watering.review.keywords.map(\.value).joined(separator: " ") })
    let memo = Column<Item>(
      Words(ko: "메모", en: "Memo"), movesToOwnRow: true, text: { $0.watering.review.memo.value })
    let id = Column<Item>(Words(ko: "id", en: "id"), text: { $0.watering.id.short })
    return [keywords, memo] + others + [id]
  }
}
