import HearthDomain
import JSONText

/// What moods add to Today: today's canvas in small, and the latest mood.
public struct MoodsTodayPart: TodayPart {
  private let queries: MoodQueries
  private let voice: MoodVoice

  public init(queries: MoodQueries, voice: MoodVoice) {
    self.queries = queries
    self.voice = voice
  }

  public func section() throws -> TodaySection {
    let canvas = try queries.canvas()
    let latest = try queries.latest()
    let isQuiet = canvas.moods.isEmpty && latest != nil
    return TodaySection(
      area: .moods, rows: try latest.map { [try row(of: $0)] } ?? [],
      invitation: latest == nil ? invitation : nil, quiet: isQuiet ? quiet : nil,
      json: try json(canvas, latest), canvas: canvas.moods.isEmpty ? nil : CanvasDrawing(canvas))
  }

  private var quiet: Words {
    Words(ko: "오늘의 캔버스는 아직 비어 있어요.", en: "Today's canvas is still empty.")
  }

  private var invitation: TodayInvitation {
    TodayInvitation(text: MoodInvitation.text, command: MoodInvitation.command)
  }

  private func json(_ canvas: MoodCanvas, _ latest: Mood?) throws -> JSONObject {
    let mood = try latest.map { mood in
      JSONValue.object(mood.json(try queries.canvas(of: mood.day).palette))
    }
    return ["mood": mood ?? .null, "canvas": .object(canvas.json)]
  }

  private func row(of mood: Mood) throws -> TodayRow {
    let mark = MoodShapeDrawing.mark(shape: mood.level.shape.number)
    return TodayRow(
      mark: String(mark), text: Words(ko: mood.memoLine, en: mood.memoLine),
      detail: Words(ko: detail(of: mood, .korean), en: detail(of: mood, .english)),
      isUrgent: false, route: .tab(.moods))
  }

  private func detail(of mood: Mood, _ language: Language) -> String {
    let dates = DateWords(language, today: voice.today)
    let when =
      mood.day == voice.today
      ? dates.time(mood.moment.time) : dates.short(mood.moment.local)
    return "\(mood.level.value) · \(when)"
  }
}
