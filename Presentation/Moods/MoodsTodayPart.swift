import HearthDomain
import HearthWhen
import JSONText

/// The part of Today with a small version of today's canvas and the latest mood.
package struct MoodsTodayPart: TodayPart {
  private let queries: MoodQueries
  private let formatter: MoodFormatter

  package init(_ tools: MoodTools) {
    queries = tools.moods.queries
    formatter = tools.formatter
  }

  package func section() throws -> TodaySection {
    let canvas = try queries.canvas()
    let latest = try queries.latestNotInFuture()
    let isQuiet = canvas.moods.isEmpty && latest != nil
    return TodaySection(
      area: .moods, rows: try latest.map { [try row(of: $0)] } ?? [],
      invitation: latest == nil ? .moods : nil, quiet: isQuiet ? noMoodsTodayText : nil,
      json: try json(canvas, latest), canvas: canvas.moods.isEmpty ? nil : CanvasDrawing(canvas))
  }

  private var noMoodsTodayText: Words {
    Words(ko: "오늘의 캔버스는 아직 비어 있어요.", en: "Today's canvas is still empty.")
  }

  private func json(_ canvas: MoodCanvas, _ latest: Mood?) throws -> JSONObject {
    let mood = try latest.map { mood in
      JSONValue.object(mood.json(try queries.canvas(of: mood.day).palette))
    }
    return ["mood": mood ?? .null, "canvas": .object(canvas.json)]
  }

  private func row(of mood: Mood) throws -> TodayRow {
    let memo = Words(ko: mood.memoLine, en: mood.memoLine)
    return TodayRow(
      mark: mood.level == nil ? "○" : "●", text: memo,
      detail: Words { detail(of: mood, $0, isBrief: false) },
      brief: TodayRow.ShortRow(text: memo, detail: Words { detail(of: mood, $0, isBrief: true) }),
      isUrgent: false, route: .mood(mood.id))
  }

  /// Returns the level with its word, and the time. For a mood of another day also its day, or, if
  /// brief, only the day instead of the time, and no word.
  private func detail(of mood: Mood, _ language: Language, isBrief: Bool) -> String {
    let dates = DayFormatter(language, today: formatter.today)
    let when =
      mood.day == formatter.today
      ? dates.time(mood.moment.time)
      : isBrief ? dates.short(mood.day) : dates.short(mood.moment.local)
    let word = isBrief ? nil : mood.level.map { MoodFace(nearest: $0).name(language) + " " }
    return "\(word ?? "")\(mood.form.phrase(language)) · \(when)"
  }
}
