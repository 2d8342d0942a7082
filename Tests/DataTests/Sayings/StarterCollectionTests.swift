import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct StarterCollectionTests {
  private let lines = StarterCollection.lines
  private var korean: [String] { lines.map(\.korean) }
  private var english: [String] { lines.map(\.english) }

  @Test func `there are enough starters for all days on which one is shown`() {
    #expect(lines.count == 90 + 365)
    #expect(lines.count { $0.author != StarterLine.programAuthor } >= 210)
  }

  @Test func `every starter is a valid saying`() throws {
    for line in lines {
      let details = try line.details()
      #expect(details.texts == [line.korean, line.english])
      #expect(details.author.value == line.author)
    }
  }

  /// The author in both languages, and the translator if there is one.
  @Test func `every quotation names its author in both languages`() {
    for line in lines where line.author != StarterLine.programAuthor {
      let names = line.author.split(separator: " · ")
      #expect(names.count == 2, "\(line.author)")
      #expect(!names[0].unicodeScalars.contains(where: isHangul), "\(line.author)")
      #expect(names[1].unicodeScalars.contains(where: isSyllable), "\(line.author)")
      let translators = [names[0].hasSuffix("tr. Hearth"), names[1].hasSuffix("모닥 옮김")]
      #expect(translators.count { $0 } == 1, "\(line.author)")
    }
  }

  @Test func `every line fits on a card in both languages`() {
    for line in lines {
      #expect((8...60).contains(line.korean.count), "\(line.korean)")
      #expect((20...110).contains(line.english.count), "\(line.english)")
      #expect(line.korean.split(separator: "\n", omittingEmptySubsequences: false).count <= 3)
      #expect(line.english.split(separator: "\n", omittingEmptySubsequences: false).count <= 3)
    }
  }

  @Test func `each language uses only its own letters`() {
    for line in lines {
      #expect(line.korean.unicodeScalars.contains(where: isSyllable), "\(line.korean)")
      #expect(!line.korean.unicodeScalars.contains(where: isLatin), "\(line.korean)")
      #expect(line.english.unicodeScalars.contains(where: isLatin), "\(line.english)")
      #expect(!line.english.unicodeScalars.contains(where: isHangul), "\(line.english)")
    }
  }

  @Test(.inWholeRuns) func `no two lines are similar in either language`() {
    for texts in [korean, english] {
      let known = texts.map(trigrams(of:))
      for (place, these) in known.enumerated() {
        for (other, those) in zip(texts, known).dropFirst(place + 1) {
          #expect(likeness(these, those) < 0.4, "\(texts[place]) / \(other)")
        }
      }
    }
  }

  @Test(arguments: [
    ("I broke the lamp, and the moon came in.", "i broke a lamp and the Moon came in"),
    ("책에 누가 밑줄을 그어 놓았다.", "누가 책에 밑줄을 그었다."),
  ])
  func `a slightly changed line is recognised as similar`(line: String, other: String) {
    #expect(likeness(trigrams(of: line), trigrams(of: other)) > 0.4)
  }

  @Test func `white space is single and never at the end`() {
    for text in korean + english {
      for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = part.split(separator: " ", omittingEmptySubsequences: false)
        #expect(words.allSatisfy { !$0.isEmpty }, "\(text)")
      }
      let strange = text.contains { $0.isWhitespace && $0 != " " && $0 != "\n" }
      #expect(!strange, "\(text)")
    }
  }

  @Test func `quotation marks are typographic and closed`() {
    for text in korean + english {
      #expect(!text.contains { "\"'`´".contains($0) }, "\(text)")
      #expect(count(of: "“", in: text) == count(of: "”", in: text), "\(text)")
    }
    for text in korean {
      #expect(count(of: "‘", in: text) == count(of: "’", in: text), "\(text)")
    }
    for text in english { #expect(!text.contains("‘"), "\(text)") }
  }

  @Test func `every line ends like a sentence`() {
    for text in korean + english {
      let end = text.last { $0 != "”" && $0 != "’" }
      #expect(end.map { ".?!".contains($0) } == true, "\(text)")
    }
  }

  @Test func `every text is in composed normalization`() {
    for text in korean {
      #expect(!text.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) }, "\(text)")
    }
  }

  private func count(of mark: Character, in text: String) -> Int {
    text.filter { $0 == mark }.count
  }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    let jamo = [0x1100...0x11FF, 0x3130...0x318F] as [ClosedRange<UInt32>]
    return isSyllable(scalar) || jamo.contains { $0.contains(scalar.value) }
  }

  /// Returns all trigrams, so that lines that differ only in a Korean ending are still similar.
  private func trigrams(of text: String) -> Set<String> {
    let kept = text.map { $0.isLetter || $0.isNumber ? $0 : " " }
    let letters = Array(SearchFolding.folded(String(kept)))
    return Set(letters.indices.dropLast(2).map { String(letters[$0..<$0 + 3]) })
  }

  /// Returns the share of common trigrams.
  private func likeness(_ one: Set<String>, _ other: Set<String>) -> Double {
    let shared = one.intersection(other).count
    return Double(shared) / Double(max(1, one.count + other.count - shared))
  }
}
