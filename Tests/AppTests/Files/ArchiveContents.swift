import Foundation

/// The entered data in an archive, list by list.
///
/// Data that the journal does not record is left out: deliveries, the saying of the day, the deck,
/// opened sayings, the progress of starter lines, and when the welcome was read.
struct ArchiveContents: Equatable {
  private let lists: [String: [NSDictionary]]

  init(_ text: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let archive = json as? [String: Any] else { throw NoArchive(text: text) }
    lists = archive.compactMapValues { $0 as? [[String: Any]] }
      .filter { !["deliveries", "deliveryChannels", "sayingOfDay"].contains($0.key) }
      .mapValues { records in
        records.filter { !Self.isUnnoted($0) }.map { record in
          NSDictionary(
            dictionary: record.filter { !["openedAt", "deckPlace", "aside"].contains($0.key) })
        }
      }
  }

  private static func isUnnoted(_ record: [String: Any]) -> Bool {
    switch record["key"] as? String {
    case "sayings.starters", "profile.welcomed_at": true
    default: false
    }
  }

  /// Returns the records that differ.
  func differences(from other: ArchiveContents) -> [String] {
    Set(lists.keys).union(other.lists.keys).sorted().flatMap { key in
      let (here, there) = (lists[key] ?? [], other.lists[key] ?? [])
      if here == there { return [String]() }
      let only = here.filter { !there.contains($0) }.map { "+ \(key) \($0)" }
      let gone = there.filter { !here.contains($0) }.map { "- \(key) \($0)" }
      return only + gone + (only.isEmpty && gone.isEmpty ? ["\(key): another order"] : [])
    }
  }

  struct NoArchive: Error {
    let text: String
  }
}
