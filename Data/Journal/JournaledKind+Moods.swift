import HearthDomain

extension JournaledKind {
  static let mood = JournaledKind(
    Mood.stored, read: { try $0.moods.mood($1.id()) }, save: { try $0.moods.save($1) },
    remove: { try $0.moods.remove($1.id()) })

  static let dayPalette = JournaledKind(
    DayPalette.stored,
    read: { repositories, place in
      let day = try place.day()
      return try repositories.moodDays.palette(of: day).map { DayPalette(day, $0) }
    },
    save: { try $0.moodDays.choose($1.palette, for: $1.day) },
    remove: { try $0.moodDays.choose(nil, for: $1.day()) })
}
