import HearthDomain

/// Meals, which are times as well as what takes place then.
extension PlanDraft {
  /// Keeps the meal in `내일 점심`, which is all that takes place then.
  mutating func holdMeal(_ dates: DateInput) {
    guard let last = words.last, ["점심", "저녁"].contains(last), words.count > 1,
      (try? dates.day(words.dropLast().joined(separator: " "))) != nil
    else { return }
    hold(words.count - 1)
  }

  /// `엄마와 내일 저녁`: with whom alone is no title, so that supper may belong to it.
  ///
  /// Throws for the meal at the end of what was typed, where the rest of that tells when.
  func checkCompanion(in typed: [String]) throws(DateInputError) {
    guard let companion = words.last, let meal = typed.last, typed.count > words.count,
      ["아침", "점심", "저녁"].contains(meal), typed.starts(with: words),
      ["와", "하고", "이랑", "랑"].contains(where: companion.hasSuffix),
      !PlanDraft.noCompanions.contains(companion)
    else { return }
    throw .unclear(meal, spellings: [])
  }

  private static let noCompanions: Set<String> = ["사랑", "신랑", "자랑", "노랑", "파랑", "화랑"]
}
