import Foundation
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// What a newcomer copies from the README works, in the README's order; in Korean, too.
@Suite(.waiting) struct ReadmeTests {
  @Test(
    .enabled(if: hasZoneDatabase),
    arguments: [("README.md", "en_US.UTF-8"), (".github/KOREAN.md", "ko_KR.UTF-8")])
  func `a page's commands work one after another`(page: String, language: String) throws {
    let folder = ScratchFolder()
    var hearth = Binary(home: folder.path)
    hearth.variables = ["HEARTH_NOW": "2026-11-20T09:10", "LANG": language]
    let lines = try Self.commands(of: page)
    #expect(lines.count >= 15)
    for line in lines {
      let outcome = try hearth.run(words(of: line).map { $0.replacingCard(in: folder) })
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  @Test func `the picture of its first page is what the program shows`() throws {
    let shown = try Self.text("Tests/Goldens/Demo/today-en-80x24.golden")
    let picture = try #require(
      try Self.text().components(separatedBy: "```text\n").dropFirst().first
    )
    .components(separatedBy: "```")[0]
    #expect(Self.lines(of: picture) == Self.lines(of: shown))
  }

  @Test(arguments: [
    "README.md", ".github/KOREAN.md", ".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md",
    ".github/SECURITY.md", "Domain/README.md", "Data/README.md", "Presentation/README.md",
    "Tests/README.md",
  ])
  func `every command that is named is one, and knows its options`(page: String) throws {
    let grammar = AppContainer.commands.parser.grammar
    for line in try Self.named(in: page) {
      let words = words(of: line)
      let called = words.prefix { !$0.hasPrefix("-") }
      let spec = (1...max(1, called.count)).reversed().lazy
        .compactMap { grammar.spec(spelled: Array(called.prefix($0))) }.first
      #expect(
        spec != nil || called.isEmpty || grammar.continues(Array(called.prefix(2))),
        "\(page): \(line)")
      let options = (spec?.options ?? []) + GlobalOptions.specs
      for word in words where word.hasPrefix("--") {
        let name = word.components(separatedBy: "=")[0]
        #expect(
          spec == nil && !called.isEmpty || options.contains { $0.isSpelled(name) },
          "\(page): \(name) in \(line)")
      }
    }
  }

  /// What stands in code and begins with the program's name, in sentences and in blocks.
  private static func named(in page: String) throws -> [String] {
    var isBlock = true
    return try text(page).components(separatedBy: "```").flatMap { part in
      isBlock.toggle()
      if isBlock { return part.components(separatedBy: "\n") }
      return part.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { $0.element.components(separatedBy: .newlines).joined(separator: " ") }
    }
    .filter { $0.hasPrefix("hearth ") }
  }

  /// Without what ends them and nobody sees.
  private static func lines(of picture: String) -> [String] {
    var lines = picture.components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ page: String = "README.md") throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }

  /// The programs whose files that command reads, as the table of what comes from elsewhere says;
  /// formats that no program has for itself aside.
  static func programs(importedBy command: String) throws -> [String] {
    let line = try text().components(separatedBy: "\n").first {
      $0.hasPrefix("|") && $0.contains("`\(command)`")
    }
    let cells = try #require(line).components(separatedBy: "|")
    return cells[1].components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !["CSV", "JSON"].contains($0) }
  }

  /// The lines of the shell blocks that begin with the program's name.
  private static func commands(of page: String) throws -> [String] {
    var isShell = false
    return try text(page).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { isShell = line == "```sh" }
      return isShell && line.hasPrefix("hearth ") && !line.contains(">")
    }
  }

  /// The words after the program's name, without the remark; quotes hold words together.
  private func words(of line: String) -> [String] {
    let command = line.components(separatedBy: " # ")[0].dropFirst("hearth ".count)
    return command.components(separatedBy: "\"").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }
}

extension String {
  /// A file to be written, in the folder of the test.
  fileprivate func replacingCard(in folder: ScratchFolder) -> String {
    [".svg", ".json", ".html"].contains(where: hasSuffix) ? folder.file(self) : self
  }
}
