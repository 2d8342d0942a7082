/// What is said above the footer of what was done, refused or failed.
enum Notice: Hashable {
  /// Something was done.
  case done(Words)
  /// A key cannot be used now.
  case refusal(Words)
  /// Something could not be done.
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
