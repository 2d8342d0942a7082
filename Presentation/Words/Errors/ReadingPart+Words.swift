import HearthDomain

extension [ImportFact.ReadingPart] {
  /// The note that these parts of a reading were left out, and how to import them.
  var omissionNote: Words {
    let (ko, en) = (map(\.name.ko).joined(separator: ", "), map(\.name.en))
    let list = en.dropLast().joined(separator: ", ") + (en.count > 1 ? " and " : "")
    let them = count == 1 ? "it" : "them"
    return Words(
      ko: "읽는 중이라고 적혀 있지 않아 \(KoreanParticle.topic(ko)) 가져오지 않았어요. 상태를 ‘읽는 중’으로 적으면 가져와요.",
      en: "It is not marked as being read, so its \(list)\(en.last ?? "")"
        + " \(count == 1 ? "was" : "were") left out; set the status to “reading” to import"
        + " \(them).")
  }
}

extension ImportFact.ReadingPart {
  fileprivate var name: Words {
    switch self {
    case .page: Words(ko: "읽은 쪽", en: "page reached")
    case .start: Words(ko: "시작한 날", en: "first day")
    case .target: Words(ko: "목표일", en: "target day")
    }
  }
}
