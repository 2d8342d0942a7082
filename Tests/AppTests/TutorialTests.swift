import Foundation
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Follows the tutorial as it is printed.
@Suite(.waiting) struct TutorialTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  private static func lines(_ language: Language) -> [String] {
    HelpTopic.tutorial.page(language).sections.flatMap { section in
      if case .rows(let rows) = section.content { rows.map(\.term) } else { [String]() }
    }
  }

  @Test(arguments: Language.allCases)
  func `every line of the tutorial works, in this order`(language: Language) throws {
    let lines = Self.lines(language)
    #expect(lines.count >= 15)
    for line in lines {
      let words = try #require(ExampleLine(line).arguments)
      let outcome = try hearth.run(words + ["--lang", language.rawValue])
      let isDone = outcome.status == 0 && !outcome.errors.contains("hearth:")
      #expect(isDone, "\(line): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(line)")
    }
    let found = try hearth.run("search", language(ko: "바다", en: "sea"))
    for area in ["saying", "mood", "book", "sentence"] {
      #expect(found.output.contains(area + "\t"), "\(area)\n\(found.output)")
    }
  }

  @Test func `the tutorial covers every area`() {
    let typed = Self.lines(.english).joined(separator: "\n")
    for word in ["person", "water", "saying", "feel", "plan", "book", "read", "search", "today"] {
      #expect(typed.contains("hearth \(word)"))
    }
  }

  @Test func `the news begin with this release`() {
    for language in Language.allCases {
      let titles = HelpTopic.news.page(language).sections.compactMap(\.title)
      #expect(titles.first == "\(Release.number) (\(Release.manualDate))")
      #expect(titles == titles.sorted(by: >))
    }
  }
}
