/// A page as lines of bytes.
struct PageText {
  private static let utf8ByteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let frontMatterFence = Array("---".utf8)
  private static let alternativeEndFence = Array("...".utf8)
  private static let beginMarker = Array("<!-- hearth:begin".utf8)
  private static let endMarker = Array("<!-- hearth:end -->".utf8)
  private static let commentEnd = Array("-->".utf8)

  /// The byte order mark at the beginning of the page, which is kept; empty if there is none.
  private let byteOrderMark: [UInt8]
  /// Lines with their line endings.
  private var lines: [[UInt8]]
  private let lineEnding: [UInt8]

  init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: PageText.utf8ByteOrderMark)
    byteOrderMark = hasMark ? PageText.utf8ByteOrderMark : []
    lines = []
    var line: [UInt8] = []
    for byte in bytes.dropFirst(byteOrderMark.count) {
      line.append(byte)
      if byte == 0x0A {
        lines.append(line)
        line = []
      }
    }
    if !line.isEmpty { lines.append(line) }
    lineEnding =
      lines.first?.suffix(2).elementsEqual([0x0D, 0x0A]) == true ? [0x0D, 0x0A] : [0x0A]
  }

  /// Whether the page has a section; throws if the markers are invalid.
  var hasSection: Bool {
    get throws(MirrorPage.Flaw) { try section() != nil }
  }

  /// Returns the complete page with these values in the front matter and these lines in the
  /// section.
  func updated(_ facts: [MirrorPage.Fact], _ said: [String]) throws(MirrorPage.Flaw) -> [UInt8] {
    var page = self
    try page.putSection(said)
    page.putFacts(facts)
    return byteOrderMark + page.lines.joined()
  }

  // MARK: The section

  /// Returns the range of lines from the begin marker to the end marker; nil if the page has no
  /// section. Throws if the markers are invalid, or if the user has edited the lines between them.
  private func section() throws(MirrorPage.Flaw) -> ClosedRange<Int>? {
    let begins = lines.indices.filter { lines[$0].trimmed.starts(with: PageText.beginMarker) }
    let ends = lines.indices.filter { lines[$0].trimmed.elementsEqual(PageText.endMarker) }
    if begins.isEmpty, ends.isEmpty { return nil }
    guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else { throw .invalidMarkers }
    let opening = lines[begins[0]].trimmed
    guard opening.suffix(3).elementsEqual(PageText.commentEnd) else { throw .invalidMarkers }
    let digest = opening.dropFirst(PageText.beginMarker.count).dropLast(3).filter { $0 != 0x20 }
    let between = lines[(begins[0] + 1)..<ends[0]]
    let isUntouched = digest.elementsEqual(PageText.digest(of: between).utf8)
    let isBlank = between.allSatisfy(\.trimmed.isEmpty)
    guard isUntouched || isBlank else { throw .editedSection }
    return begins[0]...ends[0]
  }

  private mutating func putSection(_ said: [String]) throws(MirrorPage.Flaw) {
    let new = said.map { Array($0.utf8) + lineEnding }
    let digest = PageText.digest(of: new[...])
    let opening = PageText.beginMarker + Array(" \(digest) -->".utf8) + lineEnding
    let closing = PageText.endMarker + lineEnding
    if let place = try section() {
      let old = lines[(place.lowerBound + 1)..<place.upperBound]
      guard PageText.digest(of: old) != digest else { return }
      // Keep other text on the marker lines, and the line ending of the last line.
      lines.replaceSubrange(place.lowerBound..<place.upperBound, with: [opening] + new)
      return
    }
    if let last = lines.last {
      if last.last != 0x0A { lines[lines.count - 1] += lineEnding }
      lines.append(lineEnding)
    }
    lines += [opening] + new + [closing]
  }

  /// Returns a digest of the lines that does not depend on line endings.
  private static func digest(of lines: ArraySlice<[UInt8]>) -> String {
    let bytes = lines.joined().filter { $0 != 0x0D }
    return Fingerprint.long(of: String(decoding: bytes, as: UTF8.self))
  }

  // MARK: The front matter

  private mutating func putFacts(_ facts: [MirrorPage.Fact]) {
    guard lines.first?.trimmed.elementsEqual(PageText.frontMatterFence) == true else {
      let said = facts.compactMap { line(of: $0) }
      if !said.isEmpty {
        lines.insert(
          contentsOf: [PageText.frontMatterFence + lineEnding] + said + [
            PageText.frontMatterFence + lineEnding
          ], at: 0)
      }
      return
    }
    // Unterminated front matter is ordinary text and must not be changed.
    guard var close = endOfFrontMatter else { return }
    for fact in facts {
      let place = lines[..<close].firstIndex {
        $0.starts(with: Array("\(fact.key.rawValue):".utf8))
      }
      switch (place, line(of: fact)) {
      case (let place?, let line?):
        if !hasValue(lines[place], fact) { lines[place] = line }
      case (let place?, nil):
        lines.remove(at: place)
        close -= 1
      case (nil, let line?):
        lines.insert(line, at: close)
        close += 1
      case (nil, nil): break
      }
    }
  }

  private var endOfFrontMatter: Int? {
    lines.indices.dropFirst().first {
      let line = lines[$0].trimmed
      return line.elementsEqual(PageText.frontMatterFence)
        || line.elementsEqual(PageText.alternativeEndFence)
    }
  }

  private func line(of fact: MirrorPage.Fact) -> [UInt8]? {
    fact.value.map { Array("\(fact.key.rawValue): \($0)".utf8) + lineEnding }
  }

  /// Whether the line already contains the value, possibly written differently by another program.
  private func hasValue(_ line: [UInt8], _ fact: MirrorPage.Fact) -> Bool {
    let value = line.dropFirst(fact.key.rawValue.utf8.count + 1)
      .filter { ![0x20, 0x09, 0x0D, 0x0A, 0x22, 0x27].contains($0) }
    return fact.value.map { value.elementsEqual("\($0)".utf8) } ?? false
  }
}

extension [UInt8] {
  /// The line without trailing white space and line ending.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var rest = self[...]
    while let last = rest.last, [0x20, 0x09, 0x0D, 0x0A].contains(last) { rest.removeLast() }
    return rest
  }
}
