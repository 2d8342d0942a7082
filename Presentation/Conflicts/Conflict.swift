import HearthDomain

/// Two changes made independently, on this store and a linked collection or on two devices. One
/// side is kept; the user can put the other in its place.
struct Conflict: Hashable {
  enum Source: Hashable {
    case link(number: Int)
    case devices(id: String)
  }

  let source: Source
  let thing: Words
  /// The part of the event, contact or row that is in conflict.
  let part: Words
  let kept: Words
  let other: Words
  /// The linked collection, or the device of the side that was not kept; nil for this device.
  let place: String?
  /// What happened, if the two sides do not show it; evaluated only for the full view.
  var explanation: Words? = nil

  /// The number of characters shown of each side; more than users ever enter.
  static let maxShownCharacters = 20_000
}

/// A line about the state of sync.
struct SyncStatusLine: Hashable {
  enum Weight: Hashable {
    case main
    case detail
    /// A problem that stops the exchange.
    case trouble
  }

  let words: Words
  let weight: Weight
}

/// Dependencies of the page of devices and links.
package struct ConflictTools: Sendable {
  /// Returns the state of sync; empty while sync is off.
  let syncStatus: @Sendable () throws -> [SyncStatusLine]
  /// Returns all conflicts, those of links first.
  let all: @Sendable () throws -> [Conflict]
  /// Settles a conflict by keeping the current side or taking the other one.
  let settle: @Sendable (Conflict.Source, SettleConflicts.Side) throws -> Void

  init(
    syncStatus: @escaping @Sendable () throws -> [SyncStatusLine] = { [] },
    all: @escaping @Sendable () throws -> [Conflict],
    settle: @escaping @Sendable (Conflict.Source, SettleConflicts.Side) throws -> Void
  ) {
    self.syncStatus = syncStatus
    self.all = all
    self.settle = settle
  }
}

extension ConflictTools {
  package init(links: LinkTools, sync: SyncCommandTools) {
    self.init(
      syncStatus: sync.syncStatus,
      all: { try links.conflicts() + sync.conflicts() },
      settle: { source, side in
        switch source {
        case .link(let number):
          try links.links.settle(number, bringingBack: side == .other, as: links.formats)
        case .devices(let id): try sync.exchange.settle(id, taking: side)
        }
      })
  }
}

extension LinkTools {
  fileprivate func conflicts() throws -> [Conflict] {
    let words = LinkConflictWords(formats: formats, clock: clock)
    let all = try links.all()
    return try links.conflicts(as: formats).map { listed in
      let part = words.part(listed)
      return Conflict(
        source: .link(number: listed.conflict.number), thing: words.thing(listed),
        part: listed.isOfFile
          ? Words(ko: "파일과 다른 \(part.ko)", en: "\(part.en) (the file differs)") : part,
        kept: words.kept(listed, upTo: Conflict.maxShownCharacters),
        other: words.other(listed, upTo: Conflict.maxShownCharacters),
        place: all.first { $0.link.id == listed.conflict.link }?.name.value)
    }
  }
}

extension SyncCommandTools {
  /// Returns the lines about sync; empty while sync is off.
  @Sendable fileprivate func syncStatus() throws -> [SyncStatusLine] {
    let status: SyncStatus
    do { status = try exchange.queries.status() } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
    func line(
      _ weight: SyncStatusLine.Weight, _ text: (SyncStatusLineWords) -> String
    ) -> SyncStatusLine {
      SyncStatusLine(
        words: Words {
          text(SyncStatusLineWords(status: status, clock: clock, language: $0))
        }, weight: weight)
    }
    let trouble =
      status.problem == nil ? [] : [line(.trouble) { $0.obstacle ?? "" }]
    return trouble + [
      line(.main) { $0.place },
      line(.detail) { words in
        [words.state, words.waiting].compactMap { $0 }.joined(separator: " · ")
      },
    ] + status.devices.map { device in line(.detail) { $0.line(of: device) } }
  }

  /// Returns the conflicts between devices; empty while sync is off.
  fileprivate func conflicts() throws -> [Conflict] {
    func words(_ language: Language) -> FieldWords {
      FieldWords(language: language, clock: clock)
    }
    let most = Conflict.maxShownCharacters
    do {
      return try exchange.queries.conflicts().map { found in
        Conflict(
          source: .devices(id: found.id), thing: Words { found.thing($0, clock) },
          part: Words { found.part($0) }, kept: Words { words($0).kept(of: found, upTo: most) },
          other: Words { words($0).other(of: found, upTo: most) }, place: found.device,
          explanation: found.explanation(.english) == nil
            ? nil : Words { found.explanation($0) ?? "" })
      }
    } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
  }
}
