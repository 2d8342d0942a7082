import TerminalKit

extension Console {
  /// Asks the user to choose one of several items by its number. Returns its index, or nil if none
  /// was chosen.
  mutating func choose(_ question: String, among choices: [String]) throws -> Int? {
    let lines = choices.enumerated().map { "  \($0 + 1)  \($1)" }
    let numbers =
      choices.count > 5
      ? "1–\(choices.count)" : choices.indices.map { "\($0 + 1)" }.joined(separator: "/")
    let text = (wrappedRows(of: question) + lines).joined(separator: "\n") + "\n[\(numbers)] "
    let correction = Words(
      ko: "번호로 골라 주세요. 그만두려면 Enter를 누르세요.",
      en: "Please choose a number, or press Enter to cancel.")
    return try prompt(text, insteadGive: "--title", correcting: correction) { line in
      // The overflowing operator prevents a crash for the smallest integer.
      Int(line.filter { !$0.isWhitespace }).map { $0 &- 1 }.flatMap {
        choices.indices.contains($0) ? $0 : nil
      }
    }
  }
}
