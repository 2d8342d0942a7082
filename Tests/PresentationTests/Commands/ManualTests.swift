import Foundation
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Checks that the manual printed by `hearth help` matches `.github/manual`.
@Suite struct ManualTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test(arguments: HelpTopic.all.map(\.name), Language.allCases)
  func `each page matches its file`(name: String, language: Language) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    try expectMatchesFile(
      ".github/manual/\(language.rawValue)/\(name).md", topic.text(language) + "\n")
  }

  @Test(arguments: Language.allCases)
  func `there is no file without a page`(language: Language) throws {
    let folder = Self.root.appendingPathComponent(".github/manual/\(language.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(HelpTopic.all.map { $0.name + ".md" }))
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `both languages of a page have the same structure`(name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    let pages = Language.allCases.map { topic.page($0).sections }
    #expect(pages[0].map(\.shape) == pages[1].map(\.shape))
  }

  @Test(arguments: Language.allCases)
  func `the page about the license has the text of its file`(language: Language) throws {
    let file = Self.root.appendingPathComponent("LICENSE")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(HelpTopic.license.text(language).contains("\n```text\n\(text)```"))
  }

  @Test func `no page is named like a command`() {
    let words = Set(Noun.all.map(\.name))
    #expect(HelpTopic.all.filter { words.contains($0.name) }.map(\.name) == [])
  }

  @Test(arguments: Language.allCases)
  func `no Markdown markup is printed`(language: Language) {
    for topic in HelpTopic.all {
      for section in topic.page(language).sections {
        for text in section.texts {
          #expect(!text.contains("](") && !text.contains("`") && !text.contains("**"), "\(text)")
        }
      }
    }
  }

  @Test func `blocks become rows, lists, lines and paragraphs`() {
    let page = ManualText(
      """
      # A `b` [c](d.md)

      One **two**
      `three four`.

      ## Head

      | x | y |
      |---|---|
      | `k` | does `this one` |
      | `l` | `only code` |

      - first
        goes on
      - second

      ```sh
      a b   # remark
      c
      ```

      ```text
      as it stands
      ```
      """, .english
    ).page
    #expect(page.summary == "A b c")
    #expect(page.sections.map(\.title) == [nil, "Head", nil, nil, nil])
    #expect(
      page.sections.map(\.texts) == [
        ["One two “three four”."], ["k", "does “this one”", "l", "only code"],
        ["first goes on", "second"], ["a b", "remark", "c", ""], ["as it stands"],
      ])
  }
}

extension HelpSection {
  fileprivate var texts: [String] {
    switch content {
    case .text(let texts), .bulletList(let texts), .verbatimLines(let texts): texts
    case .rows(let rows): rows.flatMap { [$0.term, $0.meaning] }
    }
  }

  /// The kind of the section and the number of its parts.
  fileprivate var shape: String {
    let kind =
      switch content {
      case .text: "text"
      case .bulletList: "list"
      case .verbatimLines: "lines"
      case .rows: "rows"
      }
    return "\(title == nil ? "" : "titled ")\(kind) \(texts.count)"
  }
}
