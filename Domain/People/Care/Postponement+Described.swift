extension Postponement {
  package static let described = KindDescription(
    kind: .postponement, owner: .init(kind: .person, field: "person"),
    blank: Postponement(
      id: .blank, personID: .blank, on: .earliest, delay: .oneDay, since: .earliest,
      costsStep: false),
    values: [
      KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
      KindValue("person", .id(), { $0.personID }, { $0.personID = $1 }),
      KindValue("day", .day, { $0.day }, { $0.day = $1 }),
      KindValue(
        "delayDays", .number, { .int($0.delay.days) },
        set: { $0.delay = try Delay(days: $1.int()) }),
      KindValue("since", .day, { $0.countedFrom }, { $0.countedFrom = $1 }),
      KindValue("costsStep", .flag, { $0.costsStep }, { $0.costsStep = $1 }),
    ],
    precedes: { ($0.personID, $0.day, $0.id) < ($1.personID, $1.day, $1.id) })
}
