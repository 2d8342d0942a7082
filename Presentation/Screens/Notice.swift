/// A message displayed above the footer.
enum Notice: Hashable {
  case success(Words)
  /// A key is disabled now.
  case refusal(Words)
  /// An operation failed.
  case failure(Words)

  var isSuccess: Bool {
    if case .success = self { true } else { false }
  }

  var isRefusal: Bool {
    if case .refusal = self { true } else { false }
  }

  var message: Words {
    switch self {
    case .success(let words), .refusal(let words), .failure(let words): words
    }
  }
}
