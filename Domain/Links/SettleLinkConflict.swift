/// What both sides of a link had changed, as people look at it.
public struct ListedLinkConflict: Hashable, Sendable {
  public let conflict: LinkConflict
  /// As it stands; nil where it is gone.
  public let event: Event?
  /// As it would be with what was said here; nil where that cannot be had any more.
  public let other: Event?
}

/// Settles what both sides of a link had changed.
public struct SettleLinkConflict: Sendable {
  let store: any Store

  /// Lets stay what counts already, or brings back what was said here: that is a change like any
  /// other, which the next run brings to the other side. Throws
  /// ``CalendarRefusal/noConflict(_:)``; nothing is to be settled where the event is gone.
  public func callAsFunction(
    _ number: Int, bringingBack: Bool, as format: some EventLinkFormat
  ) throws {
    try store.write { repositories in
      guard
        let found = try repositories.links.conflicts().first(where: { $0.number == number })
      else { throw CalendarRefusal.noConflict(number).error }
      try repositories.links.removeConflict(number)
      guard bringingBack, let side = try repositories.otherSide(of: found, as: format) else {
        return
      }
      let (event, kept, read) = (side.event, side.kept, side.read)
      let place = try kept.text?.place ?? repositories.events.lastTextPlace() + 1
      try repositories.events.save(event)
      try repositories.events.save(read.exceptions, of: event.id, insteadOf: kept.changes)
      try repositories.events.save(
        EventText(
          of: event.id, uid: side.uid, text: read.text, zones: read.zones, place: place))
      try repositories.journal.describe(.edit, subject: kept.event.title)
    }
  }
}

/// An event as it would be with what was said here.
struct OtherLinkSide {
  let event: Event
  let uid: String
  let kept: KeptEvent
  let read: ReadEvent
}

extension Repositories {
  /// Nil where the event, or the time of it, is gone; throws ``CalendarRefusal/noConflict(_:)``
  /// where nothing can be made of both together.
  func otherSide(
    of found: LinkConflict, as format: some EventLinkFormat
  ) throws -> OtherLinkSide? {
    guard let event = try events.event(ID(found.thing)) else { return nil }
    let kept = try kept(event)
    let item = format.item(of: kept)
    var units = item.units
    guard units.parts[found.conflict.part] != nil else { return nil }
    units.parts[found.conflict.part]?[found.conflict.unit] = found.conflict.other
    var report = ImportReport()
    guard
      let read = format.meaning(of: format.item(item, saying: units, besides: item), &report)
    else { throw CalendarRefusal.noConflict(found.number).error }
    let other = Event(
      id: event.id, details: read.details, repetition: read.repetition, in: event.calendar)
    return OtherLinkSide(event: other, uid: item.uid, kept: kept, read: read)
  }
}
