import Foundation
import HearthData
import HearthDomain

/// Kind of store on which the contract suite runs.
package enum StoreKind: String, CaseIterable, Sendable {
  case inMemory
  case sqlite

  /// Kinds that are available on this machine.
  package static let available = StoreKind.allCases

  /// Whether the data are still there after reopening the store.
  package var isLasting: Bool { self != .inMemory }

  /// Creates an empty store; `now` is the clock of its journal.
  package func make(now: Now? = nil) throws -> StoreUnderTest {
    switch self {
    case .inMemory:
      let store = now.map { InMemoryStore(now: $0) } ?? InMemoryStore()
      return StoreUnderTest(kind: self) { store }
    case .sqlite:
      let folder = ScratchFolder()
      try EmptyStore.put(at: folder.file("hearth.db"))
      return StoreUnderTest(kind: self, path: folder.file("hearth.db")) {
        // The store retains its folder, because it would notice a deleted file.
        SQLStore.sqlite(path: folder.place("hearth.db"), now: now ?? .fixed("2026-11-20T09:00")) {
          _ = folder
        }
      }
    }
  }
}

/// New store of some kind, for a contract test.
package struct StoreUnderTest: Sendable {
  package let kind: StoreKind
  package let store: any Store
  /// Path of the store; nil for a store in memory.
  package let path: String?
  private let open: @Sendable () -> any Store

  init(kind: StoreKind, path: String? = nil, open: @escaping @Sendable () -> any Store) {
    self.kind = kind
    self.path = path
    self.open = open
    store = open()
  }

  /// Returns a copy of the store with the same data.
  package func copy() throws -> StoreUnderTest {
    switch kind {
    case .inMemory:
      let copied = (store as? InMemoryStore).map { InMemoryStore(copying: $0) } ?? InMemoryStore()
      return StoreUnderTest(kind: kind) { copied }
    case .sqlite:
      // Closing moves the contents of the log to the file.
      try (store as? SQLStore)?.close()
      let copied = try kind.make()
      if let path, let place = copied.path {
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: URL(fileURLWithPath: place))
      }
      return copied
    }
  }

  /// Returns the store opened again, as by another process; a store in memory returns itself.
  package func reopened() -> any Store { open() }
}
