import HearthDomain

/// A question that a command has on a page of the full screen, and what each answer makes of its
/// line.
package struct PageChoice: Hashable, Sendable {
  /// An answer, with the words that the line gets for it.
  struct Answer: Hashable, Sendable {
    let words: Words
    let change: Change
  }

  enum Change: Hashable, Sendable {
    case adding(String)
    case replacing(String, with: String)
  }

  let question: Words
  let answers: [Answer]

  /// The answers that can be given to that line: of words that do not stand in it as they were
  /// read nothing can be replaced.
  func lines(from line: String) -> [(words: Words, line: String)] {
    answers.compactMap { answer in
      switch answer.change {
      case .adding(let words): return (answer.words, "\(line) \(words)")
      case .replacing(let old, let new):
        let parts = line.split(at: old)
        guard parts.count == 2 else { return nil }
        return (answer.words, "\(parts[0])\(new)\(parts[1])")
      }
    }
  }
}
