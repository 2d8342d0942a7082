extension Migration {
  /// Lets the days on which anybody was watered be found without going through all waterings.
  static let wateringDays = Migration(number: 8, name: "watering days") {
    ["CREATE INDEX watering_day ON watering (day)"]
  }
}
