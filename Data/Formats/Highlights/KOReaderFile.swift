import HearthDomain
import JSONText

/// KOReader's JSON export: one document with `entries`, or several in `documents`.
struct KOReaderFile {
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    let records = JSONRecords(lists: ["documents"], keys: ["entries"])
    var report = try records.read(source) { book, line, report in
      let title = try book.text("title") ?? ""
      let author = try book.text("author") ?? ""
      for entry in book["entries"]?.arrayValue ?? [] {
        do {
          let highlight = try self.highlight(JSONFields(entry), title: title, author: author)
          report.countRead()
          if highlight.addedAt == nil, let time = entry["time"], time != .null {
            let text = time.stringValue ?? time.intValue.map { "\($0)" } ?? ""
            report.warn(line: line, .unreadable(field: "date", text: ImportFact.excerpt(text)))
          }
          if highlight.page == nil, let page = entry["page"]?.stringValue, !page.isEmpty {
            report.warn(line: line, .unreadable(field: "page", text: ImportFact.excerpt(page)))
          }
          for fact in try each(highlight) { report.warn(line: line, fact) }
        } catch DomainError.invalid(let issues) {
          report.skip(line: line, .invalid(issues))
        } catch let error as UnreadableRecord {
          report.skip(line: line, error.fact)
        }
      }
    }
    report.format = "KOReader"
    return report
  }

  private func highlight(
    _ entry: JSONFields, title: String, author: String
  ) throws -> ImportedHighlight {
    let parts = [try entry.text("text"), try entry.text("note")].compactMap { $0 }
    let page = entry["page"].flatMap { $0.intValue ?? $0.stringValue.flatMap { Int($0) } }
    let time = entry["time"]?.intValue.flatMap { (0...1 << 40).contains($0) ? $0 : nil }
    return try ImportedHighlight(
      title: BookTitle(title), author: BookAuthor(KOReaderFile.joinedAuthors(author)),
      text: SentenceText(imported: parts.filter { !$0.isEmpty }.joined(separator: "\n\n")),
      page: page, addedAt: time.map { Instant(milliseconds: Int64($0) * 1000) })
  }

  /// Returns the authors on one line; KOReader writes each on its own line.
  private static func joinedAuthors(_ author: String) -> String {
    author.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }
}
