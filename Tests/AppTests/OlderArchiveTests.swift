import Foundation
import HearthTestSupport
import Testing

/// Reads archives written by earlier versions, which knew fewer fields.
///
/// These files are never regenerated, so they contain no field that was added later.
@Suite(.waiting) struct OlderArchiveTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  private static var archives: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: fixtures.path).filter {
        $0.hasSuffix(".json")
      }
    }
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Archives")

  private struct Report: Decodable {
    let read, added, replaced, skipped, warnings: Int
  }

  private func report(of file: URL) throws -> Report {
    let outcome = try hearth.run("import", file.path, "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test(.inWholeRuns, arguments: try Self.archives)
  func `an older archive is imported completely, and importing it again changes nothing`(
    name: String
  ) throws {
    let file = Self.fixtures.appendingPathComponent(name)
    let first = try report(of: file)
    #expect(first.read > 100 && first.added == first.read)
    #expect((first.skipped, first.warnings) == (0, 0))
    let second = try report(of: file)
    #expect((second.added, second.replaced, second.skipped) == (0, 0, 0))
  }

  @Test(.inWholeRuns, arguments: try Self.archives)
  func `changes in an older archive can be undone`(name: String) throws {
    let path = Self.fixtures.appendingPathComponent(name).path
    #expect(try hearth.run("import", path).status == 0)
    for (entry, title) in [
      ("archive-25", "Aunt"), ("archive-22", "Dinner"), ("archive-21", "Walden"),
    ] {
      let outcome = try hearth.run("undo", "--entry", entry)
      #expect(outcome.status == 0 && outcome.output.contains(title), "\(outcome.errors)")
    }
  }
}
