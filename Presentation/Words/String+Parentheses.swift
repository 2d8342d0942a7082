import HearthDomain

extension String {
  /// The text in parentheses, with inner parentheses removed: `(1월 26일 화요일)` for `1월 26일 (화)`.
  var parenthesized: String {
    let bare = Weekday.allCases.reduce(self) { text, weekday in
      text.replacing(
        " (\(weekday.shortName(in: .korean)))", with: " \(weekday.name(in: .korean))")
    }
    return "(\(bare))"
  }
}
