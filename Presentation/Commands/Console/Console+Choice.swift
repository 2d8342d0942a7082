import TerminalKit

extension Console {
  /// Asks which of several is meant, by its number; nil where none was chosen.
  mutating func choose(_ question: String, among choices: [String]) throws -> Int? {
    let lines = choices.enumerated().map { "  \($0 + 1)  \($1)" }
    let numbers = choices.indices.map { "\($0 + 1)" }.joined(separator: "/")
    let text = (rows(of: question) + lines).joined(separator: "\n") + "\n[\(numbers)] "
    for _ in 0..<3 {
      guard let answer = try prompt(text, insteadGive: "--title") else { return nil }
      let word = answer.filter { !$0.isWhitespace }
      if word.isEmpty { return nil }
      if let number = Int(word), choices.indices.contains(number - 1) { return number - 1 }
      note(
        Words(
          ko: "번호로 골라 주세요. 그만두려면 Enter를 누르세요.",
          en: "Please choose a number, or press Enter to leave it."))
    }
    return nil
  }
}
