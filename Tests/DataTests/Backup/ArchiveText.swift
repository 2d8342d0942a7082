import HearthDomain

@testable import HearthData

/// Reads and writes archives as text.
protocol ArchiveText {}

extension ArchiveText {
  func text(of store: SQLStore) throws -> String {
    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the archive in chunks of that many bytes.
  @discardableResult
  func read(
    _ text: String, into store: SQLStore, replacing: Bool = false, chunk: Int = 1 << 16
  ) throws -> ArchiveOutcome {
    var rest = Array(text.utf8)[...]
    return try SQLArchive(store: store).read(
      {
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      }, replacing: replacing, named: nil)
  }

  /// Returns an archive with these lists of records.
  func archive(_ lists: [(key: String, records: [String])]) -> String {
    let texts = lists.map { "\"\($0.key)\":[\n\($0.records.joined(separator: ",\n"))\n]" }
    return "{\"format\":\"hearth-archive\",\"version\":1,\n\(texts.joined(separator: ",\n"))}\n"
  }
}
