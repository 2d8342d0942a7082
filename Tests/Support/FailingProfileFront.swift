import HearthDomain

/// Profile front whose every read fails.
package struct FailingProfileFront: ProfileLockAccess {
  private let error: DomainError

  package init(error: DomainError) {
    self.error = error
  }

  package func hasCurrentSchema() throws -> Bool { throw error }
  package func name() throws -> DisplayName? { throw error }
  package func lock() throws -> ProfileLock? { throw error }
  package func changeLock<Answer>(
    _ body: (inout ProfileLock) throws -> Answer
  ) throws -> Answer? { throw error }
}
