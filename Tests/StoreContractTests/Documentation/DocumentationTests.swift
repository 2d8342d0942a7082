import Foundation
import Testing

/// Checks that the examples in the documentation compile and print the documented output.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: ["Days", "Keeping"])
  func `every example in the documentation is compiled`(page: String) throws {
    let examples = try Self.text(
      "Tests/StoreContractTests/Documentation/DocumentationExamples.swift")
    let codes = try Self.blocks("swift", in: Self.page(page))
    #expect(!codes.isEmpty)
    for code in codes {
      let isThere = ["  ", "    "].contains { examples.contains(code.indented(by: $0)) }
      #expect(isThere, "not in DocumentationExamples.swift:\n\(code)")
    }
  }

  @Test
  func `every example prints the output shown below it`() throws {
    #expect(
      try Self.blocks("text", in: Self.page("Days"))
        == [
          printed { try $0.days() }, printed { try $0.lunarDates() }, printed { try $0.texts() },
          printed { try $0.finding() },
        ])
    #expect(
      try Self.blocks("text", in: Self.page("Keeping"))
        == [printed { try $0.keepInTouch() }, printed { try $0.finishABook() }])
  }

  private func printed(
    by example: (inout DocumentationExamples) throws -> Void
  ) rethrows -> String {
    var examples = DocumentationExamples()
    try example(&examples)
    return examples.printed
  }

  private static func page(_ name: String) throws -> String {
    try text("Domain/HearthDomain.docc/\(name).md")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the contents of all fenced blocks of that kind.
  private static func blocks(_ kind: String, in page: String) -> [String] {
    page.components(separatedBy: "```\(kind)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }
}

extension String {
  fileprivate func indented(by spaces: String) -> String {
    components(separatedBy: "\n").map { $0.isEmpty ? "" : spaces + $0 }.joined(separator: "\n")
  }
}
