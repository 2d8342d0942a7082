/// What was changed at once, piece by piece, so that it can be taken back.
public struct Change: Hashable, Sendable {
  /// A thing as it was before and after; nil where it was not there.
  public struct Step: Hashable, Sendable {
    public let place: SnapshotPlace
    public let before: Snapshot?
    public let after: Snapshot?

    public init(at place: SnapshotPlace, from before: Snapshot?, to after: Snapshot?) {
      self.place = place
      self.before = before
      self.after = after
    }

    public var isRemoval: Bool { before != nil && after == nil }
    public var isAddition: Bool { before == nil && after != nil }
    var changesNothing: Bool { before?.meaning == after?.meaning }
  }

  public let steps: [Step]
  /// The step that tells what all of it was about: the person of a removal, not their waterings;
  /// the watering, not the person who has more affection by it.
  public let main: Step

  /// Nil when none of the steps changes anything.
  public init?(_ steps: [Step]) {
    let steps = steps.filter { !$0.changesNothing }
    guard let main = steps.min(by: { $0.rank < $1.rank }) else { return nil }
    self.steps = steps
    self.main = main
  }

  public var area: Area { main.place.area }
  public var areas: Set<Area> { Set(steps.map(\.place.area)) }
  /// Whether something was there before that is no more.
  public var isRemoval: Bool { main.isRemoval }

  var canBeTakenBack: Bool { steps.allSatisfy { $0.before != nil || $0.place.isRemovable } }

  /// Both changes as one, where the next one goes on with what this one has added.
  func followed(by next: Change) -> Change? {
    let added = Set(steps.filter(\.isAddition).map(\.place))
    guard next.steps.contains(where: { added.contains($0.place) }) else { return nil }
    let later = Dictionary(uniqueKeysWithValues: next.steps.map { ($0.place, $0) })
    let own = Set(steps.map(\.place))
    return Change(
      steps.map { step in
        later[step.place].map { Step(at: step.place, from: step.before, to: $0.after) } ?? step
      } + next.steps.filter { !own.contains($0.place) })
  }
}

extension Change.Step {
  /// The smaller, the more it tells.
  fileprivate var rank: Int {
    let isWhole = before == nil || after == nil
    return switch place {
    case .person, .book: isWhole ? 0 : 5
    case .watering, .postponement, .record, .sentence: isWhole ? 1 : 3
    case .saying, .mood, .event: isWhole ? 2 : 4
    case .contact, .pastReading, .rest: 6
    }
  }
}
