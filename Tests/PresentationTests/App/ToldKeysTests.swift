import Foundation
import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

/// The keys of the tabs are told where people look for them: in the help and in the README.
@Suite struct ToldKeysTests {
  /// Of each key that a tab has, as far as it is a letter or a sign.
  private static func bindings(of area: Area) throws -> [[String]] {
    let life = try JournalFixture()
    life.live()
    var app = life.app(.english)
    app.tap(String(area.digit))
    return app.keyHelpOfPage.compactMap { help in
      let signs = help.keys.compactMap { key -> String? in
        guard case .character(let sign) = key.code, key.modifiers.isSubset(of: .shift) else {
          return nil
        }
        return String(sign)
      }
      return signs.isEmpty ? nil : signs
    }
  }

  @Test(arguments: Area.allCases)
  func `the help tells every key of a tab`(area: Area) throws {
    var told: Set<String> = ["1", "2", "3", "4", "5", "6"]
    for case .rows(_, let rows) in HelpTopic.keys.parts {
      for row in rows {
        let owner = Area.allCases.first { row.value.en.hasPrefix($0.title.en + ":") }
        guard owner == nil || owner == area else { continue }
        told.formUnion(row.key.split { " ,".contains($0) }.map(String.init))
        if row.key.hasPrefix(",") { told.insert(",") }
      }
    }
    for signs in try Self.bindings(of: area) {
      #expect(!told.isDisjoint(with: signs), "\(area.title.en): \(signs)")
    }
  }

  @Test(arguments: Area.allCases)
  func `the README tells every key of a tab`(area: Area) throws {
    let told = try Self.toldByReadme(of: area)
    for signs in try Self.bindings(of: area) {
      #expect(!told.isDisjoint(with: signs), "\(area.title.en): \(signs)")
    }
  }

  @Test(arguments: Area.allCases)
  func `the Korean page tells of a tab only what the README does`(area: Area) throws {
    let told = try Self.told(of: area, by: ".github/KOREAN.md", below: "단축키") { ["\($0.ko):"] }
    #expect(told.isSuperset(of: ["Tab", "Enter", "?"]))
    #expect(try told.subtracting(Self.toldByReadme(of: area)) == [])
  }

  private static func toldByReadme(of area: Area) throws -> Set<String> {
    try told(of: area, by: "README.md", below: "Keys") { ["in \($0.en)", "on \($0.en)"] }
  }

  /// What stands in code in the table of keys, unless its row begins as that of another tab.
  private static func told(
    of area: Area, by page: String, below title: String, beginning: (Words) -> [String]
  ) throws -> Set<String> {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let table = text.components(separatedBy: "## \(title)\n").last?
      .components(separatedBy: "\n## ")[0]
    var told: Set<String> = ["1", "2", "3", "4", "5", "6"]
    for line in try #require(table).components(separatedBy: "\n") where line.hasPrefix("| ") {
      let owner = Area.allCases.first { area in
        beginning(area.title).contains { line.contains("| \($0)") }
      }
      guard owner == nil || owner == area else { continue }
      let keys = line.components(separatedBy: " | ")[0].components(separatedBy: "`")
      for (place, key) in keys.enumerated() where place % 2 == 1 {
        told.formUnion(key.components(separatedBy: " "))
      }
    }
    return told
  }
}
