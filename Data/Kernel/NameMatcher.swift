import HearthDomain

/// How well things answer to a few words, so that all stores deliver the same ones.
struct NameMatcher {
  let words: String
  /// The words as the last letters of an id; nil if they cannot be.
  let tail: IDTail?
  private let isSpaceless: Bool

  /// Names only, where no spaces count.
  init(spaceless words: String) {
    self.words = words
    tail = nil
    isSpaceless = true
  }

  init(_ words: String) {
    self.words = words
    isSpaceless = false
    let typed = words.drop(while: \.isWhitespace)
    let end = typed.lastIndex { !$0.isWhitespace }
    tail = end.flatMap { IDTail(typed[...$0]) }
  }

  /// A thing that may be meant; less is better.
  struct Fit<Thing>: Comparable {
    let rank: Int
    let id: ID<Thing>

    static func < (left: Fit, right: Fit) -> Bool {
      (left.rank, left.id) < (right.rank, right.id)
    }
  }

  /// How the words fit the id, or else the names; nil if they fit neither.
  func fit<Thing>(_ id: ID<Thing>, _ names: [String]) -> Fit<Thing>? {
    if tail?.matches(id) == true { return Fit(rank: -1, id: id) }
    let fit =
      isSpaceless
      ? NameFit(ofSpaceless: words, toAny: names) : NameFit(of: words, toAny: names)
    return fit.map { Fit(rank: $0.rawValue, id: id) }
  }
}
