import HearthDomain

/// Two changes made independently, on this store and a linked collection or on two devices. One
/// side was kept; the user can choose the other one instead.
struct Conflict: Hashable {
  enum Source: Hashable {
    case link(number: Int)
    case devices(id: String)
  }

  let source: Source
  let itemName: Words
  /// The name of the part of the event, contact or other item that is in conflict.
  let partName: Words
  let keptSide: Words
  let otherSide: Words
  /// Where the side that was not kept comes from: the linked collection or the device; nil for this
  /// device.
  let origin: String?
  /// An explanation of the conflict; nil if the display of both sides is enough. Evaluated only if
  /// the conflict is opened.
  var explanation: Words? = nil

  /// The number of characters shown of each side; more than users ever enter.
  static let maxShownCharacters = 20_000
}

/// A line about the state of sync.
struct SyncStatusLine: Hashable {
  enum Importance: Hashable {
    case main
    case detail
    /// A problem that stops the exchange.
    case problem
  }

  let text: Words
  let importance: Importance
}

/// Dependencies of the page of devices and links.
package struct ConflictTools: Sendable {
  /// Returns the state of sync; empty while sync is off.
  let syncStatus: @Sendable () throws -> [SyncStatusLine]
  /// Returns all conflicts, those of links first.
  let allConflicts: @Sendable () throws -> [Conflict]
  /// Settles a conflict by keeping the current side or taking the other one.
  let settleConflict: @Sendable (Conflict.Source, ResolveConflicts.Side) throws -> Void

  init(
    syncStatus: @escaping @Sendable () throws -> [SyncStatusLine] = { [] },
    allConflicts all: @escaping @Sendable () throws -> [Conflict],
    settleConflict settle:
      @escaping @Sendable (Conflict.Source, ResolveConflicts.Side) throws -> Void
  ) {
    self.syncStatus = syncStatus
    self.allConflicts = all
    self.settleConflict = settle
  }
}

extension ConflictTools {
  package init(links: LinkTools, sync: SyncCommandTools) {
    self.init(
      syncStatus: sync.syncStatus,
      allConflicts: { try links.conflicts() + sync.conflicts() },
      settleConflict: { source, side in
        switch source {
        case .link(let number):
          try links.links.resolveConflict(number, bringingBack: side == .other, as: links.formats)
        case .devices(let id): try sync.exchange.resolveConflicts(id, taking: side)
        }
      })
  }
}

extension LinkTools {
  fileprivate func conflicts() throws -> [Conflict] {
    let words = LinkConflictWords(formats: formats, clock: clock)
    let all = try links.allLinks()
    return try links.conflicts(as: formats).map { listed in
      let part = words.partName(listed)
      return Conflict(
        source: .link(number: listed.conflict.number), itemName: words.itemName(listed),
        partName: listed.isWithFile
          ? Words(ko: "파일과 다른 \(part.ko)", en: "\(part.en) (the file differs)") : part,
        keptSide: words.keptSide(listed, upTo: Conflict.maxShownCharacters),
        otherSide: words.otherSide(listed, upTo: Conflict.maxShownCharacters),
        origin: all.first { $0.link.id == listed.conflict.link }?.name.value)
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
      _ weight: SyncStatusLine.Importance, _ text: (SyncStatusWords) -> String
    ) -> SyncStatusLine {
      SyncStatusLine(
        text: Words {
          text(SyncStatusWords(status: status, clock: clock, language: $0))
        }, importance: weight)
    }
    let trouble =
      status.problem == nil ? [] : [line(.problem) { $0.problemText ?? "" }]
    return trouble + [
      line(.main) { $0.deviceAndRelay },
      line(.detail) { words in
        [words.lastSyncText, words.pendingChangesText].compactMap { $0 }.joined(separator: " · ")
      },
    ] + status.devices.map { device in line(.detail) { $0.deviceLine(of: device) } }
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
          source: .devices(id: found.id), itemName: Words { found.rowName($0, clock) },
          partName: Words { found.subjectText($0) },
          keptSide: Words { words($0).keptText(of: found, upTo: most) },
          otherSide: Words { words($0).otherText(of: found, upTo: most) }, origin: found.device,
          explanation: found.explanation(.english) == nil
            ? nil : Words { found.explanation($0) ?? "" })
      }
    } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
  }
}
