import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Consistency of the lists of kinds and tables, which the compiler does not check.
@Suite struct KindTests {
  @Test func `every searched kind has a number and a derived table`() {
    let numbered = Kind.allCases.filter { $0.searchNumber > 0 }
    #expect(Set(DerivedTable.all.map(\.kind)) == Set(numbered))
    #expect(DerivedTable.all.count == numbered.count)
    #expect(Set(numbered.map(\.searchNumber)).count == numbered.count)
    #expect(Set(numbered).isSuperset(of: Kind.searchedKinds))
  }

  @Test func `every table is archived, derived, or belongs to the journal`() throws {
    let folder = ScratchFolder()
    let store = SQLStore.sqlite(path: folder.place("hearth.db"), now: .fixed("2026-11-20T09:00"))
    let tables = try store.transaction(.write) { connection, _ in
      try connection.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table'", of: "sqlite_master"
      ) { try $0.text("name") }
    }
    // The journal, and data about other devices and linked folders, stay with the store.
    let own = tables.filter { name in
      ["journal_", "sync_", "link"].contains { name.hasPrefix($0) }
    }
    let following =
      TriggerTotals.tables + own + [
        "migration", "search", "saying_tag", "mood_tag", "event_reminder", "book_finding",
      ]
    let kept = Set(tables.filter { !$0.contains("search_") && !$0.contains("_word") })
    #expect(kept.subtracting(following) == Set(ArchiveArea.all.map(\.table)))
  }
}
