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
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let table = text.components(separatedBy: "## Keys\n").last?.components(separatedBy: "\n## ")[0]
    var told: Set<String> = ["1", "2", "3", "4", "5", "6"]
    for line in try #require(table).components(separatedBy: "\n") where line.hasPrefix("| ") {
      let owner = Area.allCases.first { area in
        line.contains("| in \(area.title.en)") || line.contains("| on \(area.title.en)")
      }
      guard owner == nil || owner == area else { continue }
      let keys = line.components(separatedBy: " | ")[0].components(separatedBy: "`")
      for (place, key) in keys.enumerated() where place % 2 == 1 {
        told.formUnion(key.components(separatedBy: " "))
      }
    }
    for signs in try Self.bindings(of: area) {
      #expect(!told.isDisjoint(with: signs), "\(area.title.en): \(signs)")
    }
  }
}
