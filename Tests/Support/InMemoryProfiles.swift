import HearthDomain
import Synchronization

/// Profiles in memory.
package final class InMemoryProfiles: ProfileRegistry {
  private let roster: Mutex<ProfileRoster>

  package init(_ roster: ProfileRoster = .withOnlyFirst) {
    self.roster = Mutex(roster)
  }

  package func load() throws -> ProfileRoster { roster.withLock { $0 } }

  package func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
    var answer: Answer?
    try roster.withLock { roster in
      var changed = roster
      answer = try body(&changed)
      roster = changed
    }
    guard let answer else { throw DomainError.notFound(.profile, query: "", nearest: []) }
    return answer
  }

  package func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    try change(body)
  }

  package func create(
    _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
    _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    try fill(entry)
    try change(body)
  }
}
