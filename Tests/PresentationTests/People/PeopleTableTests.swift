import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct PeopleTableTests {
  @Test func `names of every kind fit a table of eighty columns`() throws {
    let garden = TendedGarden(.korean)
    let long = String(repeating: "길고긴이름", count: 8)
    for name in [long, "👩‍👩‍👧‍👦 가족", "한글이", "مريم بنت", "e\u{301}lise\u{200F}"] {
      #expect(garden.run(["person", "add", name, "--every", "9"]).status == .done)
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

  @Test(arguments: [20, 40, 69, 70, 120])
  func `no row is wider than the terminal`(width: Int) throws {
    let garden = try TendedGarden.watered(.korean, .terminal)
    garden.stage.width = width
    for line in ["person list", "person show 엄마", "person garden", "person calendar 엄마"] {
      for row in garden.run(line).output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(line): \(row)")
      }
    }
  }
}
