import HearthDomain

extension JournaledKind {
  static let event = JournaledKind(
    .event, table: "event", fields: Event.journaled(without: ["id"]),
    title: { try? $0.text("title") },
    read: { try $0.events.event($1.id())?.sqlRow },
    save: { things, _, row in try things.repositories.events.save(Event(row: row)) },
    remove: { try $0.repositories.events.remove($1.id()) })
}
