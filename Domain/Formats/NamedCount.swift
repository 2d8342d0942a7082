/// A name that occurs in a file, and the number of records with it.
public struct NamedCount: Hashable, Sendable {
  public let name: String
  public let records: Int

  public init(_ name: String, records: Int) {
    self.name = name
    self.records = records
  }
}
