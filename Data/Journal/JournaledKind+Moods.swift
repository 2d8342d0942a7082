import HearthDomain

extension JournaledKind {
  static let mood = JournaledKind(
    Mood.storedKind, read: { try $0.moods.mood($1.id()) }, save: { try $0.moods.save($1) },
    remove: { try $0.moods.remove($1.id()) })

  static let dayPalette = JournaledKind(
    DayPalette.storedKind,
    read: { repositories, place in
      let day = try place.dayKey()
      return try repositories.moodDays.palette(of: day).map { DayPalette(day, $0) }
    },
    save: { try $0.moodDays.setPalette($1.palette, for: $1.day) },
    remove: { try $0.moodDays.setPalette(nil, for: $1.dayKey()) })
}

extension ItemReference {
  /// Returns the day from the item's key, for a kind whose key is a day.
  fileprivate func dayKey() throws -> Day {
    guard let day = Int(exactly: id).flatMap(Day.init(number:)) else {
      throw DomainError.damaged(.row(table: kind.table, column: "day", id: "\(id)"))
    }
    return day
  }
}
