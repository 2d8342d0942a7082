import HearthDomain
import Synchronization

/// Covers in memory, for an in-memory store.
package final class InMemoryCovers: BookCovers {
  private let covers = Mutex<[String: [UInt8]]>([:])

  package init() {}

  package func cover(of isbn: ISBN) -> [UInt8]? { covers.withLock { $0[isbn.value] } }

  package func save(_ cover: [UInt8], of isbn: ISBN) { covers.withLock { $0[isbn.value] = cover } }

  package func remove(_ isbn: ISBN) { covers.withLock { $0[isbn.value] = nil } }

  package func allISBNs() -> [ISBN] {
    covers.withLock { $0.keys.sorted() }.compactMap { try? ISBN($0) }
  }
}
