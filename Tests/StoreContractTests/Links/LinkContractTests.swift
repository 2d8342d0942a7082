import HearthTestSupport
import Testing

@testable import HearthDomain

/// Links in the store of a device.
@Suite struct LinkContractTests {
  private func id(_ number: Int64) throws -> ID<Link> {
    try #require(ID<Link>(rawValue: number))
  }

  @Test(arguments: StoreKind.available)
  func `conflicts with files are stored beside those of links, and survive a link`(
    kind: StoreKind
  ) throws {
    let tried = try kind.make()
    let link = Link(id: try id(1), place: .folder("/a"), isReadOnly: false)
    let thing = try #require(ID<LinkItem>(rawValue: 9))
    func conflict(_ text: String) -> LinkMerge.Conflict {
      LinkMerge.Conflict(
        part: LinkUnits.wholeItem, unit: LinkUnits.reminders, kept: Array(text.utf8), other: nil)
    }
    let numbers = try tried.store.write { repositories in
      try repositories.links.save(link)
      return try ([("linked", link.id), ("file", nil)] as [(String, ID<Link>?)]).map { text, of in
        try repositories.links.addConflict(
          conflict(text), uid: "a", thing: thing, of: of, at: Instant(milliseconds: 5))
      }
    }
    let found = try tried.reopened().read { try $0.links.conflicts() }
    #expect(found.map(\.number) == numbers && Set(numbers).count == 2)
    #expect(found.map(\.link) == [link.id, nil])
    #expect(found.map(\.conflict) == [conflict("linked"), conflict("file")])
    try tried.store.write { try $0.links.remove(link.id) }
    #expect(try tried.store.read { try $0.links.conflicts() } == Array(found.dropFirst()))
  }

  @Test(arguments: StoreKind.available)
  func `links are read back with their places and synced items`(kind: StoreKind) throws {
    let tried = try kind.make()
    let address = try #require(HTTPAddress("https://cal.example.com/a%20b/"))
    let secret = try #require(HTTPAddress("https://example.org/secret/1.ics?a=b"))
    let links = [
      Link(id: try id(1), place: .folder("/a b/c"), isReadOnly: false),
      Link(
        id: try id(2),
        place: .server(LinkServer(address, user: "미나", passwordCommand: "pass show 'a'")),
        isReadOnly: true, mark: "token x y"),
      Link(id: try id(3), place: .server(LinkServer(address)), isReadOnly: false),
      Link(
        id: try id(4), place: .subscription(Subscription(.address(secret), reminds: true)),
        isReadOnly: true, mark: "5 \"a\""),
      Link(
        id: try id(5), place: .subscription(Subscription(.file("/a b.ics"), reminds: false)),
        isReadOnly: true),
    ]
    let thing = try #require(ID<LinkItem>(rawValue: 9))
    let bases = [
      LinkBase(
        uid: "a", thing: thing, file: "a.ics", tag: LinkTag("\"1\""), text: Array("A\r\n".utf8),
        here: Array("가".utf8)),
      LinkBase(uid: "b", thing: thing, file: "b.ics", tag: .mustBeRead, text: [65]),
    ]
    let state = LinkRefusal.State(
      item: "1 2", program: "0.1.0", since: Instant(milliseconds: 1_795_860_000_000))
    let names: [ExternalName] = ["a", "b"]
    let refusals = names.map { LinkRefusal(uid: $0, words: "no \($0)", state: state) }
    try tried.store.write { repositories in
      for link in links { try repositories.links.save(link) }
      for base in bases { try repositories.links.save(base, of: links[1].id) }
      try repositories.links.save(refusals, of: links[1].id)
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(try repositories.links.links() == links)
        #expect(try repositories.links.bases(of: links[1].id) == bases)
        #expect(try repositories.links.bases(of: links[0].id) == [])
        #expect(try repositories.links.refusals(of: links[1].id) == refusals)
        #expect(try repositories.links.refusals(of: links[2].id) == [])
      }
    }
    try tried.store.write { repositories in
      for text in ["one", "two", "one"] {
        for uid in names {
          try repositories.links.save(sent: Array(text.utf8), of: uid, of: links[1].id)
        }
      }
      try repositories.links.save(bases[0], of: links[1].id)
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(
          try repositories.links.sentStates(of: links[1].id)
            == ["b": ["one", "two"].map { Array($0.utf8) }])
        #expect(try repositories.links.sentStates(of: links[0].id).isEmpty)
      }
    }
    try tried.store.write { try $0.links.removeBase("b", of: links[1].id) }
    #expect(try tried.store.read { try $0.links.sentStates(of: links[1].id) }.isEmpty)
    try tried.store.write { try $0.links.save(bases[1], of: links[1].id) }
    var marked = links[1]
    marked.syncToken = nil
    try tried.store.write { repositories in
      try repositories.links.save(marked)
      try repositories.links.save([], of: marked.id)
      try repositories.links.remove(links[0].id)
    }
    try tried.store.read { (repositories) throws in
      #expect(try repositories.links.links() == [marked] + links[2...])
      // Saving a link again keeps its bases.
      #expect(try repositories.links.bases(of: marked.id) == bases)
      #expect(try repositories.links.refusals(of: marked.id) == [])
    }
  }
}
