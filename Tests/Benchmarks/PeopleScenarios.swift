extension Scenario {
  static let people = [dueList, onePerson, personCalendar, watering]

  private static let person =
    "select id, name, nickname, phone, birth_calendar, birth_year, birth_month, birth_day,"
    + " every_days, alarm_at, alarm_on, planted_on, last_contact_on, due_on, affection,"
    + " postponements_since_contact, waterings, postponements from person"

  /// Whose plants are due today.
  private static let dueList = Scenario(
    name: "people: person list --due", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("person", "list", "--due", "--store", path),
      yardstick: bench.sqlite(
        path, "\(person) where due_on <= 20777 order by due_on, affection, sort_key, id"))
  }

  /// One person, found by name.
  private static let onePerson = Scenario(
    name: "people: person show NAME", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("person", "show", "이서민11", "--store", path),
      yardstick: bench.sqlite(
        path,
        "select id from person where phone_key = '01010000011';"
          + "\(person) where phone_key = '01010000011';"
          + "select * from watering where person_id = (select id from person where phone_key ="
          + " '01010000011') order by day desc, id desc limit 3"))
  }

  /// A month of one person.
  private static let personCalendar = Scenario(
    name: "people: person calendar NAME", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let path = try bench.store(size)
    return Pair(
      subject: bench.hearth("person", "calendar", "이서민11", "--store", path),
      yardstick: bench.sqlite(
        path,
        "\(person) where phone_key = '01010000011';"
          + "select * from watering where person_id = (select id from person where phone_key ="
          + " '01010000011') and day between 20758 and 20787 order by day, id"))
  }

  /// A contact that survives a power cut once the command has answered.
  private static let watering = Scenario(
    name: "people: water NAME", goal: 2, growthGoal: 1.3, sizes: StoreSize.allCases
  ) { bench, size in
    let ours = try bench.store(size, copy: "ours")
    let theirs = try bench.store(size, copy: "theirs")
    return Pair(
      subject: bench.hearth("water", "이서민11", "--by", "call", "--store", ours),
      yardstick: bench.sqlite(
        theirs,
        "pragma synchronous=full; pragma foreign_keys=on; begin immediate;"
          + "insert into watering (id, person_id, day, means, memo) select"
          + " abs(random()) / 2 + 1, id, 20777, 'call', '' from person where phone_key = '01010000011';"
          + "update person set last_contact_on = 20777, due_on = 20777 + every_days,"
          + " waterings = waterings + 1 where phone_key = '01010000011'; commit"))
  }
}
