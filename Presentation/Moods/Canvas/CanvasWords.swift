import HearthDomain

/// What a canvas is called, and what it shows in words.
struct CanvasWords {
  let canvas: MoodCanvas
  let language: Language
  let today: Day

  /// `Friday, 20 November 2026`, or that it is the latest ten.
  var title: String {
    canvas.day.map { DateWords(language, today: today).long($0) }
      ?? language(ko: "최근 기분 열 개", en: "The latest ten moods")
  }

  /// The title with the artist's name below it, as pictures bear it.
  func signedTitle(by artist: ArtistName, of user: String) -> String {
    "\(title) — \(artist.signature(language, of: user))"
  }

  /// All moods in one sentence, for those who cannot see the picture.
  var summary: String {
    guard !canvas.moods.isEmpty else {
      return language(ko: "아직 비어 있는 캔버스예요.", en: "An empty canvas.")
    }
    let dates = DateWords(language, today: today)
    return canvas.moods.map { mood in
      let shape = mood.level.shape.name(language)
      let memo = mood.memoLine.isEmpty ? "" : ": \(mood.memoLine)"
      return "\(dates.time(mood.moment.time)) \(mood.level.value) (\(shape))\(memo)"
    }
    .joined(separator: "; ")
  }
}
