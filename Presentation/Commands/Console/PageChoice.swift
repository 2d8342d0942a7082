import HearthDomain

/// A question of a command on a page of the full screen. Each answer changes the command line.
package struct PageChoice: Hashable, Sendable {
  /// An answer, and the change of the line for it.
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

  /// Returns the possible answers with their lines. A replacement is possible only if its words
  /// occur exactly once in the line as typed.
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
