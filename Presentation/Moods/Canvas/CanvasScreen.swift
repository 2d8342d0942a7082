import HearthDomain

/// The canvas of a day, or of the last ten moods, with the selected mood told below it.
enum CanvasScreen: Screen {
  struct State: Hashable {
    var now: LocalTime
    /// The user's name, to greet by.
    var name = ""
    var settings = MoodSettings()
    var canvas: MoodCanvas
    /// The days to turn to, if there are any.
    var olderDay: Day?
    var newerDay: Day?
    /// Whether the first mood is still to come.
    var awaitsFirst = false
    private(set) var selected: ID<Mood>?
    /// Which end of the canvas somebody tried to go beyond.
    private(set) var end: End?
    /// How often the picture has moved on, in all and since a mood was selected.
    private(set) var tick = 0
    private(set) var ticksOfSelection = 0

    init(now: LocalTime) {
      self.now = now
      canvas = MoodCanvas(day: now.day, moods: [], palette: .canvas)
    }

    var mood: Mood? { canvas.moods.first { $0.id == selected } ?? canvas.moods.first }
    var today: Day { now.day }
  }

  enum End: Hashable {
    case newest
    case oldest
  }

  enum Action: Hashable {
    /// To older moods (1) or newer ones (-1).
    case moodMoved(Int)
    case pressed(ID<Mood>)
    case asked(Output)
  }

  typealias Output = MoodsEffect

  /// Shapes float or blink.
  static func frameTime(_ state: State) -> Duration? {
    state.canvas.moods.isEmpty ? nil : CanvasMotion.frameTime
  }

  static func advance(_ state: inout State) { state.advance() }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .moodMoved(let step): state.move(by: step)
    case .pressed(let id): state.select(id)
    case .asked(let output): return output
    }
    return nil
  }
}

extension CanvasScreen.State {
  mutating func advance() {
    tick += 1
    ticksOfSelection += 1
  }

  mutating func select(_ id: ID<Mood>?) {
    selected = id
    end = nil
    ticksOfSelection = 0
  }

  /// Puts another canvas in place; the selection stays where its mood is there.
  mutating func show(_ canvas: MoodCanvas) {
    if !canvas.moods.contains(where: { $0.id == selected }) { select(nil) }
    self.canvas = canvas
  }

  fileprivate mutating func move(by step: Int) {
    guard let mood else { return }
    let next = step > 0 ? canvas.older(than: mood.id) : canvas.newer(than: mood.id)
    select(next?.id ?? mood.id)
    if next == nil { end = step > 0 ? .oldest : .newest }
  }
}
