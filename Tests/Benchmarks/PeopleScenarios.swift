extension Scenario {
  static let people = [dueList, onePerson, personCalendar, watering]

  private static let person =
    "select id, name, nickname, phone, birth_calendar, birth_year, birth_month, birth_day,"
    + " every_days, alarm_at, alarm_on, planted_on, last_contact_on, due_on, affection,"
    + " postponements_since_contact, waterings, postponements from person"

  /// People whose plants are due today.
  private static let dueList = reading(
    "people: person list --due", ["person", "list", "--due"],
    "\(person) where due_on <= 20777 order by due_on, affection, sort_key, id")

  /// Looks up one person by name.
  private static let onePerson = reading(
    "people: person show NAME", ["person", "show", "이서민11"],
    "select id from person where phone_key = '01010000011';"
      + "\(person) where phone_key = '01010000011';"
      + "select * from watering where person_id = (select id from person where phone_key ="
      + " '01010000011') order by day desc, id desc limit 3")

  /// Displays one person's month.
  private static let personCalendar = reading(
    "people: person calendar NAME", ["person", "calendar", "이서민11"],
    "\(person) where phone_key = '01010000011';"
      + "select * from watering where person_id = (select id from person where phone_key ="
      + " '01010000011') and day between 20758 and 20787 order by day, id")

  /// Adds a contact durably: it survives a power failure after the command returns.
  private static let watering = writing(
    "people: water NAME", ["water", "이서민11", "--by", "call"],
    "pragma synchronous=full; pragma foreign_keys=on; begin immediate;"
      + "insert into watering (id, person_id, day, means, memo) select"
      + " abs(random()) / 2 + 1, id, 20777, 'call', '' from person where phone_key = '01010000011';"
      + "update person set last_contact_on = 20777, due_on = 20777 + every_days,"
      + " waterings = waterings + 1 where phone_key = '01010000011'; commit")
}
