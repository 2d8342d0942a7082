/// What both sides of a link had changed, or was changed here and in a file, as people look at it.
package struct ListedLinkConflict: Hashable, Sendable {
  package let conflict: LinkConflict
  /// What the link keeps equal.
  package let kind: LinkKind
  /// As it stands; nil where it is gone.
  package let thing: LinkedThing?
  /// As it would be with what was said here, or in the file; nil where that cannot be had any more.
  package let other: LinkedThing?

  /// Whether a file says what does not stand, and what was said here does.
  package var isOfFile: Bool { conflict.link == nil }
}

/// Settles what both sides of a link had changed, and what was changed here and in a file.
package struct SettleLinkConflict: UseCase, Sendable {
  let context: UseCaseContext

  /// Lets stay what counts already, or brings back what does not, what was said here or what the
  /// file says: that is a change like any other, which the next run brings to the other side.
  /// Throws ``CalendarRefusal/noConflict(_:)``, also of a file where that does not wait any more;
  /// of a link nothing is to be settled where the thing is gone.
  package func callAsFunction(
    _ number: Int, bringingBack: Bool, as formats: LinkFormats
  ) throws {
    try store.write { repositories in
      guard
        let found = try repositories.links.conflicts().first(where: { $0.number == number })
      else { throw CalendarRefusal.noConflict(number).error }
      if found.link == nil {
        return try repositories.settle(
          ofFile: found, takingOver: bringingBack, as: formats.events)
      }
      try repositories.links.removeConflict(number)
      guard bringingBack else { return }
      try repositories.things(of: found, as: formats).bringBack(found, in: repositories)
    }
  }
}

extension LinkedThings {
  /// The thing as it is, and as it would be with what was said here; nil where it, or the part of
  /// it, is gone. Throws ``CalendarRefusal/noConflict(_:)`` where nothing can be made of both
  /// together.
  private func sides(
    of found: LinkConflict, in repositories: Repositories
  ) throws -> (known: Thing, other: Thing)? {
    guard let link = found.link, let known = try thing(found.thing, in: repositories) else {
      return nil
    }
    let item = item(of: known)
    var units = item.units
    guard units.parts[found.conflict.part] != nil else { return nil }
    units.parts[found.conflict.part]?[found.conflict.unit] = found.conflict.other
    guard
      let other = thing(
        format.item(item, saying: units, besides: item), insteadOf: known, as: found.thing,
        of: link)
    else { throw CalendarRefusal.noConflict(found.number).error }
    return (known, other)
  }

  fileprivate func bringBack(_ found: LinkConflict, in repositories: Repositories) throws {
    guard let link = found.link, let (known, other) = try sides(of: found, in: repositories) else {
      return
    }
    var things = self
    _ = try things.save(other, insteadOf: known, uid: found.uid, of: link, in: repositories)
    try repositories.journal.describe(.edit, subject: title(of: known))
  }

  func listed(
    _ found: LinkConflict, in repositories: Repositories
  ) throws -> ListedLinkConflict {
    ListedLinkConflict(
      conflict: found, kind: kind,
      thing: try thing(found.thing, in: repositories).map {
        shown($0, part: found.conflict.part)
      },
      other: (try? sides(of: found, in: repositories)).map {
        shown($0.other, part: found.conflict.part)
      })
  }
}

extension Repositories {
  /// Those among which is what both sides had changed, wherever it is by now.
  func things(of found: LinkConflict, as formats: LinkFormats) throws -> any LinkedThings {
    if let link = found.link, try calendars.addressBooks().contains(where: { $0.link == link }) {
      let contact = try contacts.contact(ID(found.thing))
      return LinkedContacts(name: contact?.addressBook ?? .home, cards: formats.contacts)
    }
    let event = try events.event(ID(found.thing))
    return LinkedEvents(name: event?.calendar ?? .home, events: formats.events)
  }

  /// Nil where nothing waits any more.
  func listed(_ found: LinkConflict, as formats: LinkFormats) throws -> ListedLinkConflict? {
    found.link == nil
      ? try listed(ofFile: found, as: formats.events)
      : try things(of: found, as: formats).listed(found, in: self)
  }
}
