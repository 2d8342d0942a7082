import HearthDomain

/// Sayings as fortune files.
///
/// A text with Hangul is taken as Korean, any other as English. A text whose first paragraphs are
/// in one language and the others in the other becomes a saying in both languages.
package struct FortuneSayingFile: SayingFile {
  private let index: FortuneIndex?

  /// `index` is the `.dat` file, empty if there is none.
  package init(index: [UInt8] = []) {
    self.index = FortuneIndex(reading: index)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    var reader = FortuneReader(index: index, source: source)
    while let entry = try reader.next() {
      let details: SayingDetails
      do {
        details = try SayingDetails(entry)
      } catch DomainError.invalid(let issues) {
        reader.markLastSkipped(entry, .invalid(issues))
        continue
      }
      var saying = ImportedSaying(details)
      saying.line = entry.line
      try each(saying)
    }
    return reader.report
  }

  package func makeWriter() -> any SayingFileWriter { Writer() }

  private struct Writer: SayingFileWriter {
    private var writer = FortuneWriter()

    mutating func header() -> [UInt8] { [] }

    mutating func bytes(of saying: Saying) -> [UInt8] {
      let details = saying.details
      let texts = [details.english?.value, details.korean?.value].compactMap { $0 }
      writer.write(
        FortuneEntry(
          text: texts.joined(separator: "\n\n"),
          who: details.author.isEmpty ? nil : details.author.value))
      return writer.takeBytes()
    }

    mutating func footer() -> [UInt8] { [] }

    func companionFile() -> (ending: String, bytes: [UInt8])? { (".dat", writer.index.bytes) }
  }
}

extension SayingDetails {
  fileprivate init(_ entry: FortuneEntry) throws {
    try self.init(BilingualText(entry.text), who: entry.author)
  }

  /// Creates details with `who` as the author. If it is too long for a name, it becomes the last
  /// line of the text.
  init(_ texts: BilingualText, who: String?, tags: Tags = .none) throws {
    let name = who.map { try? Attribution($0) } ?? .blank
    let signed = name == nil ? texts.signed("— " + (who ?? "")) : texts
    try self.init(
      korean: SayingDetails.text(signed.korean), english: SayingDetails.text(signed.english),
      author: name ?? .blank, tags: tags)
  }

  /// Validates the text; returns nil if it is blank.
  private static func text(_ text: String?) throws -> SayingText? {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    return try SayingText(text)
  }
}

/// A text in Korean, in English, or in both, separated by a blank line.
struct BilingualText: Hashable, Sendable {
  let korean: String?
  let english: String?

  init(korean: String?, english: String?) {
    (self.korean, self.english) = (korean, english)
  }

  /// Returns the texts with a line appended, as a signature.
  func signed(_ line: String) -> BilingualText {
    BilingualText(
      korean: english == nil ? (korean ?? "") + "\n" + line : korean,
      english: english.map { $0 + "\n" + line })
  }

  init(_ text: String) {
    let paragraphs = BilingualText.paragraphs(of: text)
    let isKorean = paragraphs.map { Hangul.isContained(in: $0) }
    let change = isKorean.firstIndex { $0 != isKorean.first }
    if let change, isKorean[change...].allSatisfy({ $0 == isKorean[change] }) {
      let first = paragraphs[..<change].joined(separator: "\n\n")
      let second = paragraphs[change...].joined(separator: "\n\n")
      (korean, english) = isKorean[change] ? (second, first) : (first, second)
    } else {
      (korean, english) = Hangul.isContained(in: text) ? (text, nil) : (nil, text)
    }
  }

  private static func paragraphs(of text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let blocks = lines.split { $0.allSatisfy(\.isWhitespace) }
    return blocks.map { $0.joined(separator: "\n") }
  }
}
