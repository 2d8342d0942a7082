import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Entries about forgotten data fit into a piece.
@Suite(.withLibsodium) struct ForgettingRoomTests: SyncedDevices {
  let relay = InMemoryRelay()

  @Test(.inWholeRuns) func `each entry is small, however long the texts are`() throws {
    let (one, two, _) = try three()
    let add = AddBook(
      context: .of(store: one.store, clock: one.time.clock, newID: one.context.newID))
    for number in 1...100 {
      try add(
        BookDetails(
          title: BookTitle("\(number)"),
          description: BookDescription(String(repeating: "é", count: 4000))))
    }
    for device in [one, two] { _ = try device.sync() }
    let forget = JournalUseCases(one.context, collection: nil).forget
    _ = try forget(forget.changesToForget(.all).map(\.name), as: .all)
    let entries = try one.store.read { try $0.sync.ownEntries(after: 0, limit: .max) }
      .filter { $0.entry.erasure != nil }
    #expect(entries.count > 3)
    #expect(Set(entries.flatMap { $0.entry.erasure?.itemStates.keys.map(\.id) ?? [] }).count >= 100)
    #expect(entries.allSatisfy { SyncCodec.json($0).text.utf8.count < RelayLimits.maxPieceSize })
    for device in [one, two] { #expect(try device.sync().problems == []) }
    #expect(try two.store.read { try $0.books.totals() }.open == 100)
  }

  @Test func `items that were never sent do not limit the journal`() throws {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    let places = [ItemReference(.person, 1), ItemReference(.person, mum.id.rawValue)]
    try one.store.write { repositories in
      var replica = try #require(try StoredReplica(repositories))
      try replica.eraseHistory(
        HistoryErasure(changes: [], items: .selected([places[0]])), at: one.time.clock.now())
      try replica.eraseHistory(
        HistoryErasure(changes: [], items: .selected(Set(places))), at: one.time.clock.now())
    }
    for device in [one, two] { #expect(try device.sync().problems == []) }
    #expect(try two.names == ["Mum"])
  }
}
