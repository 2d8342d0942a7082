/// Finds the word of which a typed word is a misspelling by one letter.
struct Corrections {
  private let words: [String]

  init(of words: [String]) {
    self.words = words
  }

  func word(near typed: String) -> String? {
    let letters = Array(typed.utf8)
    guard letters.count >= 6 else { return nil }
    return words.first { Self.isOneEditApart(Array($0.utf8), letters) }
  }

  /// True if one letter was replaced, omitted, added or swapped with the next one.
  private static func isOneEditApart(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1, left != right else { return false }
    let common = zip(left, right).prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (left.dropFirst(common), right.dropFirst(common))
    if left.count > right.count { return leftRest.dropFirst().elementsEqual(rightRest) }
    if left.count < right.count { return leftRest.elementsEqual(rightRest.dropFirst()) }
    if leftRest.dropFirst().elementsEqual(rightRest.dropFirst()) { return true }
    return leftRest.count >= 2 && leftRest.first == rightRest.dropFirst().first
      && leftRest.dropFirst().first == rightRest.first
      && leftRest.dropFirst(2).elementsEqual(rightRest.dropFirst(2))
  }
}
