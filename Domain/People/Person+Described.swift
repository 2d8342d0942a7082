extension Person {
  package static let described = KindDescription(
    kind: .person, titles: ["name"],
    blank: Person(id: .blank, planting: .blank),
    values: [KindValue("id", .id(), { $0.id }, { $0.id = $1 })] + values(PersonField.first) + own
      + values(PersonField.last), groups: [["everyDays", "countedFrom"]], computed: [care],
    precedes: { $0.id < $1.id })

  private static func values(_ fields: [PersonField]) -> [KindValue<Person>] {
    fields.map { field in
      let field = field.itemField
      return KindValue(
        field.key, field.fieldType, merged: field.stored.mergeRule, { field.value($0.details) },
        set: { try field.stored.set(&$0.details, $1) })
    }
  }

  private static let own: [KindValue<Person>] = [
    Birthday.described({ $0.details.birthday }, { $0.details.birthday = $1 }),
    KindValue(
      "everyDays", .number, { .int($0.details.rhythm.days) },
      set: { $0.details.rhythm = try CareRhythm(everyDays: $1.int()) }),
    KindValue(
      "alarmAt", .time, { .int($0.details.alarm.time.seconds) },
      set: { $0.details.alarm.time = try $1.requireKnown(TimeOfDay(seconds: $1.int())) }),
    KindValue("alarmOn", .flag, { $0.details.alarm.isOn }, { $0.details.alarm.isOn = $1 }),
    KindValue("plantedOn", .day, { $0.details.plantedOn }, { $0.details.plantedOn = $1 }),
    KindValue(
      "countedFrom", .optional(.day), { $0.details.countedFrom }, { $0.details.countedFrom = $1 }),
  ]

  /// The care that follows from waterings and postponements. Invalid values are clamped, so that
  /// they do not hide the person.
  private static let care = KindValue<Person>(
    [
      KindColumn("lastContactOn", .day) {
        .int($0.care.lastContactOn?.number)
      },
      KindColumn("dueOn", .day) { .day($0.care.dueOn) },
      KindColumn("affection", .number) { .int($0.care.affection.steps) },
      KindColumn("postponementsSinceContact", .number) {
        .int($0.care.postponementsSinceContact)
      },
      KindColumn("waterings", .number) { .int($0.care.wateringCount) },
      KindColumn("postponements", .number) { .int($0.care.postponementCount) },
    ],
    set: { person, cells in
      func day(_ index: Int) -> Day? { try? cells.column(index, .day) }
      func count(_ index: Int) -> Int {
        min(max((try? cells.int(index)) ?? 0, 0), Care.maxCount)
      }
      person.care = Care(
        lastContactOn: day(0), dueOn: day(1) ?? person.details.plantedOn,
        affection: Affection(steps: count(2)), postponementsSinceContact: count(3),
        wateringCount: count(4), postponementCount: count(5))
    })
}
