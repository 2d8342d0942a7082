/// Set of phrases that do not overlap, with their combined facts.
struct Reading {
  /// Phrase used by the reading.
  struct Use {
    let start: Int
    let end: Int
    let category: Category
    let traits: RuleTraits
    let ruleIndex: Int
  }

  var score: Double
  let facts: Facts
  let uses: [Use]

  /// Indices of the tokens that the phrases cover.
  var coveredIndices: Set<Int> { Set(uses.flatMap { $0.start..<$0.end }) }

  func covers(_ index: Int) -> Bool { uses.contains { $0.start <= index && index < $0.end } }

  /// Whether a phrase is the length of what the title names, not of its repetition.
  var hasLengthOfTitle: Bool {
    uses.contains { $0.category == .length || $0.category == .forLength }
      && (facts.repetition == nil || facts.length?.isOfDays == false)
  }

  func hasUse(_ traits: RuleTraits) -> Bool {
    uses.contains { !$0.traits.isDisjoint(with: traits) }
  }
}

/// Facts of readings without duplicates, with a cache of merges.
struct FactTable {
  private(set) var all = [Facts()]
  private var indices: [Facts: Int] = [Facts(): 0]
  private var merges: [Int: Int] = [:]

  init() {
    indices.reserveCapacity(200)
    merges.reserveCapacity(400)
  }

  mutating func index(of facts: Facts) -> Int {
    if let known = indices[facts] { return known }
    indices[facts] = all.count
    all.append(facts)
    return all.count - 1
  }

  /// Whether a repetition repeats a weekday that is already known: `Sunday lunch every sunday`.
  func repeatsKnownWeekday(_ known: Int, _ other: Int) -> Bool {
    guard let weekday = all[known].moment?.date.onlyWeekday else { return false }
    return all[other].repetition?.weekdays.contains(weekday) ?? false
  }

  /// Whether a repetition got a longer interval from another one: `Fortnightly call mondays`.
  func isSparser(_ other: Int, than merged: Int) -> Bool {
    guard let alone = all[other].repetition, let both = all[merged].repetition else { return false }
    return alone.frequency == both.frequency && alone.interval < both.interval
  }

  /// Returns the index of the merged facts; nil if they contradict each other.
  mutating func merge(_ left: Int, _ right: Int) -> Int? {
    if left == 0 { return right }
    let key = left << 20 | right
    if let known = merges[key] { return known < 0 ? nil : known }
    let result = all[left].merged(with: all[right]).map { index(of: $0) }
    merges[key] = result ?? -1
    return result
  }
}
