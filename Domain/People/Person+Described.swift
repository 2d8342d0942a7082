extension Person {
  package static let described = KindDescription(
    kind: .person, titles: ["name"],
    blank: Person(
      id: .blank,
      planting: PersonDetails(
        name: PersonName(known: ""), rhythm: .daily, plantedOn: .earliest)),
    values: named + entered, groups: [["everyDays", "countedFrom"]], computed: [care],
    precedes: { $0.id < $1.id })

  private static let named: [KindValue<Person>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue("name", .text(), { $0.details.name }, { $0.details.name = $1 }),
    KindValue("nickname", .text(), { $0.details.nickname }, { $0.details.nickname = $1 }),
    KindValue(
      "phone", .text, { .optional($0.details.phone?.dialled) },
      set: { $0.details.phone = try $1.optional { try PhoneNumber($0.text()) } }),
  ]

  private static let entered: [KindValue<Person>] = [
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
    KindValue(
      "about", .optional(.text()), merged: .note, { $0.details.about }, { $0.details.about = $1 }),
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
