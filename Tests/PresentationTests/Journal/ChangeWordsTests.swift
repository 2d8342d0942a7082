import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthPresentation

@Suite struct ChangeWordsTests {
  /// Every verb of every kind, of one and of several, read by whoever looks at the golden.
  @Test(arguments: Language.allCases)
  func `every change has its words`(language: Language) throws {
    var lines: [String] = []
    for verb in ChangeVerb.allCases {
      for kind in JournalKind.allCases {
        for (subject, count) in [("Mum", 1), ("Mum", 3), ("", 1)] {
          let sentence = ChangeWords(verb, kind, subject, count: count).sentence(language)
          #expect(!sentence.isEmpty && !sentence.hasSuffix(" ") && !sentence.hasSuffix(": "))
          lines.append("\(verb) \(kind) \(subject) \(count)\t\(sentence)")
        }
      }
    }
    try expectGolden("Journal/words-\(language.rawValue)", lines.joined(separator: "\n") + "\n")
  }

  @Test func `every field of every kind has a label`() {
    for kind in JournaledKind.all {
      for field in kind.fields {
        #expect(kind.kind.label(of: field.name) != nil, "\(kind.kind) \(field.name)")
      }
    }
  }
}
