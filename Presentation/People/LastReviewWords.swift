import HearthDomain
import HearthWhen
import TerminalKit

/// Formats the last notes about a person for the screens.
struct LastReviewWords {
  static let nothingMissingReason = Words(ko: "이야기를 모두 적었어요", en: "everything is written down")

  private let lastReview: LastReview
  private let today: Day
  private let view: ViewContext

  init(_ lastReview: LastReview, today: Day, _ view: ViewContext) {
    self.lastReview = lastReview
    self.today = today
    self.view = view
  }

  /// The last keywords and memos, as topics for the next contact.
  var topics: StyledText {
    guard !lastReview.keywords.isEmpty || !lastReview.wateringsWithMemo.isEmpty else {
      return StyledText(
        view.language(
          ko: "이번에 나눈 이야기를 적어 두면 다음에 여기서 볼 수 있어요.",
          en: "What you write down this time will be here next time."), view.theme.faint)
    }
    var text = StyledText(
      view.language(ko: "지난번 이야기", en: "Last time"), view.theme.heading)
    if !lastReview.keywords.isEmpty {
      text.append(
        "\n" + lastReview.keywords.hashtagText, view.theme.accent)
    }
    for line in memos { text += StyledText("\n") + line }
    return text
  }

  /// The last memos, each with its day.
  var memos: [StyledText] {
    let days = DayFormatter(view.language, today: today)
    return lastReview.wateringsWithMemo.map { watering in
      StyledText(days.short(watering.day) + "  ", view.theme.faint)
        + StyledText(watering.review.memo.value)
    }
  }
}
