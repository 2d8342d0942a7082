import HearthDomain

extension DomainError {
  /// What is said of it where things are pointed at: one that is not found was there when it was
  /// shown, and its id would tell nobody anything.
  var wordsOnScreen: Words {
    guard case .notFound(let subject, _, []) = self, subject != .zone, subject != .foundBook else {
      return Words(of: self).inScreen
    }
    return Words(
      ko: "그사이 지워져서 이제 없는 \(KoreanParticle.copula(subject.name(.korean))).",
      en: "This \(subject.name(.english)) is not there any more; it was removed meanwhile.")
  }
}
