import Foundation
import HearthTestSupport
import Testing

/// What a newcomer copies from the README works, in the README's order.
@Suite(.waiting) struct ReadmeTests {
  @Test(.enabled(if: hasZoneDatabase)) func `the README's commands work one after another`() throws
  {
    let folder = ScratchFolder()
    var hearth = Binary(home: folder.path)
    hearth.variables = ["HEARTH_NOW": "2026-11-20T09:10", "TZ": "Asia/Seoul"]
    let lines = try commands()
    #expect(lines.count >= 15)
    for line in lines {
      let outcome = try hearth.run(words(of: line).map { $0.replacingCard(in: folder) })
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  private static func text() throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
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
  private func commands() throws -> [String] {
    var isShell = false
    return try ReadmeTests.text().components(separatedBy: "\n").filter { line in
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
