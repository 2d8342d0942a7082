/// Marks sayings as opened, liked or used, and removes these marks.
public struct MarkSaying: UseCase, Sendable {
  /// What a saying is marked as: opened, liked or used.
  public enum Mark: Hashable, Sendable {
    /// The saying was read in full, which removes its red dot.
    case opened
    case liked(Bool)
    case used(Bool)
  }

  let context: UseCaseContext

  /// Returns the saying as saved; writes nothing if it already has the mark.
  @discardableResult
  public func callAsFunction(_ id: ID<Saying>, _ mark: Mark) throws -> Saying {
    try self([id], mark)[0]
  }

  /// Marks several sayings and returns them in the given order.
  public func callAsFunction(_ ids: [ID<Saying>], _ mark: Mark) throws -> [Saying] {
    let sayings = try store.read { repositories in try ids.map { try repositories.existing($0) } }
    guard sayings.contains(where: { $0.marked(mark, at: clock.now()) != $0 }) else {
      return sayings
    }
    return try store.write { repositories in
      try ids.map { id in
        let saying = try repositories.existing(id)
        let marked = saying.marked(
          mark, at: try repositories.markingTime(of: mark, at: clock.now()))
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
    case .opened: saying.markOpened(at: now)
    case .liked(let isLiked): saying.setLiked(isLiked, at: now)
    case .used(let isUsed): saying.setUsed(isUsed, at: now)
    }
    return saying
  }
}

extension Repositories {
  /// Returns the time for a new mark: now, or just after the last saying with that mark if that is
  /// later. Lists thus keep the order of marking even if the clock does not advance.
  fileprivate func markingTime(of mark: MarkSaying.Mark, at now: Instant) throws -> Instant {
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
