import HearthDomain
import Testing

/// Checks byte by byte how the program changes a page that it writes to.
@Suite struct MirrorPageTests {
  private let page = MirrorPage(
    [.init(.moods, 2), .init(.mood, 61)], lines: ["## Hearth", "", "- **80** — by the river", ""])

  private func written(_ page: MirrorPage, over text: String?) throws -> String? {
    try page.updatedPage(over: text.map { Array($0.utf8) }).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func flaw(_ text: String) -> MirrorPage.Flaw? {
    do { _ = try page.updatedPage(over: Array(text.utf8)) } catch { return error }
    return nil
  }

  /// Only the marked section.
  private var ours: String {
    get throws {
      let lines = try #require(try written(page, over: nil)).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.drop { !$0.hasPrefix("<!--") }.joined(separator: "\n")
    }
  }

  @Test func `a new page has its keys and its section`() throws {
    let text = try #require(try written(page, over: nil))
    #expect(text.hasPrefix("---\nhearth-mood: 61\nhearth-moods: 2\n---\n<!-- hearth:begin "))
    #expect(text.hasSuffix(" -->\n## Hearth\n\n- **80** — by the river\n\n<!-- hearth:end -->\n"))
    #expect(try written(MirrorPage(), over: nil) == nil)
  }

  @Test(arguments: [
    "", "# Mine\n", "no end", "---\ntags: [a]\nhearth-mood: 3\n---\n\ntext\n", "---\n---\n",
    "---\nnever closed\n", "a\r\nb\r\n", "\u{FEFF}---\r\nx: 1\r\n---\r\ntext",
    "---\nx: 1\n...\ny\n",
    "\n\n\n", "- a list\n\n---\n\nhearth-mood: 5\n",
  ])
  func `everything else stays, and a second write changes nothing`(text: String) throws {
    let first = try #require(try written(page, over: text))
    #expect(try written(page, over: first) == first)
    // Apart from the program's own parts, the user's lines are unchanged.
    func own(_ text: String) -> [Substring] {
      var isOurs = false
      return text.split(omittingEmptySubsequences: true) { $0.isNewline }.filter { line in
        if line.hasPrefix("<!-- hearth:begin") { isOurs = true }
        defer { if line.hasPrefix("<!-- hearth:end") { isOurs = false } }
        return !isOurs && !line.hasPrefix("hearth-") && line != "---" && line != "\u{FEFF}---"
      }
    }
    #expect(own(first) == own(text))
    // Write another day's content and then the first again.
    let other = MirrorPage([.init(.pages, 30)], lines: ["- Demian", ""])
    let second = try #require(try written(other, over: first))
    #expect(own(second) == own(text) && second.contains("- Demian"))
    #expect(try written(page, over: second) == first)
  }

  @Test func `bytes that are not text stay`() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x0A, 0x00, 0xC3, 0x28]
    let text = try #require(try page.updatedPage(over: bytes))
    #expect(text.contains { $0 == 0xFF })
    #expect(try page.updatedPage(over: text) == text)
    let place = try #require(text.firstIndex(of: 0xFF))
    #expect(Array(text[place...].prefix(bytes.count)) == bytes)
  }

  @Test func `data that the day has lost is removed, and the page stays`() throws {
    let first = try #require(try written(page, over: "# Mine\n"))
    let second = try #require(try written(MirrorPage(), over: first))
    #expect(!second.contains("hearth-mood") && !second.contains("river"))
    #expect(second.contains("# Mine\n") && second.contains("hearth:end"))
    #expect(try written(MirrorPage(), over: second) == second)
    #expect(try written(MirrorPage(), over: "# Mine\n") == "# Mine\n")
  }

  @Test func `text between the markers is not overwritten`() throws {
    let text = try #require(try written(page, over: "# Mine\n"))
    let edited = text.replacing("by the river", with: "by the river, with Mina")
    #expect(flaw(edited) == .editedSection)
    #expect(flaw("<!-- hearth:begin -->\nmine\n<!-- hearth:end -->\n") == .editedSection)
    // Another program may use different line endings.
    #expect(flaw(text.replacing("\n", with: "\r\n")) == nil)
    // A section that was emptied, or created by a template, is filled again.
    let template = "# Day\n<!-- hearth:begin -->\n<!-- hearth:end -->\nmore\n"
    let filled = try #require(try written(page, over: template))
    #expect(filled.contains("river") && filled.hasSuffix("<!-- hearth:end -->\nmore\n"))
  }

  @Test(arguments: [
    "<!-- hearth:begin -->\n", "<!-- hearth:end -->\n",
    "<!-- hearth:end -->\n<!-- hearth:begin -->\n",
    "<!-- hearth:begin -->\n<!-- hearth:begin -->\n<!-- hearth:end -->\n",
    "<!-- hearth:begin -->\n<!-- hearth:end -->\n<!-- hearth:begin -->\n<!-- hearth:end -->\n",
    "<!-- hearth:begin\n<!-- hearth:end -->\n",
  ])
  func `invalid markers are left alone`(text: String) {
    #expect(flaw(text) == .invalidMarkers)
  }

  @Test func `a key in another notation stays`() throws {
    let text = "---\nhearth-mood:   \"61\"\nhearth-moods: 2\nmine: 1\n---\n" + (try ours)
    #expect(try written(page, over: text) == text)
  }
}
