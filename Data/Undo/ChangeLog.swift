import HearthDomain

/// Notes what one bracket changes, before it does.
final class ChangeLog {
  /// More pieces than anybody changes by a key; imports are not kept twice in memory.
  private static var most: Int { 20_000 }

  let kept: Repositories
  /// Whether nobody asked for the change, as for the sayings that come with a new day.
  var isByItself = false
  /// Where something was changed besides that nobody can take back.
  var spoiled: Set<Area> = []
  private var before: [PiecePlace: Piece?] = [:]
  /// In the order of their changes.
  private var places: [PiecePlace] = []

  init(_ kept: Repositories) {
    self.kept = kept
  }

  /// Notes what is kept there, unless it was noted before.
  func note(_ place: PiecePlace) throws {
    guard places.count <= ChangeLog.most, before[place] == nil else { return }
    before[place] = .some(try kept.piece(at: place))
    places.append(place)
  }

  func note(_ places: [PiecePlace]) throws {
    for place in places { try note(place) }
  }

  /// What the bracket did to the history.
  func update(_ history: inout ChangeHistory) throws {
    if isByItself { return }
    history.forget(spoiled)
    guard places.count <= ChangeLog.most else { return history.forget(Set(places.map(\.area))) }
    let steps = try places.map { place in
      Change.Step(at: place, from: before[place] ?? nil, to: try kept.piece(at: place))
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
      profile: kept.profile, people: NotingPeople(log: log), waterings: NotingWaterings(log: log),
      postponements: NotingPostponements(log: log), contacts: NotingContacts(log: log),
      sayings: NotingSayings(log: log), sayingDeck: kept.sayingDeck,
      starters: NotingStarters(log: log), moods: NotingMoods(log: log),
      moodDays: NotingMoodDays(log: log), moodSettings: NotingMoodSettings(log: log),
      events: NotingEvents(log: log), books: NotingBooks(log: log),
      readingRecords: NotingRecords(log: log), sentences: NotingSentences(log: log),
      bookFindings: kept.bookFindings, deliveries: kept.deliveries)
  }
}
