/// How many things a sample has.
public struct SampleCounts: Hashable, Sendable {
  public package(set) var people = 0
  public package(set) var waterings = 0
  public package(set) var sayings = 0
  public package(set) var moods = 0
  public package(set) var events = 0
  public package(set) var books = 0
  public package(set) var records = 0

  package init() {}

  /// All of them.
  public var sum: Int { people + waterings + sayings + moods + events + books + records }
}
