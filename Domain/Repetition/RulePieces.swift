/// The instances of a rule in pieces that follow one another, days or periods, in seconds of the
/// wall clock; what lies before the rule's start may be among them.
protocol RulePieces {
  /// From the piece of the start to the last that is known.
  var pieces: ClosedRange<Int> { get }
  /// The piece that holds that second, or the last one before it.
  func piece(at second: Int) -> Int
  /// Appends those of a piece in a span, in order, until there are so many in all.
  mutating func append(_ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to: inout [Int])
  /// Goes from one piece to another, in either direction, until it has passed so many members.
  mutating func seek(_ members: Int, from: Int, through: Int) -> Sought
}

/// Where a search for the member of a number ended.
struct Sought {
  /// The piece that holds it; nil if there are not so many.
  let piece: Int?
  /// How many members the pieces before have.
  let passed: Int
}

extension RulePieces {
  /// The instances of a span, in order, at most so many.
  mutating func instances(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    var found: [Int] = []
    var piece = max(self.piece(at: span.lowerBound), pieces.lowerBound)
    let last = min(self.piece(at: span.upperBound), pieces.upperBound)
    var empty = 0
    while piece <= last, found.count < most {
      let before = found.count
      append(piece, in: span, upTo: most, to: &found)
      empty = found.count == before ? empty + 1 : 0
      piece += 1
      // Where nothing comes for long, counting finds the next piece faster than looking does.
      if empty > 40, piece <= last {
        guard let next = seek(1, from: piece, through: last).piece else { break }
        piece = next
        empty = 0
      }
    }
    return found
  }

  mutating func last(in span: ClosedRange<Int>) -> Int? {
    var piece = min(self.piece(at: span.upperBound), pieces.upperBound)
    while piece >= pieces.lowerBound,
      let found = seek(1, from: piece, through: pieces.lowerBound).piece
    {
      var members: [Int] = []
      append(found, in: span, upTo: .max, to: &members)
      if let last = members.last { return last }
      piece = found - 1
    }
    return nil
  }

  /// The instance of that number, counted from 1, from a second on.
  mutating func instance(_ number: Int, from second: Int) -> Int? {
    let first = max(piece(at: second), pieces.lowerBound)
    var members: [Int] = []
    append(first, in: second...Int.max, upTo: number, to: &members)
    if members.count >= number { return members[number - 1] }
    let rest = number - members.count
    guard first < pieces.upperBound else { return nil }
    let sought = seek(rest, from: first + 1, through: pieces.upperBound)
    guard let piece = sought.piece else { return nil }
    members = []
    append(piece, in: second...Int.max, upTo: rest - sought.passed, to: &members)
    return members.last
  }

  /// How many instances there are in a span.
  mutating func count(in span: ClosedRange<Int>) -> Int {
    let first = max(piece(at: span.lowerBound), pieces.lowerBound)
    let last = min(piece(at: span.upperBound), pieces.upperBound)
    guard first <= last else { return 0 }
    var ends: [Int] = []
    append(first, in: span, upTo: .max, to: &ends)
    guard first < last else { return ends.count }
    append(last, in: span, upTo: .max, to: &ends)
    guard first + 1 < last else { return ends.count }
    return ends.count + seek(.max, from: first + 1, through: last - 1).passed
  }
}
