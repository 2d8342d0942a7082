import HearthDomain

/// The effects that the screens of Moods request.
indirect enum MoodsEffect: RereadingEffect {
  case show(Destination)
  case showCanvas(Day)
  case showNewestCanvas
  case back
  case showInDiary(DiaryList.Target)
  /// Read the contents of the page in front again.
  case reread
  case change(Change)
  /// Continue writing in the user's editor.
  case openEditor(String)
  /// Ask the question; perform the effect if the answer is yes.
  case ask(Words, then: MoodsEffect)

  /// Changes to the store.
  enum Change: Hashable {
    case save(GaugeEntry)
    case remove(ID<Mood>)
    case shuffle
    case choosePalette(Palette?, for: Day)
    case choosePaletteForAll(Palette)
    case changeMode
  }

  /// Removes the mood after a question that names it.
  static func asking(toRemove mood: Mood) -> MoodsEffect {
    let line = mood.memoLine
    let short = line.count > 30 ? String(line.prefix(29)) + "…" : line
    let question = Words(ko: "이 기분을 지울까요?", en: "Remove this mood?")
    let mark = Words { " " + mood.form.phrase($0) + (short.isEmpty ? "" : " · \(short)") }
    return .ask(
      Words(ko: question.ko + mark.ko, en: question.en + mark.en), then: .change(.remove(mood.id)))
  }
}
