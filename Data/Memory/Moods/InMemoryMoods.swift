import HearthDomain

/// The moods of an in-memory store, by day.
struct InMemoryMoods: Sendable {
  /// Days with moods, ascending.
  private(set) var days: [Day] = []
  private var moods: [Day: [Mood]] = [:]
  private var dayOf: [ID<Mood>: Day] = [:]
  var palettes: [Day: Palette] = [:]

  subscript(id: ID<Mood>) -> Mood? {
    dayOf[id].flatMap { moods[$0]?.first { $0.id == id } }
  }

  func changes(since base: InMemoryMoods) -> ThingChanges<ID<Mood>, Mood> {
    let days = ThingChanges(from: base.moods, to: moods)
    func byID(_ moods: [Day: [Mood]]) -> [ID<Mood>: Mood] {
      Dictionary(uniqueKeysWithValues: moods.values.joined().map { ($0.id, $0) })
    }
    return ThingChanges(from: byID(days.before), to: byID(days.after))
  }

  var ids: some Collection<ID<Mood>> { dayOf.keys }

  /// Returns the moods of the day in order.
  func moods(on day: Day) -> [Mood] { moods[day] ?? [] }

  mutating func keep(_ mood: Mood) {
    remove(mood.id)
    if moods[mood.day] == nil { days.insert(mood.day, at: place(of: mood.day)) }
    let place = (moods[mood.day] ?? []).lastIndex { $0.position < mood.position }.map { $0 + 1 }
    moods[mood.day, default: []].insert(mood, at: place ?? 0)
    dayOf[mood.id] = mood.day
  }

  mutating func remove(_ id: ID<Mood>) {
    guard let day = dayOf.removeValue(forKey: id) else { return }
    moods[day]?.removeAll { $0.id == id }
    guard moods[day]?.isEmpty == true else { return }
    moods[day] = nil
    days.remove(at: place(of: day))
  }

  func days(in wanted: ClosedRange<Day>) -> ArraySlice<Day> {
    let first = place(of: wanted.lowerBound)
    let end = place(of: wanted.upperBound)
    return days[first..<(end < days.count && days[end] == wanted.upperBound ? end + 1 : end)]
  }

  /// Returns the index of the day in the list, or where it would be inserted.
  private func place(of day: Day) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
