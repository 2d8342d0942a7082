import HearthDomain
import Testing

@Suite struct ProfileRosterTests {
  private let roster: ProfileRoster

  init() throws {
    var roster = ProfileRoster.withOnlyFirst
    for (number, name) in ["Work", "지은", "Ana"].enumerated() {
      _ = try roster.add(DisplayName(name), id: #require(ID(rawValue: Int64(number + 1))))
    }
    self.roster = roster
  }

  @Test(arguments: [
    ("Work", "Work"), ("work", "Work"), ("지은", "지은"), ("guest", ""), ("손님", ""), ("GUEST", ""),
  ])
  func `a profile is found by its name`(words: String, name: String) throws {
    #expect(try roster.entry(named: words).name.value == name)
  }

  @Test(arguments: [("Wrok", ["Work"]), ("지언", ["지은"]), ("gest", ["guest"]), ("zzz", [])])
  func `an unknown name returns the nearest names`(words: String, nearest: [String]) {
    #expect(throws: DomainError.notFound(.profile, query: words, nearest: nearest)) {
      try roster.entry(named: words)
    }
  }

  @Test func `the first profile is current until another is selected`() throws {
    var roster = roster
    #expect(roster.currentFile == "hearth.db")
    roster.use(try roster.entry(named: "Work"))
    #expect(roster.currentEntry.name.value == "Work")
    roster.remove(try roster.entry(named: "Work"))
    #expect(roster.currentFile == "hearth.db")
    #expect(roster.entries.count == 3)
  }

  @Test func `a removed first profile starts again empty`() throws {
    var roster = roster
    roster.setName(try DisplayName("Mina"), of: "hearth.db")
    roster.remove(try roster.entry(named: "Mina"))
    #expect(try roster.entry(named: "guest").file == "hearth.db")
  }

  @Test func `two profiles cannot have the same name`() throws {
    var roster = roster
    let id = try #require(ID<Profile>(rawValue: 9))
    #expect(throws: DomainError.conflict(.profile, holder: "Work")) {
      try roster.add(DisplayName("WORK"), id: id)
    }
    #expect(throws: DomainError.self) { try roster.add(.blank, id: id) }
  }

  @Test(arguments: ["../x.db", "profiles/../x.db", "profiles/.db", "/etc/passwd", "profiles/A.db"])
  func `a profile's file cannot be outside the folder`(file: String) {
    #expect(ProfileRoster([.init(file: file, name: .blank)]) == nil)
  }
}
