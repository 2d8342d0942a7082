/// One line above the footer.
enum Notice: Hashable {
  /// Something was done.
  case news(Words)
  /// A key cannot be used now.
  case refusal(Words)
  /// Something could not be done.
  case failure(Words)

  var isNews: Bool {
    if case .news = self { true } else { false }
  }

  var words: Words {
    switch self {
    case .news(let words), .refusal(let words), .failure(let words): words
    }
  }
}
