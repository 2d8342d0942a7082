import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PeopleTableTests {
  @Test func `names of every kind fit into a table of eighty columns`() throws {
    let garden = PeopleCommandFixture(.korean)
    let long = String(repeating: "길고긴이름", count: 8)
    for name in [long, "👩‍👩‍👧‍👦 가족", "한글이", "مريم بنت", "e\u{301}lise\u{200F}"] {
      #expect(garden.run(["person", "add", name, "--every", "9"]).status == .success)
    }
    for line in ["person list", "person garden", "person history \(long)", "person show \(long)"] {
      let output = garden.run(line).output
      for row in output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= 80, "\(row)")
      }
      #expect(!output.unicodeScalars.contains("\u{200F}"))
    }
    try expectGolden("People/names", garden.transcript)
  }

  @Test(arguments: Language.allCases)
  func `a long note continues below its row`(language: Language) throws {
    let garden = try Self.noted(language)
    garden.run("person history 지민")
    garden.fixture.width = 50
    garden.run("person history 지민")
    try expectGolden("People/history-\(language.rawValue)", garden.transcript)
  }

  @Test(arguments: [50, 64, 80, 120, 300])
  func `a note that does not fit its row is not shortened`(width: Int) throws {
    let garden = try Self.noted(.korean)
    garden.fixture.width = width
    let output = garden.run("person history 지민").output
    #expect(!output.contains("…"))
    for row in output.split(separator: "\n") {
      #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(row)")
      #expect(!row.hasSuffix(" "), "\(row)")
    }
    for word in Self.memo.split(separator: " ") { #expect(output.contains(word), "\(word)") }
  }

  @Test(arguments: [40, 60, 72])
  func `names, ids and affection are readable in narrow tables`(width: Int) throws {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add \"Nora Field\" --every 14")
    let person = try garden.people.find("Nora Field")
    garden.fixture.width = width
    let listed = garden.run("person list").output
    #expect(listed.contains("Nora Field ") && listed.contains(person.id.shortForm), "\(listed)")
    let grown = garden.run("person garden").output
    #expect(grown.contains("Nora Field ") && grown.contains("0%"), "\(grown)")
    for output in [listed, grown] {
      #expect(!output.contains("…"), "\(output)")
      for row in output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(row)")
      }
    }
  }

  @Test func `words of a note are not split at forty columns`() throws {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add Nora --every 14")
    garden.run("water Nora --by call --keyword music --memo \"listened to the exhibition\"")
    garden.fixture.width = 40
    let output = garden.run("person history Nora").output
    for word in ["listened", "exhibition"] { #expect(output.contains(word), "\(output)") }
    // It has a row of its own there, and the other details stay.
    #expect(output.contains("\n  listened to the exhibition\n"), "\(output)")
    let id = try garden.people.history(of: garden.people.find("Nora").id, in: 0..<1)[0].watering.id
    #expect(output.contains("#music") && output.contains(id.shortForm), "\(output)")
  }

  @Test(arguments: [40, 60, 80])
  func `a longer name is complete before other columns are shown`(width: Int) throws {
    let garden = PeopleCommandFixture(.english)
    garden.run("person add \"Bartholomew Gray\" --every 14")
    garden.run("contact add \"Penelope Winters\" --phone 010-1111-2222 --birthday 1960-03-21")
    let id = try garden.people.find("Bartholomew Gray").id
    garden.fixture.width = width
    let listed = garden.run("person list").output
    #expect(listed.contains("Bartholomew Gray ") && listed.contains(id.shortForm), "\(listed)")
    let grown = garden.run("person garden").output
    #expect(grown.contains("Bartholomew Gray ") && grown.contains("0%"), "\(grown)")
    let known = garden.run("contact list").output
    #expect(known.contains("Penelope Winters ") && known.contains("1111-2222"), "\(known)")
    #expect(!(listed + grown + known).contains("…"))
    // Everything is shown when there is enough space.
    #expect(listed.contains("dandelion") == (width == 80), "\(listed)")
    #expect(known.contains("1960") == (width == 80) || width == 60, "\(known)")
  }

  private static let memo =
    "유자차를 담가 보내 주신다고 했다. 무릎은 많이 나으셨고, 다음 달에 내려가면 함께 장에 가기로 했다. 사진도 잔뜩 찍어 오라고 하신다."

  private static func noted(_ language: Language) throws -> PeopleCommandFixture {
    let garden = PeopleCommandFixture(language, on: "2026-11-20")
    for line in [
      "person add 지민 --every 5 --planted 2026-11-01", "water 지민 --by call --on 2026-11-10",
      "water 지민 --by meet --on 2026-11-12 --keyword 여행 --keyword 김장 --memo \"\(memo)\"",
      "water 지민 --by mail --on 2026-11-14 --memo \"short\"",
    ] {
      #expect(garden.run(line).status == .success, "\(line)")
    }
    return garden
  }

  @Test(arguments: [20, 40, 69, 70, 120])
  func `no row is wider than the terminal`(width: Int) throws {
    let garden = try PeopleCommandFixture.watered(.korean, .terminal)
    garden.fixture.width = width
    for line in ["person list", "person show 엄마", "person garden", "person calendar 엄마"] {
      for row in garden.run(line).output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(line): \(row)")
      }
    }
  }
}
