/// The versions of items that an import has read from its file, of which only the newest counts.
struct ImportedVersions {
  enum Order {
    case first
    case newer
    /// The version is older than one that was read before, or as old.
    case older
  }

  /// What reading a version did.
  private enum Effect: Int8, Comparable {
    case omitted
    case waiting
    case unchanged
    case updated
    case added

    static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Entry {
    let version: ReadEvent.Version
    let line: Int32
    let effect: Effect
  }

  /// By hash values, as a file may have hundreds of thousands of items. Collisions are too
  /// improbable to matter.
  private var entries: [Int: Entry] = [:]

  func contains(_ name: ExternalName) -> Bool { entries[name.hashValue] != nil }

  func order(of version: ReadEvent.Version, of name: ExternalName, isOwn: Bool) -> Order {
    guard let known = entries[name.hashValue]?.version else { return .first }
    return known.isOlder(than: version, ofOwn: isOwn, fromFile: true) ? .newer : .older
  }

  /// Records that a version was read, which is newer than those before. `before` are the numbers
  /// before it was read: the item counts once, and the report names the former version.
  mutating func record(
    _ version: ReadEvent.Version, of name: ExternalName, line: Int, title: String,
    since before: (counts: ImportOutcome.Counts, readCount: Int),
    _ counts: inout ImportOutcome.Counts, _ report: inout ImportReport
  ) {
    let effect: Effect =
      counts.added > before.counts.added
      ? .added
      : counts.updated > before.counts.updated
        ? .updated
        : counts.unchanged > before.counts.unchanged
          ? .unchanged : report.readCount < before.readCount ? .omitted : .waiting
    let former = entries[name.hashValue]
    if let former, former.effect != .omitted {
      if effect == .omitted { return }
      switch min(former.effect, effect) {
      case .omitted, .waiting: break
      case .unchanged: counts.unchanged -= 1
      case .updated: counts.updated -= 1
      case .added: counts.added -= 1
      }
      report.omitLast(line: Int(former.line), .otherVersionTaken(title: title))
    }
    entries[name.hashValue] = Entry(
      version: version, line: Int32(clamping: line), effect: max(effect, former?.effect ?? effect))
  }
}
