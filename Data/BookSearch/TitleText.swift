/// Splits a text with title and subtitle, such as "이것이 데이터다 - 숫자로 읽는 세상".
enum TitleText {
  static func parts(of text: String) -> (title: String, subtitle: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let dash = words.dropFirst().dropLast().firstIndex(where: { $0 == "-" }),
      words[..<dash].contains(where: { !$0.isEmpty })
    else { return (text, "") }
    return (
      words[..<dash].joined(separator: " "), words[(dash + 1)...].joined(separator: " ")
    )
  }

  /// Splits off a subtitle that is already known.
  static func parts(of text: String, knowing subtitle: String) -> (title: String, subtitle: String)
  {
    guard !subtitle.isEmpty else { return parts(of: text) }
    let tail = " - " + subtitle
    guard text.hasSuffix(tail), text.count > tail.count else { return (text, subtitle) }
    return (String(text.dropLast(tail.count)), subtitle)
  }
}
