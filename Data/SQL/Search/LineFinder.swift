/// Finds which of many given lines occur in texts, in one pass per text (Aho–Corasick algorithm).
struct LineFinder {
  private struct Transition: Hashable {
    let state: Int
    let letter: Character
  }

  /// Transitions of the trie; each state is a prefix of lines, and 0 is the empty one.
  private var transitions: [Transition: Int] = [:]
  /// Failure link per state: the longest proper suffix that is a state.
  private var failureLinks = [0]
  /// Per state, the longest proper suffix that is a complete line; 0 if there is none.
  private var nextLineState = [0]
  private var isLine = [false]
  /// Per state of a line, whether it was found.
  private var foundLines = [false]
  /// Final state of each line.
  private var endStates: [Int] = []

  init(_ lines: [String]) {
    // States by length, each with the transition to it.
    var levels: [[(place: Int, step: Transition)]] = []
    for line in lines {
      var place = 0
      for (length, letter) in line.enumerated() {
        let step = Transition(state: place, letter: letter)
        if let known = transitions[step] {
          place = known
          continue
        }
        place = failureLinks.count
        transitions[step] = place
        failureLinks.append(0)
        nextLineState.append(0)
        isLine.append(false)
        if levels.count == length { levels.append([]) }
        levels[length].append((place, step))
      }
      isLine[place] = true
      endStates.append(place)
    }
    foundLines = isLine.map { _ in false }
    for (place, step) in levels.joined() {
      let end = step.state == 0 ? 0 : nextState(failureLinks[step.state], step.letter)
      failureLinks[place] = end
      nextLineState[place] = isLine[end] ? end : nextLineState[end]
    }
  }

  /// Returns whether the line was found in any text.
  func isFound(_ line: Int) -> Bool { foundLines[endStates[line]] }

  mutating func scan(_ text: String) {
    var place = 0
    for letter in text {
      place = nextState(place, letter)
      var line = isLine[place] ? place : nextLineState[place]
      // If a line was found before, so were the lines at its end.
      while line != 0, !foundLines[line] {
        foundLines[line] = true
        line = nextLineState[line]
      }
    }
  }

  /// Returns the next state after a letter.
  private func nextState(_ place: Int, _ letter: Character) -> Int {
    var place = place
    while true {
      if let next = transitions[Transition(state: place, letter: letter)] { return next }
      if place == 0 { return 0 }
      place = failureLinks[place]
    }
  }
}
