import HearthDomain

/// Notes what one transaction changes, before it does.
final class ChangeLog {
  /// More things than anybody changes by a key; imports are not kept twice in memory.
  private static var most: Int { 20_000 }

  let kept: Repositories
  /// Whether nobody asked for the change, as for the sayings that come with a new day.
  var isByItself = false
  /// Where something was changed besides that nobody can take back.
  var spoiled: Set<Area> = []
  private var before: [SnapshotPlace: Snapshot?] = [:]
  /// In the order of their changes.
  private var places: [SnapshotPlace] = []

  init(_ kept: Repositories) {
    self.kept = kept
  }

  /// Notes what is kept there, unless it was noted before.
  func note(_ place: SnapshotPlace) throws {
    guard places.count <= ChangeLog.most, before[place] == nil else { return }
    before[place] = .some(try kept.snapshot(at: place))
    places.append(place)
  }

  func note(_ places: [SnapshotPlace]) throws {
    for place in places { try note(place) }
  }

  /// What the transaction did to the history.
  func update(_ history: inout ChangeHistory) throws {
    if isByItself { return }
    history.forget(spoiled)
    guard places.count <= ChangeLog.most else { return history.forget(Set(places.map(\.area))) }
    let steps = try places.map { place in
      Change.Step(at: place, from: before[place] ?? nil, to: try kept.snapshot(at: place))
    }
    if spoiled.isEmpty, let change = Change(steps) { history.note(change) }
  }

  /// Everything that a book has, more of which than the log takes are too many.
  var pageOfAll: Range<Int> { 0..<ChangeLog.most + 1 }
}

extension Repositories {
  /// The same, where every change is noted first.
  init(notingIn log: ChangeLog) {
    let kept = log.kept
    self.init(
      profile: kept.profile, people: TrackingPersonRepository(log: log),
      waterings: TrackingWateringRepository(log: log),
      postponements: TrackingPostponementRepository(log: log),
      contacts: TrackingContactRepository(log: log),
      sayings: TrackingSayingRepository(log: log), sayingDeck: kept.sayingDeck,
      starters: TrackingStarterRepository(log: log), moods: TrackingMoodRepository(log: log),
      moodDays: TrackingMoodDayRepository(log: log),
      moodSettings: TrackingMoodSettingsRepository(log: log),
      events: TrackingEventRepository(log: log), books: TrackingBookRepository(log: log),
      readingRecords: TrackingReadingRecordRepository(log: log),
      sentences: TrackingSentenceRepository(log: log),
      bookFindings: kept.bookFindings, deliveries: kept.deliveries,
      journal: kept.journal)
  }
}
