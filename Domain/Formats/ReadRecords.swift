/// The records that an import has read, to recognize those that a file has more than once.
package struct ReadRecords {
  /// Hashes instead of the records, as a file may have hundreds of thousands. Collisions are too
  /// improbable to matter.
  private var hashes: Set<Int> = []

  package init() {}

  /// Adds a record. Returns whether an equal one was added before.
  package mutating func repeats(_ record: some Hashable) -> Bool {
    !hashes.insert(record.hashValue).inserted
  }
}
