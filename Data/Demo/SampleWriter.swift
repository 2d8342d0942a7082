import HearthDomain

/// Writes sample data through the repositories of one transaction.
struct SampleWriter {
  private let year: SampleYear
  private let repositories: Repositories
  private let reportProgress: (Int) -> Void
  private var counts = SampleCounts()
  private var lastReported = 0

  init(year: SampleYear, repositories: Repositories, told: @escaping (Int) -> Void) {
    self.year = year
    self.repositories = repositories
    self.reportProgress = told
  }

  mutating func write() throws -> SampleCounts {
    // A profile with a year of data needs no welcome.
    try repositories.profile.save(
      Profile(
        displayName: DisplayName(year.texts.displayName),
        welcomedAt: year.instant(year.firstDay, hour: 8)))
    try writePeople()
    try writeSayings()
    try writeMoods()
    try writeEvents()
    try writeBooks()
    return counts
  }

  private mutating func writePeople() throws {
    var garden = SampleGarden(year)
    for number in 0..<year.size.people {
      let (person, history) = try garden.person(number)
      try repositories.people.save(person)
      for watering in history.waterings { try repositories.waterings.save(watering) }
      for delay in history.postponements { try repositories.postponements.save(delay) }
      counts.people += 1
      counts.waterings += history.waterings.count
      reportProgressIfDue()
    }
    for number in year.texts.contacts.indices {
      try repositories.contacts.save(garden.contact(number))
    }
  }

  private mutating func writeSayings() throws {
    let sayings = SampleSayings(year: year)
    for number in 0..<year.size.sayings {
      try repositories.sayings.save(sayings.saying(number + 1))
      counts.sayings += 1
      reportProgressIfDue()
    }
    try repositories.starters.save(sayings.progress)
  }

  private mutating func writeMoods() throws {
    try repositories.moodSettings.save(MoodSettings(artist: ArtistName(year.texts.displayName)))
    var diary = SampleDiary(year)
    for ago in (0..<year.size.days).reversed() {
      let moods = try diary.moods(on: year.day(ago))
      try repositories.moods.add(moods)
      counts.moods += moods.count
      reportProgressIfDue()
    }
  }

  private mutating func writeEvents() throws {
    var calendar = SampleCalendar(year)
    try calendar.forEachEvent { event in
      try repositories.events.save(event)
      counts.events += 1
      reportProgressIfDue()
    }
  }

  private mutating func writeBooks() throws {
    let books = SampleBooks(year: year)
    for number in 0..<year.size.books {
      let shelved = try books.shelvedBook(number)
      try repositories.books.save(shelved.book)
      for record in shelved.records { try repositories.readingRecords.save(record) }
      for sentence in shelved.sentences { try repositories.sentences.save(sentence) }
      counts.books += 1
      counts.records += shelved.records.count
      reportProgressIfDue()
    }
  }

  private mutating func reportProgressIfDue() {
    guard counts.sum - lastReported >= FillWithSamples.stride else { return }
    lastReported = counts.sum
    reportProgress(counts.sum)
  }
}
