import HearthDomain

extension InMemoryStore: ProfileLockAccess {
  public func hasCurrentSchema() -> Bool { true }

  public func name() throws -> DisplayName? {
    try read { try $0.profile.load().displayName }
  }

  public func lock() throws -> ProfileLock? {
    try read { try $0.profile.lock() }
  }

  public func changeLock<Answer>(
    _ body: (inout ProfileLock) throws -> Answer
  ) throws -> Answer? {
    try write { repositories in
      guard var lock = try repositories.profile.lock() else { return nil }
      let answer = try body(&lock)
      try repositories.profile.saveLock(lock)
      return answer
    }
  }
}
