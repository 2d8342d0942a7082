import HearthDomain
import HearthTestSupport

extension StoreKind {
  /// Returns a store with two books that are being read and these records.
  func makeShelf(_ records: [ReadingRecord] = []) throws -> StoreUnderTest {
    let tried = try make()
    try save([book(1, reading: reading()), book(2, reading: reading())], in: tried.store)
    try tried.store.write { repositories in
      for record in records { try repositories.readingRecords.save(record) }
    }
    return tried
  }
}
