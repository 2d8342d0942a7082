import HearthDomain

/// What the screens of Moods want to happen.
enum MoodsEffect: Hashable, LeavingEffect {
  // Going somewhere.
  case showAdding(at: MoodMoment?)
  case showEditing(Mood)
  case showDiary(DiaryList.Target)
  case showCalendar(Day)
  case showYear(Day)
  case showOnThisDay(Day)
  case showTotals
  case showPalettes
  case showCanvas(Day)
  case showNewestCanvas
  case back

  // Reading.
  case list(DiaryList.Target)
  case month
  case year
  case span

  // Changing.
  case save(GaugeEntry)
  case remove(ID<Mood>)
  case shuffle
  case choose(Palette?, for: Day)
  case chooseForAll(Palette)
  case changeMode

  /// Goes on in the user's editor.
  case write(String)

  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: MoodsEffect)
}

extension MoodsEffect {
  /// Removes the mood after a question that says which one.
  static func asking(toRemove mood: Mood) -> MoodsEffect {
    let line = mood.memoLine
    let short = line.count > 30 ? String(line.prefix(29)) + "…" : line
    let question = Words(ko: "이 기분을 지울까요?", en: "Remove this mood?")
    let mark = " \(mood.level.value) · \(short)"
    return .ask(
      Words(ko: question.ko + mark, en: question.en + mark), then: .remove(mood.id))
  }
}
