/// A name used in a file, and the number of its records.
public struct NamedCount: Hashable, Sendable {
  public let name: String
  public let records: Int

  public init(_ name: String, records: Int) {
    self.name = name
    self.records = records
  }
}
