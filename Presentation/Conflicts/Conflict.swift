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
  /// What happened, where both sides do not tell it; read where it is shown in full.
  var story: Words? = nil

  /// So many characters of a side are shown in full: more than anything that people enter has.
  static let mostShown = 20_000
}

/// A line of how the devices stand with each other.
struct SyncStanding: Hashable {
  enum Weight: Hashable {
    case main
    case detail
    /// What stands in the way.
    case trouble
  }

  let words: Words
  let weight: Weight
}

/// What the page of devices and links works with.
package struct ConflictTools: Sendable {
  /// How the devices stand; none where nobody takes part.
  let standing: @Sendable () throws -> [SyncStanding]
  /// Those of links first.
  let all: @Sendable () throws -> [Conflict]
  /// Lets stand what does, or puts the other side in its place.
  let settle: @Sendable (Conflict.Source, SettleConflicts.Side) throws -> Void

  init(
    standing: @escaping @Sendable () throws -> [SyncStanding] = { [] },
    all: @escaping @Sendable () throws -> [Conflict],
    settle: @escaping @Sendable (Conflict.Source, SettleConflicts.Side) throws -> Void
  ) {
    self.standing = standing
    self.all = all
    self.settle = settle
  }
}

extension ConflictTools {
  package init(links: LinkTools, sync: SyncCommandTools) {
    self.init(
      standing: sync.standing,
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
        kept: words.kept(listed, upTo: Conflict.mostShown),
        other: words.other(listed, upTo: Conflict.mostShown),
        place: all.first { $0.link.id == listed.conflict.link }?.name.value)
    }
  }
}

extension SyncCommandTools {
  /// None where nobody takes part.
  @Sendable fileprivate func standing() throws -> [SyncStanding] {
    let status: SyncStatus
    do { status = try exchange.queries.status() } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
    func line(
      _ weight: SyncStanding.Weight, _ text: (SyncStandingWords) -> String
    ) -> SyncStanding {
      SyncStanding(
        words: Words {
          text(SyncStandingWords(status: status, clock: clock, language: $0))
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

  /// None where nobody takes part.
  fileprivate func conflicts() throws -> [Conflict] {
    func words(_ language: Language) -> FieldWords {
      FieldWords(language: language, clock: clock)
    }
    let most = Conflict.mostShown
    do {
      return try exchange.queries.conflicts().map { found in
        Conflict(
          source: .devices(id: found.id), thing: Words { found.thing($0, clock) },
          part: Words { found.part($0) }, kept: Words { words($0).kept(of: found, upTo: most) },
          other: Words { words($0).other(of: found, upTo: most) }, place: found.device,
          story: found.story(.english) == nil ? nil : Words { found.story($0) ?? "" })
      }
    } catch DomainError.refused(.sync(.isOff)) {
      return []
    }
  }
}
