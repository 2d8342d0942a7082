import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

/// Checks that the manual lists the keys of all tabs.
@Suite struct ToldKeysTests {
  /// Returns the letter and symbol keys of each action on a tab.
  private static func bindings(of area: Area) throws -> [[String]] {
    let life = try JournalFixture()
    life.live()
    var app = life.app(.english)
    app.tap(String(area.digit))
    return app.helpPageKeyHelp.compactMap { help in
      let signs = help.keys.compactMap { key -> String? in
        guard case .character(let sign) = key.code, key.modifiers.isSubset(of: .shift) else {
          return nil
        }
        return String(sign)
      }
      return signs.isEmpty ? nil : signs
    }
  }

  @Test(arguments: Area.allCases, Language.allCases)
  func `the manual lists every key of each tab`(area: Area, language: Language) throws {
    let told = Self.told(of: area, language)
    for signs in try Self.bindings(of: area) {
      #expect(!told.isDisjoint(with: signs), "\(area.title.en): \(signs)")
    }
  }

  @Test(arguments: Area.allCases)
  func `both languages list the same keys`(area: Area) {
    #expect(Self.told(of: area, .korean) == Self.told(of: area, .english))
  }

  /// Returns the keys that the manual lists for the tab or for all tabs.
  private static func told(of area: Area, _ language: Language) -> Set<String> {
    let others = Set(Area.allCases.filter { $0 != area }.map { $0.title(language) })
    var told: Set<String> = ["1", "2", "3", "4", "5", "6"]
    for section in HelpTopic.keys.page(language).sections {
      guard case .rows(let rows) = section.content, !others.contains(section.title ?? "") else {
        continue
      }
      for row in rows {
        told.formUnion(row.term.split { " ,".contains($0) }.map(String.init))
        if row.term == "," { told.insert(",") }
      }
    }
    return told.subtracting(["arrows", "화살표"])
  }
}
