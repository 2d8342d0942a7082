import HearthDomain

extension DomainError {
  /// The message for the full screen. It differs from that of commands: it omits ids, which the
  /// screen does not need, and names choices instead of options.
  var screenMessage: Words {
    if case .refused(.calendar(.isPartOfSeries)) = self {
      let all = SeriesScope.all.name
      return Words(
        ko: "되풀이되는 일정의 회차는 모두 같은 캘린더에 있어요. 옮기려면 ‘\(all.ko)’를 골라 주세요.",
        en: "All occurrences of a repeating event are in one calendar. To move them, choose"
          + " “\(all.en)”.")
    }
    guard case .notFound(let subject, _, []) = self, subject != .zone, subject != .foundBook else {
      return Words(of: self).withScreenCommands
    }
    return Words(
      ko: "그사이 지워져서 이제 없는 \(KoreanParticle.copula(subject.name(.korean))).",
      en: "This \(subject.name(.english)) has been removed in the meantime.")
  }
}
