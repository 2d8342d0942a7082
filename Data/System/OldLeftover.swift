/// Names of unfinished files left by versions that did not yet use ``TemporaryFolder``.
enum OldLeftover {
  /// Whether the name is one of these: `.hearth-a1B2c3`; `hearth.db.new-4711-a1B2c3` and SQLite's
  /// files for it; `hearth-arriving-2026-11-20-090000.db`; an editor's text `hearth-a1B2c3.md`.
  static func matches(_ name: [UInt8]) -> Bool {
    var name = name[...]
    for ending in ["-wal", "-shm", "-journal"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.utf8.count)
    }
    if let rest = name.droppingPrefix(".hearth-") { return rest.isRandomSuffix }
    if let rest = name.droppingPrefix("hearth-"),
      textSuffixes.contains(where: { rest.hasSuffix($0) }),
      rest.prefix(6).isRandomSuffix, rest.dropFirst(6).first == UInt8(ascii: ".")
    {
      return true
    }
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.count >= 3, parts[parts.count - 3].hasSuffix(".new"),
      parts[parts.count - 2].allSatisfy({ $0.isDigit }), !parts[parts.count - 2].isEmpty
    {
      return parts[parts.count - 1].isRandomSuffix
    }
    return parts.count >= 5 && parts.dropFirst().contains { $0.elementsEqual("arriving".utf8) }
      && name.hasSuffix(".db")
  }

  private static let textSuffixes = [".md", ".txt"]
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ ending: String) -> Bool {
    suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  fileprivate func droppingPrefix(_ start: String) -> ArraySlice<UInt8>? {
    starts(with: start.utf8) ? dropFirst(start.utf8.count) : nil
  }

  /// Whether these are six random characters of `mkstemp`. Lower-case letters alone do not count,
  /// as they are probably a word.
  fileprivate var isRandomSuffix: Bool {
    count == 6
      && allSatisfy {
        $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
      }
      && !allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
