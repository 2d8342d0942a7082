/// Finds which of many lines occur within texts, in one pass per text (Aho–Corasick).
struct LineFinder {
  private struct Step: Hashable {
    let place: Int
    let letter: Character
  }

  /// Transitions of the trie; each state is a prefix of lines, and 0 is the empty one.
  private var steps: [Step: Int] = [:]
  /// Failure link per state: the longest proper suffix that is a state.
  private var shorter = [0]
  /// Per state, the longest proper suffix that is a complete line; 0 if there is none.
  private var nextLine = [0]
  private var isLine = [false]
  /// Per state of a line, whether it was found.
  private var found = [false]
  /// Final state of each line.
  private var ends: [Int] = []

  init(_ lines: [String]) {
    // States by length, each with the transition to it.
    var levels: [[(place: Int, step: Step)]] = []
    for line in lines {
      var place = 0
      for (length, letter) in line.enumerated() {
        let step = Step(place: place, letter: letter)
        if let known = steps[step] {
          place = known
          continue
        }
        place = shorter.count
        steps[step] = place
        shorter.append(0)
        nextLine.append(0)
        isLine.append(false)
        if levels.count == length { levels.append([]) }
        levels[length].append((place, step))
      }
      isLine[place] = true
      ends.append(place)
    }
    found = isLine.map { _ in false }
    for (place, step) in levels.joined() {
      let end = step.place == 0 ? 0 : following(shorter[step.place], step.letter)
      shorter[place] = end
      nextLine[place] = isLine[end] ? end : nextLine[end]
    }
  }

  /// Returns whether the line was found in any text.
  func isFound(_ line: Int) -> Bool { found[ends[line]] }

  mutating func look(through text: String) {
    var place = 0
    for letter in text {
      place = following(place, letter)
      var line = isLine[place] ? place : nextLine[place]
      // If a line was found before, so were its suffixes.
      while line != 0, !found[line] {
        found[line] = true
        line = nextLine[line]
      }
    }
  }

  /// Returns the next state after a letter.
  private func following(_ place: Int, _ letter: Character) -> Int {
    var place = place
    while true {
      if let next = steps[Step(place: place, letter: letter)] { return next }
      if place == 0 { return 0 }
      place = shorter[place]
    }
  }
}
