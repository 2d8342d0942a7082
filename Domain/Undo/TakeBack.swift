/// Takes the last change in an area back, once.
public struct TakeBack: Sendable {
  private let store: any Store
  private let memory: any ChangeMemory

  /// The memory is that of the store's changes.
  public init(store: any Store, memory: any ChangeMemory) {
    self.store = store
    self.memory = memory
  }

  public var history: ChangeHistory { memory.history }

  /// Somebody was told of the last change in the area.
  public func settle(_ area: Area) { memory.settle(area) }

  /// Returns what was taken back; throws ``DomainError/refused(_:)`` when there is nothing, or
  /// something of it was changed again meanwhile, and ``DomainError/conflict(_:holder:)`` when
  /// something else stands in its place. Then all stays as it is.
  @discardableResult
  public func callAsFunction(in area: Area) throws -> Change {
    guard let change = memory.history.last(in: area) else {
      throw DomainError.refused(.nothingToTakeBack)
    }
    do {
      try store.write { try $0.takeBack(change) }
    } catch DomainError.refused(.changedElsewhere(let title)) {
      memory.forget(change.areas)
      throw DomainError.refused(.changedElsewhere(title: title))
    }
    // What has taken it back is a change itself.
    memory.forget(change.areas)
    return change
  }
}

extension Repositories {
  fileprivate func takeBack(_ change: Change) throws {
    var current: [SnapshotPlace: Snapshot] = [:]
    for step in change.steps {
      current[step.place] = try snapshot(at: step.place)
      guard current[step.place]?.meaning == step.after?.meaning else {
        throw DomainError.refused(.changedElsewhere(title: ""))
      }
    }
    let parts = change.steps.filter(\.place.isPart)
    let wholes = change.steps.filter { !$0.place.isPart }
    for step in parts + wholes where step.before == nil { try removeSnapshot(at: step.place) }
    for step in wholes + parts {
      guard let snapshot = step.before else { continue }
      try keep(snapshot, inPlaceOf: current[step.place])
    }
  }

  private func keep(_ snapshot: Snapshot, inPlaceOf current: Snapshot?) throws {
    guard case .saying(var saying) = snapshot, case .saying(let now) = current else {
      return try keep(snapshot)
    }
    saying.openedAt = now.openedAt
    try keep(.saying(saying))
  }
}
