import HearthDomain

/// The part of the diary that was read.
struct DiaryPart: Hashable {
  /// Whole days, latest first.
  let days: [DiaryDay]
  let palettes: [Day: Palette]
  /// The day around which the part was read.
  let center: Day
  /// Whether there is nothing later, and nothing earlier.
  let reachesNewest: Bool
  let reachesOldest: Bool

  static let empty = DiaryPart(
    days: [], palettes: [:], center: .latest, reachesNewest: true, reachesOldest: true)
}

/// The rows of the diary around the selected mood, with headings for the days.
struct DiaryList: Hashable {
  enum Row: Hashable {
    case day(Day, count: Int)
    case mood(Mood)

    var mood: Mood? {
      if case .mood(let mood) = self { mood } else { nil }
    }
  }

  /// The mood to select after the diary is read.
  enum Target: Hashable {
    case mood(ID<Mood>)
    /// The first mood of the day, or of the nearest earlier day, or else of the nearest later one.
    case day(Day)
    case newest
    case oldest
  }

  private(set) var rows: [Row] = []
  /// The index of the selected mood's row; nil if there is none.
  private(set) var selection: Int?
  private(set) var topRow = 0
  private var loadedPart = DiaryPart.empty
  /// Number of visible rows.
  var visibleRows = 10

  /// Distance from an end, in rows, at which more is read.
  private static let loadMargin = 50

  func palette(of day: Day) -> Palette? { loadedPart.palettes[day] }

  var selected: Mood? { selection.flatMap { row($0)?.mood } }
  var isEmpty: Bool { rows.isEmpty }

  func row(_ index: Int) -> Row? {
    rows.indices.contains(index) ? rows[index] : nil
  }

  /// The selected day, if it is near an end beyond which there is more to read; otherwise nil.
  var dayToReadAround: Day? {
    guard let selection, let day = selected?.day else { return nil }
    let isNearEnd =
      (!loadedPart.reachesNewest && selection < Self.loadMargin)
      || (!loadedPart.reachesOldest && selection >= rows.count - Self.loadMargin)
    // Reading around the same day again would return the same part.
    return isNearEnd && day != loadedPart.center ? day : nil
  }

  /// Replaces the part of the diary that was read. The selected row keeps its position on the
  /// screen, as far as ``scrollToSelection()`` allows.
  mutating func show(_ part: DiaryPart, selecting target: Target) {
    let height = selection.map { $0 - topRow }
    let neighbours = self.neighbours
    self.loadedPart = part
    rows = part.days.flatMap { day in
      [.day(day.day, count: day.moods.count)] + day.moods.map { .mood($0) }
    }
    selection = index(of: target) ?? index(ofFirstOf: neighbours) ?? firstMoodIndex
    switch target {
    case .mood: topRow = height.map { (selection ?? 0) - $0 } ?? headingIndex
    // The heading of the day is the first visible row.
    case .day: topRow = (selection ?? 0) - 1
    case .newest: topRow = 0
    case .oldest: topRow = rows.count
    }
  }

  /// The moods from the selected one on, then those before it, nearest first.
  private var neighbours: [ID<Mood>] {
    guard let selection else { return [] }
    return (rows[selection...] + rows[..<selection].reversed()).compactMap { $0.mood?.id }
  }

  private func index(ofFirstOf ids: [ID<Mood>]) -> Int? {
    ids.lazy.compactMap { index(of: .mood($0)) }.first
  }

  /// The index of the heading of the selected mood's day.
  private var headingIndex: Int {
    rows[..<(selection ?? 0)].lastIndex { $0.mood == nil } ?? 0
  }

  private var firstMoodIndex: Int? { rows.firstIndex { $0.mood != nil } }

  private func index(of target: Target) -> Int? {
    switch target {
    case .mood(let id): return rows.firstIndex { $0.mood?.id == id }
    case .day(let day):
      return rows.firstIndex { $0.mood.map { $0.day <= day } ?? false }
        ?? rows.lastIndex { $0.mood == nil }.map { $0 + 1 }
    case .newest: return firstMoodIndex
    case .oldest: return rows.lastIndex { $0.mood != nil }
    }
  }
}

// MARK: - Moving

extension DiaryList {
  /// Moves the selection by that many moods, skipping headings.
  mutating func move(by count: Int) {
    guard let selection else { return }
    var left = count.magnitude
    var index = selection
    var last = selection
    while left > 0 {
      index += count < 0 ? -1 : 1
      guard let row = row(index) else { break }
      guard row.mood != nil else { continue }
      last = index
      left -= 1
    }
    self.selection = last
    scrollToSelection()
  }

  /// Moves to the first mood of the previous day (1) or the next day (-1).
  mutating func moveDays(by step: Int) {
    guard let day = selected?.day else { return }
    let heads = rows.indices.filter { rows[$0].mood == nil }
    guard let place = heads.firstIndex(where: { rows[$0].isHeading(of: day) }),
      heads.indices.contains(place + step)
    else { return }
    selection = heads[place + step] + 1
    scrollToSelection()
  }

  mutating func press(row index: Int) {
    guard row(index)?.mood != nil else { return }
    selection = index
    scrollToSelection()
  }

  /// Scrolls the view; the selection moves only to stay in view.
  mutating func scroll(by count: Int) {
    topRow = min(max(0, topRow + count), maxTopRow)
    guard let selection else { return }
    let view = topRow..<topRow + max(1, visibleRows)
    if view.contains(selection) { return }
    let inView = rows.indices.filter { view.contains($0) && rows[$0].mood != nil }
    self.selection = (selection < view.lowerBound ? inView.first : inView.last) ?? selection
  }

  private var maxTopRow: Int { max(0, rows.count - max(1, visibleRows)) }

  /// Scrolls the selection into view, with its day's heading if that is directly above.
  mutating func scrollToSelection() {
    guard let selection else {
      topRow = 0
      return
    }
    let hasHeading = selection > 0 && rows[selection - 1].mood == nil
    let first = hasHeading && visibleRows > 1 ? selection - 1 : selection
    topRow = min(max(topRow, selection - max(1, visibleRows) + 1), first)
    topRow = min(max(0, topRow), maxTopRow)
  }
}

extension DiaryList.Row {
  fileprivate func isHeading(of day: Day) -> Bool {
    if case .day(day, _) = self { true } else { false }
  }
}
