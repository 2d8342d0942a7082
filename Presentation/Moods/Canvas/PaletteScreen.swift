import HearthDomain
import HearthWhen
import TerminalKit

/// Chooses the palette of a canvas, or of all.
enum PaletteScreen: Screen {
  /// A palette; nil to follow the settings.
  typealias Choice = Palette?

  struct State: Hashable {
    /// The canvas whose palette is chosen.
    let canvas: MoodCanvas
    let defaultPalette: Palette
    let today: Day
    var choices: RowList<Choice>

    init(for canvas: MoodCanvas, general: Palette, today: Day) {
      self.canvas = canvas
      self.defaultPalette = general
      self.today = today
      // The canvas of the last ten moods has no palette of its own.
      let choices: [Choice] = (canvas.day == nil ? [] : [nil]) + Palette.allCases
      let current = canvas.palette == general && canvas.day != nil ? nil : canvas.palette
      self.choices = RowList(all: choices, selection: choices.firstIndex(of: current) ?? 0)
    }

    var palette: Palette { (choices.selected ?? nil) ?? defaultPalette }
  }

  enum Action: Hashable {
    case paletteChosen(ListInput)
    case paletteChosenForAll
    case chosenForAll
    case cancelled
  }

  typealias Output = MoodsEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let isOfDay = state.canvas.day != nil
    let all = KeyBinding<Action>(
      isOfDay ? [.character("s")] : [Key(.enter), .character("s")],
      ko: ("모든 캔버스에", "따로 정하지 않은 모든 캔버스를 이 색으로 그려요"),
      en: ("for all", "Use these colours for every canvas without its own"),
      action: .chosenForAll)
    let day = KeyBinding<Action>(
      [Key(.enter)], ko: ("이날에", "이날의 캔버스를 이 색으로 그려요"),
      en: ("for this day", "Draw the canvas of this day in these colours"),
      action: .paletteChosenForAll)
    return Keymap(
      (isOfDay ? [day] : []) + [all, .back(.cancelled)]
        + ListMove.bindings { .paletteChosen(.move($0)) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .paletteChosen(let input):
      if state.choices.apply(input) { return update(&state, .paletteChosenForAll) }
    case .paletteChosenForAll:
      guard let day = state.canvas.day else { return .change(.choosePaletteForAll(state.palette)) }
      return .change(.choosePalette(state.choices.selected ?? nil, for: day))
    case .chosenForAll: return .change(.choosePaletteForAll(state.palette))
    case .cancelled: return .back
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListInput(mouse, on: list(of: state, in: view), at: layout(view).list).map {
      .paletteChosen($0)
    }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(view)
    let day = state.canvas.day.map {
      DayFormatter(view.language, today: state.today).shortWithWeekday($0)
    }
    let title = view.language(
      ko: (day.map { "\($0)의 " } ?? "") + "색", en: "Colours" + (day.map { " of \($0)" } ?? ""))
    frame.write(StyledText(title, view.theme.heading), in: place.title)
    list(of: state, in: view).draw(in: &frame, at: place.list)
    var drawing = CanvasDrawing(
      MoodCanvas(
        day: state.canvas.day, moods: state.canvas.moods,
        inAll: state.canvas.moods.count + state.canvas.hiddenCount, palette: state.palette))
    drawing.background = CanvasBackground(view.theme)
    let preview = CanvasCells(drawing, level: view.colorLevel, widths: view.widths)
      .frame(size: place.preview.size)
    frame.draw(preview, at: place.preview.origin)
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, list: Rect, preview: Rect) {
    let (title, body) = view.titledPageAreas
    guard view.size.width >= 70 else { return (title, body, Rect(size: .zero)) }
    let parts = body.columns([.fixed(44), .fill], spacing: 2)
    return (title, parts[0], parts[1])
  }

  private static func list(of state: State, in view: ViewContext) -> List {
    state.choices.list(look: view.theme.listLook) { choice in
      let palette = choice ?? state.defaultPalette
      let name =
        choice?.name(view.language)
        ?? view.language(
          ko: "설정대로 (\(state.defaultPalette.name.ko))",
          en: "as in settings (\(state.defaultPalette.name.en))")
      var text = StyledText(view.widths.padded(name, to: min(27, layout(view).list.width - 14)))
      guard view.colorLevel > .none else { return text }
      for shape in MoodShape.allCases {
        let color = palette.color(of: shape).terminalColor
        text.append(view.widths.columns(of: "█") == 1 ? "█" : "#", Style(foreground: color))
      }
      return text
    }
  }
}

extension CanvasBackground {
  /// Creates the background that matches the screen.
  init(_ theme: Theme) {
    self = theme.isLight ? .light : .dark
  }

  /// Creates the background of the chosen paper, or the one that matches the screen.
  init(_ paper: CanvasPaper, _ theme: Theme) {
    self = CanvasBackground(paper) ?? CanvasBackground(theme)
  }

  /// Returns nil for the paper that matches the screen.
  init?(_ paper: CanvasPaper) {
    switch paper {
    case .auto: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
