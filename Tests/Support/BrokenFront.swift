import HearthDomain

/// The front of a profile that cannot be seen.
public struct BrokenFront: ProfileFront {
  private let error: DomainError

  public init(error: DomainError) {
    self.error = error
  }

  public func isOfThisForm() throws -> Bool { throw error }
  public func name() throws -> DisplayName? { throw error }
  public func lock() throws -> ProfileLock? { throw error }
  public func changeLock<Answer>(
    _ body: (inout ProfileLock) throws -> Answer
  ) throws -> Answer? { throw error }
}
