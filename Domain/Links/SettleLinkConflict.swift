/// A conflict of a link, or with an imported file, as it is displayed.
package struct ListedLinkConflict: Hashable, Sendable {
  package let conflict: LinkConflict
  /// Kind of the link.
  package let kind: LinkKind
  /// Present state of the item; nil if it is gone.
  package let thing: LinkedThing?
  /// The item with the overruled value; nil if that can no longer be applied.
  package let other: LinkedThing?

  /// Whether the overruled value is from a file and the local value was kept.
  package var isOfFile: Bool { conflict.link == nil }
}

/// Resolves conflicts of links and with imported files.
package struct SettleLinkConflict: UseCase, Sendable {
  let context: UseCaseContext

  /// Keeps the present value, or restores the overruled one as a change, which the next run
  /// transfers. Throws ``CalendarRefusal/noConflict(_:)``, also for a file's conflict that has
  /// disappeared; if a link's item is gone, nothing else is changed.
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
  /// Returns the item as it is and with the overruled value; nil if the item or its part is gone.
  /// Throws ``CalendarRefusal/noConflict(_:)`` if the value cannot be applied.
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
  /// Returns the collection that contains the item of the conflict now.
  func things(of found: LinkConflict, as formats: LinkFormats) throws -> any LinkedThings {
    if let link = found.link, try calendars.addressBooks().contains(where: { $0.link == link }) {
      let contact = try contacts.contact(ID(found.thing))
      return LinkedContacts(name: contact?.addressBook ?? .home, cards: formats.contacts)
    }
    let event = try events.event(ID(found.thing))
    return LinkedEvents(name: event?.calendar ?? .home, events: formats.events)
  }

  /// Returns the conflict for display; nil if it has disappeared.
  func listed(_ found: LinkConflict, as formats: LinkFormats) throws -> ListedLinkConflict? {
    found.link == nil
      ? try listed(ofFile: found, as: formats.events)
      : try things(of: found, as: formats).listed(found, in: self)
  }
}
