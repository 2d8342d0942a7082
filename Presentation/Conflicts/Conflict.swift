import HearthDomain

/// Something that two sides had changed without knowing of each other: this store and what is
/// linked, or two devices. One side stands, the other can be put in its place.
struct Conflict: Hashable {
  enum Source: Hashable {
    case link(number: Int)
    case devices(id: String)
  }

  let source: Source
  let thing: Words
  /// Which part of it is meant.
  let part: Words
  let kept: Words
  let other: Words
  /// What is linked, or the device that entered what does not stand; nil for this one.
  let place: String?
}

/// What the page of conflicts works with.
package struct ConflictTools: Sendable {
  /// Those of links first.
  let all: @Sendable () throws -> [Conflict]
  /// Lets stand what does, or puts the other side in its place.
  let settle: @Sendable (Conflict.Source, SettleConflicts.Side) throws -> Void
}

extension ConflictTools {
  package init(links: LinkTools, sync: SyncCommandTools) {
    self.init(
      all: { try links.conflicts() + sync.conflicts() },
      settle: { source, side in
        switch source {
        case .link(let number):
          try links.links.settle(number, bringingBack: side == .other, as: links.formats)
        case .devices(let id): try sync.settle(id, taking: side)
        }
      })
  }
}

extension LinkTools {
  fileprivate func conflicts() throws -> [Conflict] {
    let words = LinkConflictWords(formats: formats, clock: clock)
    let all = try links.all()
    return try links.conflicts(as: formats).map { listed in
      Conflict(
        source: .link(number: listed.conflict.number), thing: words.thing(listed),
        part: words.part(listed), kept: words.kept(listed), other: words.other(listed),
        place: all.first { $0.link.id == listed.conflict.link }?.name.value)
    }
  }
}

extension SyncCommandTools {
  /// None where nobody takes part.
  fileprivate func conflicts() throws -> [Conflict] {
    func words(_ language: Language) -> FieldWords {
      FieldWords(language: language, clock: clock)
    }
    do {
      return try queries.conflicts().map { found in
        Conflict(
          source: .devices(id: found.id), thing: Words { found.thing($0) },
          part: Words { found.part($0) }, kept: Words { words($0).kept(of: found) },
          other: Words { words($0).other(of: found) }, place: found.device)
      }
    } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
  }
}
