import HearthDomain

extension Language {
  /// Returns why a text is not an ISBN.
  func invalidISBNMessage(_ text: String) -> String {
    let isLongEnough = [10, 13].contains(text.count { $0.isNumber || "xX".contains($0) })
    return self(
      ko: "ISBN이 아니에요: \(text.quotedAsSentence(.korean))"
        + (isLongEnough ? " 검증 숫자가 맞지 않아요." : " 숫자가 10자리나 13자리여야 해요."),
      en: "That is not an ISBN: \(text.quotedAsSentence(.english))"
        + (isLongEnough ? " Its check digit is wrong." : " It has 10 or 13 digits."))
  }
}
