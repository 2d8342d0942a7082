import HearthDomain
import HearthWhen

/// The title of a canvas, and its contents as text.
struct CanvasWords {
  let canvas: MoodCanvas
  let language: Language
  let today: Day

  /// `Friday, 20 November 2026`, or the latest ten moods.
  var title: String {
    canvas.day.map { DayFormatter(language, today: today).long($0) }
      ?? language(ko: "최근 기분 열 개", en: "The latest ten moods")
  }

  /// Returns the title with the artist's name, for pictures.
  func signedTitle(by artist: ArtistName, of user: String) -> String {
    "\(title) — \(artist.signature(language, of: user))"
  }

  /// All moods in one sentence, for users who cannot see the picture.
  var summary: String {
    guard !canvas.moods.isEmpty else {
      return language(ko: "아직 비어 있는 캔버스예요.", en: "An empty canvas.")
    }
    let all = canvas.moods.map { mood in
      let memo = mood.memoLine.isEmpty ? "" : ": \(mood.memoLine)"
      return "\(timeText(of: mood)) \(mood.form.description(language))\(memo)"
    }
    let count = canvas.hiddenCount
    let others = language(ko: "먼저 남긴 기분 \(count)개 더", en: "\(count) more before these")
    return (count > 0 ? all + [others] : all).joined(separator: "; ")
  }

  /// Returns the time, with the day if the canvas is not that of a day.
  func timeText(of mood: Mood) -> String {
    let dates = DayFormatter(language, today: today)
    return canvas.day == nil ? dates.short(mood.moment.local) : dates.time(mood.moment.time)
  }

  /// A note on the moods of the day that are not drawn; nil if all are.
  var undrawnNote: String? {
    let count = canvas.hiddenCount
    guard count > 0 else { return nil }
    return language(
      ko: "이날 먼저 남긴 기분 \(count)개는 일기에 있어요.",
      en: "\(Plural("earlier mood")(count)) of this day \(count == 1 ? "is" : "are") in the diary.")
  }
}
