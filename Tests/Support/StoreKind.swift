import Foundation
import HearthData
import HearthDomain

/// A kind of store that the contract suite runs on.
package enum StoreKind: String, CaseIterable, Sendable {
  case inMemory
  case sqlite

  /// The kinds that can be tried on this machine.
  package static let available = StoreKind.allCases

  /// Whether what was kept is there when the store is opened again.
  package var isLasting: Bool { self != .inMemory }

  /// One of which the journal has that clock, or one of its own.
  package func make(now: Now? = nil) throws -> StoreUnderTest {
    switch self {
    case .inMemory:
      let store = now.map { InMemoryStore(now: $0) } ?? InMemoryStore()
      return StoreUnderTest(kind: self) { store }
    case .sqlite:
      let folder = ScratchFolder()
      try EmptyStore.put(at: folder.file("hearth.db"))
      return StoreUnderTest(kind: self, path: folder.file("hearth.db")) {
        // The store keeps its folder: a file that is gone would be noticed.
        SQLStore.sqlite(path: folder.place("hearth.db"), now: now ?? .fixed("2026-11-20T09:00")) {
          _ = folder
        }
      }
    }
  }
}

/// A fresh store of some kind, as a contract test uses it.
package struct StoreUnderTest: Sendable {
  package let kind: StoreKind
  package let store: any Store
  /// Where it is; nil when it is only in memory.
  package let path: String?
  private let open: @Sendable () -> any Store

  init(kind: StoreKind, path: String? = nil, open: @escaping @Sendable () -> any Store) {
    self.kind = kind
    self.path = path
    self.open = open
    store = open()
  }

  /// Another one of its kind that holds the same.
  package func copy() throws -> StoreUnderTest {
    switch kind {
    case .inMemory:
      let copied = (store as? InMemoryStore).map { InMemoryStore(copying: $0) } ?? InMemoryStore()
      return StoreUnderTest(kind: kind) { copied }
    case .sqlite:
      // What stands in the log is in the file once nobody has it open.
      try (store as? SQLStore)?.close()
      let copied = try kind.make()
      if let path, let place = copied.path {
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: URL(fileURLWithPath: place))
      }
      return copied
    }
  }

  /// The same store as another program would open it; of a store in memory, itself.
  package func reopened() -> any Store { open() }
}
