extension EventText {
  package static let described = KindDescription(
    kind: .eventText, owner: .init(kind: .event, field: "event"),
    blank: EventText(of: .blank, uid: "", text: "", zones: "", place: 1),
    values: [
      KindValue("event", .id(), { $0.event }, { $0.event = $1 }),
      KindValue([
        KindColumn("uid") { .text($0.uid) }, KindColumn("text") { .text($0.text) },
        KindColumn("zones") { .text($0.zones) },
      ]) {
        $0.uid = try $1.nonEmptyText(0)
        $0.text = try $1.nonEmptyText(1)
        $0.zones = try $1.column(2, .string)
      },
      KindValue("place", .number(in: 1...Int.max), { $0.position }, { $0.position = $1 }),
    ], precedes: { $0.event < $1.event })
}

extension KindCells {
  func nonEmptyText(_ index: Int) throws -> String {
    let text = try column(index, .string)
    if text.isEmpty { throw InvalidCellError(index: index) }
    return text
  }
}
