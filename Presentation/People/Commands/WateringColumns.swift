import HearthDomain
import HearthWhen
import TerminalKit

/// An item that contains a watering, for lists of waterings.
protocol ListedWatering {
  var watering: Watering { get }
}

extension WateringWithSteps: ListedWatering {}
extension ReviewedWatering: ListedWatering {}

/// The columns of lists of waterings.
enum WateringColumns<Item: ListedWatering> {
  static func day(_ today: Day) -> Column<Item> {
    Column(
      Words(ko: "날", en: "Day"),
      displayText: { item, language in
        StyledText(DayFormatter(language, today: today).shortWithWeekday(item.watering.day))
      }, pipedText: { $0.watering.day.description })
  }

  /// Returns the columns keywords, memo, the given ones and the watering's id, in this order.
  static func noteColumns(_ others: Column<Item>...) -> [Column<Item>] {
    let keywords = Column<Item>(
      Words(ko: "키워드", en: "Keywords"), wraps: true,
      displayText: { item, language in
        let review = item.watering.review
        return review.isBlank
          ? StyledText(Review.missingReviewText(language), .dim) : StyledText(review.keywordText)
      },
      pipedText: { $0.watering.review.keywords.map(\.value).joined(separator: " ") })
    let memo = Column<Item>(
      Words(ko: "메모", en: "Memo"), movesToOwnRow: true, text: { $0.watering.review.memo.value })
    let id = Column<Item>(Words(ko: "id", en: "id"), text: { $0.watering.id.shortForm })
    return [keywords, memo] + others + [id]
  }
}
