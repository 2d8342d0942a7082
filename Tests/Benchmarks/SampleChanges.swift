import HearthData
import HearthDomain

/// Changes of the newest moods, each with its own journal entry.
struct SampleChanges {
  let count: Int

  func make(inStoreAt path: String) throws {
    let noon = FixedZone.utc.instant(of: LocalTime(day: SampleStore.today, time: .noon))
    let store = SQLStore.sqlite(path: FilePath(path), now: Now { noon })
    let moods = try store.read { try $0.moods.list(.all, .newest(100)) }
    for number in 0..<count {
      let mood = moods[number % moods.count]
      var details = mood.details
      details.level = try MoodLevel(number % 101)
      try store.write { repositories in
        try repositories.moods.save(Mood(id: mood.id, details: details, place: mood.canvasPosition))
      }
    }
    try store.close()
  }
}
