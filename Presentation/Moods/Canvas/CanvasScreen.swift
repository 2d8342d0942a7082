import HearthDomain

/// The canvas of a day or of the latest ten moods. The selected mood is described below it.
enum CanvasScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    /// The user's name, for greetings.
    var name = ""
    var settings = MoodSettings()
    var canvas: MoodCanvas
    /// The neighbouring days with canvases, if there are any.
    var olderDay: Day?
    var newerDay: Day?
    /// Whether there is no mood yet.
    var hasNoMoods = false
    private(set) var selectedID: ID<Mood>?
    /// The end of the canvas that the user tried to move beyond.
    private(set) var reachedEnd: End?
    /// Number of animation steps, in total and since a mood was selected.
    private(set) var ticks = 0
    private(set) var ticksSinceSelection = 0

    init(now: LocalTime) {
      self.now = now
      canvas = MoodCanvas(day: now.day, moods: [], palette: .canvas)
    }

    var mood: Mood? { canvas.moods.first { $0.id == selectedID } ?? canvas.moods.first }
    var today: Day { now.day }
  }

  enum End: Hashable {
    case newest
    case oldest
  }

  enum Action: Hashable {
    /// To earlier moods (1) or later ones (-1).
    case moodMoved(Int)
    case pressed(ID<Mood>)
    case requested(Output)
  }

  typealias Output = MoodsEffect

  static func selection(_ state: State) -> HistorySubject? { state.mood?.historySubject }

  /// Returns the interval of the animation; nil without shapes.
  static func frameDuration(_ state: State) -> Duration? {
    state.canvas.moods.isEmpty ? nil : CanvasMotion.frameTime
  }

  static func advanceAnimation(_ state: inout State) { state.advance() }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moodMoved(let step): state.move(by: step)
    case .pressed(let id): state.select(id)
    case .requested(let output): return output
    }
    return nil
  }
}

extension CanvasScreen.State {
  mutating func advance() {
    ticks += 1
    ticksSinceSelection += 1
  }

  mutating func select(_ id: ID<Mood>?) {
    selectedID = id
    reachedEnd = nil
    ticksSinceSelection = 0
  }

  /// Replaces the canvas; the selection stays if its mood is there.
  mutating func show(_ canvas: MoodCanvas) {
    if !canvas.moods.contains(where: { $0.id == selectedID }) { select(nil) }
    self.canvas = canvas
  }

  fileprivate mutating func move(by step: Int) {
    guard let mood else { return }
    let next = step > 0 ? canvas.older(than: mood.id) : canvas.newer(than: mood.id)
    select(next?.id ?? mood.id)
    if next == nil { reachedEnd = step > 0 ? .oldest : .newest }
  }
}
