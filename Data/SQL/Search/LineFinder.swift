/// Tells which of many lines stand within texts, in one walk through each text: after Aho and
/// Corasick, letter by letter.
struct LineFinder {
  private struct Step: Hashable {
    let place: Int
    let letter: Character
  }

  /// The beginnings of lines, each a place; the empty one is 0.
  private var steps: [Step: Int] = [:]
  /// Of each beginning the longest end that is a beginning, too.
  private var shorter = [0]
  /// Of each beginning the longest such end that is a whole line; 0 where none is.
  private var nextLine = [0]
  private var isLine = [false]
  /// Of each line whether it was within a text.
  private var found = [false]
  /// Where each line ends.
  private var ends: [Int] = []

  init(_ lines: [String]) {
    // The places of each length, each with the step to it.
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

  /// Whether the line was within a text that was looked through.
  func isFound(_ line: Int) -> Bool { found[ends[line]] }

  mutating func look(through text: String) {
    var place = 0
    for letter in text {
      place = following(place, letter)
      var line = isLine[place] ? place : nextLine[place]
      // Behind a line that is found all others are found already.
      while line != 0, !found[line] {
        found[line] = true
        line = nextLine[line]
      }
    }
  }

  /// The longest end that is a beginning, once a letter is added.
  private func following(_ place: Int, _ letter: Character) -> Int {
    var place = place
    while true {
      if let next = steps[Step(place: place, letter: letter)] { return next }
      if place == 0 { return 0 }
      place = shorter[place]
    }
  }
}
