import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ImportContactsTests {
  @Test(arguments: StoreKind.available)
  func `ten thousand cards are imported at once, and again`(kind: StoreKind) throws {
    let tried = try kind.make()
    let cards = try (0..<10_000).map { number in
      ContactDetails(
        name: try ContactName("지인 \(number)"),
        phones: [try PhoneNumber("010-\(1000 + number / 10)-\(1000 + number % 10)")])
    }
    let add = ImportContacts(store: tried.store, newID: Self.newID)
    #expect(try add(cards).added == 10_000)
    #expect(try add(cards).unchanged == 10_000)
    let found = try tried.reopened().read {
      try $0.contacts.list(ContactFilter(search: "지인 777"), in: 0..<99)
    }
    #expect(found.map(\.name) == ["지인 777"] + (0..<10).map { "지인 777\($0)" })
  }

  @Test(arguments: StoreKind.available)
  func `each of many cards of one name is one contact, and again`(kind: StoreKind) throws {
    let tried = try kind.make()
    func card(_ name: String, _ note: String) throws -> ContactDetails {
      ContactDetails(
        name: try ContactName(name), card: "BEGIN:VCARD\nNOTE:\(note)\nEND:VCARD\n")
    }
    let cards = try (0..<3000).map { try card("Mina", "\($0)") }
    let add = ImportContacts(store: tried.store, newID: Self.newID)
    #expect(try add(cards).added == 3000)
    #expect(try add(cards.reversed()).unchanged == 3000)
    // What nobody knows yet takes the places of those who are not there any more.
    let new = try (0..<20).map { try card("mina", "new \($0)") }
    let changed = try add(Array(cards.dropFirst(10)) + new)
    #expect(changed.unchanged == 2990 && changed.updated == 10 && changed.added == 10)
  }

  private static var newID: NewID {
    NewID(
      now: .fixed("2026-03-01T09:00"),
      randomness: Randomness { UInt64.random(in: 0 ... .max) })
  }
}
