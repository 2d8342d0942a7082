import HearthDomain

/// A question that a command asks on a page of the full screen. Each answer runs a changed command
/// line.
package struct PageChoice: Hashable, Sendable {
  /// An answer, and how it changes the command line.
  struct Answer: Hashable, Sendable {
    let label: Words
    let change: Change
  }

  enum Change: Hashable, Sendable {
    case adding(String)
    case replacing(String, with: String)
  }

  let question: Words
  let answers: [Answer]

  /// Returns the possible answers, each with its command line. An answer that replaces words is
  /// possible only if these occur exactly once in the line.
  func lines(from line: String) -> [(words: Words, line: String)] {
    answers.compactMap { answer in
      switch answer.change {
      case .adding(let words): return (answer.label, "\(line) \(words)")
      case .replacing(let old, let new):
        let parts = line.split(at: old)
        guard parts.count == 2 else { return nil }
        return (answer.label, "\(parts[0])\(new)\(parts[1])")
      }
    }
  }
}
