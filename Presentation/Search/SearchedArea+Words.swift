import HearthDomain

extension SearchedArea {
  /// What one thing of the area is called.
  var title: Words {
    switch self {
    case .person: Words(ko: "사람", en: "person")
    case .saying: Words(ko: "글귀", en: "saying")
    case .mood: Words(ko: "기분", en: "mood")
    case .event: Words(ko: "일정", en: "event")
    case .book: Words(ko: "책", en: "book")
    case .sentence: Words(ko: "문장", en: "sentence")
    }
  }
}
