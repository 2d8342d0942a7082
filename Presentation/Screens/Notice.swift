/// A message displayed above the footer.
enum Notice: Hashable {
  case done(Words)
  /// A key is disabled now.
  case refusal(Words)
  /// An operation failed.
  case failure(Words)

  var isDone: Bool {
    if case .done = self { true } else { false }
  }

  var isRefusal: Bool {
    if case .refusal = self { true } else { false }
  }

  var words: Words {
    switch self {
    case .done(let words), .refusal(let words), .failure(let words): words
    }
  }
}
