import Foundation
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// The guided way through the program, taken as it is printed.
@Suite(.waiting) struct TutorialTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  private static let lines = HelpTopic.tutorial.parts.flatMap { part in
    if case .examples(_, let examples) = part { examples.all.map(\.line) } else { [Words]() }
  }

  @Test(arguments: Language.allCases)
  func `every line of the tutorial works, in this order`(language: Language) throws {
    #expect(Self.lines.count >= 15)
    for line in Self.lines {
      let words = try #require(ExampleLine(line(language)).arguments)
      let outcome = try hearth.run(words + ["--lang", language.rawValue])
      let isDone = outcome.status == 0 && !outcome.errors.contains("hearth:")
      #expect(isDone, "\(line(language)): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(line(language))")
    }
    let found = try hearth.run("search", language(ko: "바다", en: "sea"))
    for area in ["saying", "mood", "book", "sentence"] {
      #expect(found.output.contains(area + "\t"), "\(area)\n\(found.output)")
    }
  }

  @Test func `it leads through every area`() {
    let typed = Self.lines.map(\.en).joined(separator: "\n")
    for word in ["person", "water", "saying", "feel", "plan", "book", "read", "search", "today"] {
      #expect(typed.contains("hearth \(word)"))
    }
  }

  @Test func `news are of this release first`() {
    #expect(ReleaseNotes.all.first?.number == Release.number)
    #expect(ReleaseNotes.all.map(\.day) == ReleaseNotes.all.map(\.day).sorted(by: >))
  }
}
