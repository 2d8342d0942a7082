/// What the words of a title imply about its time.
struct Subject: Hashable, Sendable {
  /// Usual range of starting times, in minutes of the day; nil if the title implies none.
  var usualHours: Range<Int>?
  /// Whether the first of the usual hours may also be in the evening.
  var isFirstHourUnsure = false
  /// Meal, whose usual hour applies if only a day is given.
  var meal: Meal?
  /// Whether the title is about a journey by timetable, whose hours are on a 24-hour clock.
  var isTravel = false
  /// Whether the activity lasts days.
  var isStay = false
  /// Whether the activity is due every month.
  var isMonthly = false

  enum Meal: Hashable, Sendable {
    case breakfast, lunch, dinner

    var minute: Int {
      switch self {
      case .breakfast: 8 * 60
      case .lunch: 12 * 60
      case .dinner: 19 * 60
      }
    }
  }

  init() {}

  /// Creates a subject from the words of a title; if two words imply different things, the first
  /// one counts.
  init(_ words: [String]) {
    let words = words.map { $0.lowercased() }
    var best: Int?
    for (index, word) in words.enumerated() {
      if index > 0, SubjectTable.wordsBeforeUnrelated.contains(words[index - 1]) { continue }
      let isAmid = index > 0 && index < words.count - 1
      if isAmid, SubjectTable.partsOfDay.contains(word) { continue }
      if index < words.count - 1, SubjectTable.lastWords.contains(word) { continue }
      if SubjectTable.travelWords.contains(word) { isTravel = true }
      if SubjectTable.stayNouns.contains(word) { isStay = true }
      if SubjectTable.monthlyPayments.contains(word) { isMonthly = true }
      let both = index + 1 < words.count ? word + "_" + words[index + 1] : word
      guard let row = SubjectTable.rowIndex(of: word) ?? SubjectTable.rowIndex(of: both) else {
        continue
      }
      if best.map({ row < $0 }) ?? true { best = row }
      let isAtEdge = index == 0 || index == words.count - 1 || word.isHangul
      let isOver = index + 1 < words.count && SubjectTable.afterMeal.contains(words[index + 1])
      if meal == nil, isAtEdge, !isOver { meal = SubjectTable.rows[row].meal }
    }
    if let best {
      usualHours = SubjectTable.rows[best].hours
      isFirstHourUnsure = SubjectTable.rows[best].isFirstHourUnsure
    }
  }
}

extension String {
  /// Whether the text begins with a Hangul syllable.
  var isHangul: Bool { unicodeScalars.first.map(\.isHangulSyllable) ?? false }
}
