/// A conflict of a link, or with an imported file, as it is displayed.
package struct ListedLinkConflict: Hashable, Sendable {
  package let conflict: LinkConflict
  /// Kind of the link.
  package let kind: LinkKind
  /// Present state of the item; nil if it is gone.
  package let currentItem: DisplayedLinkItem?
  /// The item with the overruled value; nil if that can no longer be applied.
  package let overruledItem: DisplayedLinkItem?

  /// Whether the overruled value is from a file and the local value was kept.
  package var isWithFile: Bool { conflict.link == nil }
}

/// Resolves conflicts of links and with imported files.
package struct ResolveLinkConflict: UseCase, Sendable {
  let context: UseCaseContext

  /// Keeps the present value, or with `bringingBack` restores the overruled one, which the next run
  /// then transfers. If the item is gone, only the conflict is removed. Throws
  /// ``CalendarRefusal/noSuchConflict(_:)``, also if a file's conflict has disappeared.
  package func callAsFunction(
    _ number: Int, bringingBack: Bool, as formats: LinkFormats
  ) throws {
    try store.write { repositories in
      guard
        let found = try repositories.links.conflicts().first(where: { $0.number == number })
      else { throw CalendarRefusal.noSuchConflict(number).error }
      if try found.link == nil && repositories.toDo(of: found) == nil {
        return try repositories.resolve(
          ofFile: found, takingOver: bringingBack, as: formats.events)
      }
      try repositories.links.removeConflict(number)
      guard bringingBack else { return }
      try repositories.localCollection(of: found, as: formats).restoreOverruledValue(
        found, in: repositories)
    }
  }
}

extension LocalLinkCollection {
  /// Returns the present item and the item with the overruled value; nil if the item or the
  /// occurrence is gone. Throws ``CalendarRefusal/noSuchConflict(_:)`` if the value cannot be
  /// applied.
  private func sides(
    of found: LinkConflict, in repositories: Repositories
  ) throws -> (known: LocalItem, other: LocalItem)? {
    guard let known = try localItem(found.itemID, in: repositories) else { return nil }
    let item = item(of: known)
    var units = item.units
    guard units.parts[found.conflict.part] != nil else { return nil }
    units.parts[found.conflict.part]?[found.conflict.unit] = found.conflict.overruledValue
    guard
      let other = localItem(
        format.item(item, with: units, takingZonesFrom: item), insteadOf: known, as: found.itemID,
        of: found.link ?? .blank)
    else { throw CalendarRefusal.noSuchConflict(found.number).error }
    return (known, other)
  }

  fileprivate func restoreOverruledValue(_ found: LinkConflict, in repositories: Repositories)
    throws
  {
    guard let (known, other) = try sides(of: found, in: repositories) else { return }
    var things = self
    _ = try things.save(
      other, insteadOf: known, uid: found.uid, of: found.link ?? .blank, in: repositories)
    try repositories.journal.setVerb(.edit, subject: title(of: known))
  }

  func listedConflict(
    _ found: LinkConflict, in repositories: Repositories
  ) throws -> ListedLinkConflict {
    ListedLinkConflict(
      conflict: found, kind: kind,
      currentItem: try localItem(found.itemID, in: repositories).map {
        displayed($0, part: found.conflict.part)
      },
      overruledItem: (try? sides(of: found, in: repositories)).map {
        displayed($0.other, part: found.conflict.part)
      })
  }
}

extension Repositories {
  /// Returns the collection that contains the item of the conflict now.
  func localCollection(of found: LinkConflict, as formats: LinkFormats) throws
    -> any LocalLinkCollection
  {
    if let link = found.link, try calendars.addressBooks().contains(where: { $0.link == link }) {
      let contact = try contacts.contact(ID(found.itemID))
      return LinkedContacts(name: contact?.addressBook ?? .home, cardFormat: formats.contacts)
    }
    return LinkedEvents(
      name: try calendar(ofItem: found.itemID) ?? .home, events: formats.events)
  }

  fileprivate func toDo(of found: LinkConflict) throws -> ToDo? {
    try toDos.toDo(ID(found.itemID))
  }

  /// Returns the conflict for display; nil if it has disappeared.
  func listedConflict(_ found: LinkConflict, as formats: LinkFormats) throws -> ListedLinkConflict?
  {
    if found.link == nil {
      guard let toDo = try toDo(of: found) else {
        return try listedConflict(ofFile: found, as: formats.events)
      }
      guard found.isOpen(of: toDo, as: formats.events) else { return nil }
    }
    return try localCollection(of: found, as: formats).listedConflict(found, in: self)
  }
}

extension LinkConflict {
  /// Whether the conflict of a to-do with its file is open: the text of the file still has the
  /// overruled value, and the to-do another one.
  fileprivate func isOpen(of toDo: ToDo, as format: any EventLinkFormat) -> Bool {
    guard let read = toDo.text.flatMap({ format.readToDo($0) }) else { return false }
    func value(_ toDo: ToDo) -> LinkUnits.Content? {
      format.item(of: toDo).units.parts[conflict.part]?[conflict.unit]
    }
    return value(read.toDo) == conflict.overruledValue && value(toDo) != conflict.overruledValue
  }
}
