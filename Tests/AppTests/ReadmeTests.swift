import Foundation
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Checks that the commands a newcomer copies from the README work in its order, in Korean as well.
@Suite(.waiting) struct ReadmeTests {
  @Test(
    .enabled(if: hasZoneDatabase),
    arguments: [("README.md", "en_US.UTF-8"), (".github/KOREAN.md", "ko_KR.UTF-8")])
  func `the commands of a page work one after another`(page: String, language: String) throws {
    let folder = ScratchFolder()
    var hearth = Binary(home: folder.path)
    hearth.variables = ["HEARTH_NOW": "2026-11-20T09:10", "LANG": language]
    let lines = try Self.commands(of: page)
    #expect(lines.count >= 10)
    for line in lines {
      let outcome = try hearth.run(words(of: line).map { $0.replacingCard(in: folder) })
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  @Test(arguments: ["README.md", ".github/KOREAN.md", ".github/CONTRIBUTING.md"])
  func `the introductory pages are short`(page: String) throws {
    #expect(try Self.text(page).components(separatedBy: "\n").count <= 151)
  }

  @Test(
    arguments: [
      "README.md", ".github/KOREAN.md", ".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md",
      ".github/SECURITY.md", "Domain/README.md", "Data/README.md", "Presentation/README.md",
      "Tests/README.md",
    ] + manual)
  func `every command in the documentation exists with its options`(page: String) throws {
    let isKorean = page.contains("/ko/") || page.contains("KOREAN")
    let grammar = Grammar(
      AppContainer.commands.parser.grammar.specs, in: isKorean ? .korean : .english)
    for line in try Self.named(in: page) {
      let words = words(of: line)
      let called = words.prefix { !$0.hasPrefix("-") }
      let spec = (1...max(1, called.count)).reversed().lazy
        .compactMap { grammar.spec(spelled: Array(called.prefix($0))) }.first
      #expect(
        spec != nil || called.isEmpty || grammar.hasLongerSpelling(than: Array(called.prefix(2))),
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

  /// Returns all code on the page that starts with the program's name, in sentences and in blocks.
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

  /// The paths of the manual's pages.
  private static let manual = HelpTopic.all.flatMap { topic in
    ["en", "ko"].map { ".github/manual/\($0)/\(topic.name).md" }
  }

  private static func text(_ page: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }

  /// Returns the lines in shell blocks that start with the program's name.
  private static func commands(of page: String) throws -> [String] {
    var isShell = false
    return try text(page).components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { isShell = line == "```sh" }
      return isShell && line.hasPrefix("hearth ") && !line.contains(">")
    }
  }

  /// Returns the words after the program's name, without the trailing comment. Quotes keep words
  /// together.
  private func words(of line: String) -> [String] {
    let command = line.components(separatedBy: " # ")[0].dropFirst("hearth ".count)
    return command.components(separatedBy: "\"").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }
}

extension String {
  /// Returns the path of an output file in the test's folder, or the word itself if it names no
  /// such file.
  fileprivate func replacingCard(in folder: ScratchFolder) -> String {
    [".svg", ".json", ".html"].contains(where: hasSuffix) ? folder.file(self) : self
  }
}
