/// Instances of a rule, grouped in consecutive segments (days or periods). They are seconds of the
/// wall clock, and may begin before the rule's start.
protocol RuleSegments {
  /// Numbers of the segments: from that of the rule's start to the last one in the calendar.
  var segments: ClosedRange<Int> { get }
  /// Returns the number of the segment that contains the second; if none does, of the last one
  /// before it.
  func segment(at second: Int) -> Int
  /// Appends the segment's instances in the span, sorted, until the array has `most` elements.
  mutating func append(_ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to: inout [Int])
  /// Returns the number of the segment's instances in the span.
  mutating func count(_ piece: Int, in span: ClosedRange<Int>) -> Int
  /// Returns the instances of the day, in seconds from its midnight.
  mutating func seconds(of day: Int) -> DaySeconds
  /// Returns the number of instances in these segments.
  mutating func count(of pieces: ClosedRange<Int>) -> Int
  /// Goes from one segment towards another, forwards or backwards, until it has passed this many
  /// instances.
  mutating func seek(_ members: Int, from: Int, through: Int) -> SeekResult
}

/// Result of a search for an instance by its number.
struct SeekResult {
  /// Number of the segment that contains the instance; nil if there are too few instances.
  let segment: Int?
  /// Number of instances in the segments passed before that one.
  let countBefore: Int
}

extension RuleSegments {
  /// Returns the instances in the span, sorted, at most `most`.
  mutating func instances(in span: ClosedRange<Int>, upTo most: Int) -> [Int] {
    var found: [Int] = []
    var piece = max(self.segment(at: span.lowerBound), segments.lowerBound)
    let last = min(self.segment(at: span.upperBound), segments.upperBound)
    var empty = 0
    while piece <= last, found.count < most {
      let before = found.count
      append(piece, in: span, upTo: most, to: &found)
      empty = found.count == before ? empty + 1 : 0
      piece += 1
      // After many empty segments, seeking by counting is faster.
      if empty > 40, piece <= last {
        guard let next = seek(1, from: piece, through: last).segment else { break }
        piece = next
        empty = 0
      }
    }
    return found
  }

  mutating func last(in span: ClosedRange<Int>) -> Int? {
    var piece = min(self.segment(at: span.upperBound), segments.upperBound)
    while piece >= segments.lowerBound,
      let found = seek(1, from: piece, through: segments.lowerBound).segment
    {
      var members: [Int] = []
      append(found, in: span, upTo: .max, to: &members)
      if let last = members.last { return last }
      piece = found - 1
    }
    return nil
  }

  /// Returns the instance with this number, where 1 is the first one at or after the second; nil if
  /// there are too few.
  mutating func instance(_ number: Int, from second: Int) -> Int? {
    let first = max(segment(at: second), segments.lowerBound)
    var members: [Int] = []
    append(first, in: second...Int.max, upTo: number, to: &members)
    if members.count >= number { return members[number - 1] }
    let rest = number - members.count
    guard first < segments.upperBound else { return nil }
    let sought = seek(rest, from: first + 1, through: segments.upperBound)
    guard let piece = sought.segment else { return nil }
    members = []
    append(piece, in: second...Int.max, upTo: rest - sought.countBefore, to: &members)
    return members.last
  }

  /// Returns the number of instances in the span.
  mutating func count(in span: ClosedRange<Int>) -> Int {
    let first = max(segment(at: span.lowerBound), segments.lowerBound)
    let last = min(segment(at: span.upperBound), segments.upperBound)
    guard first <= last else { return 0 }
    let atFirst = count(first, in: span)
    guard first < last else { return atFirst }
    let ends = atFirst + count(last, in: span)
    return first + 1 < last ? ends + count(of: first + 1...last - 1) : ends
  }

  mutating func count(_ piece: Int, in span: ClosedRange<Int>) -> Int {
    var members: [Int] = []
    append(piece, in: span, upTo: .max, to: &members)
    return members.count
  }

  mutating func count(of pieces: ClosedRange<Int>) -> Int {
    seek(.max, from: pieces.lowerBound, through: pieces.upperBound).countBefore
  }
}
