/// A message displayed above the footer.
enum Notice: Hashable {
  case success(Words)
  /// A message that a key is disabled now, with the reason.
  case refusal(Words)
  /// A message that an operation failed.
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
