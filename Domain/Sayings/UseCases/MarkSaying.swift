/// Opens, likes and uses sayings, and takes it back.
public struct MarkSaying: UseCase, Sendable {
  /// What is noted about a saying.
  public enum Mark: Hashable, Sendable {
    /// It was read in full, which takes its red dot away.
    case opened
    case liked(Bool)
    case used(Bool)
  }

  let context: UseCaseContext

  /// Returns the saying as saved; nothing is written when it was marked so already.
  @discardableResult
  public func callAsFunction(_ id: ID<Saying>, _ mark: Mark) throws -> Saying {
    try self([id], mark)[0]
  }

  /// The same of several, in their order.
  public func callAsFunction(_ ids: [ID<Saying>], _ mark: Mark) throws -> [Saying] {
    let sayings = try store.read { repositories in try ids.map { try repositories.existing($0) } }
    guard sayings.contains(where: { $0.marked(mark, at: clock.now()) != $0 }) else {
      return sayings
    }
    return try store.write { repositories in
      try ids.map { id in
        let saying = try repositories.existing(id)
        let marked = saying.marked(mark, at: try repositories.moment(of: mark, at: clock.now()))
        if marked != saying { try repositories.sayings.save(marked) }
        return marked
      }
    }
  }
}

extension Saying {
  func marked(_ mark: MarkSaying.Mark, at now: Instant) -> Saying {
    var saying = self
    switch mark {
    case .opened: saying.open(at: now)
    case .liked(let isLiked): saying.like(isLiked, at: now)
    case .used(let isUsed): saying.use(isUsed, at: now)
    }
    return saying
  }
}

extension Repositories {
  /// Now, or right after the last one that was marked so: what is listed by that moment keeps the
  /// order in which it was marked, even by a clock that stands still.
  fileprivate func moment(of mark: MarkSaying.Mark, at now: Instant) throws -> Instant {
    let list: SayingList
    switch mark {
    case .liked(true): list = .liked
    case .used(true): list = .used
    case .opened, .liked(false), .used(false): return now
    }
    let last = try sayings.list(SayingFilter(list), at: now, in: 0..<1).first
    guard let marked = list == .liked ? last?.likedAt : last?.usedAt, marked >= now else {
      return now
    }
    return marked.adding(milliseconds: 1)
  }
}
