import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Shows a canvas, shuffles it, or saves it as a picture.
struct MoodCanvasCommand: Command {
  struct Options: Hashable, Sendable {
    let subject: Subject
    /// The size in cells, or in pixels for a file.
    let size: TypedSize?
    let output: PictureFile?
    let shuffles: Bool
    let palette: PaletteChoice?
    let paper: CanvasPaper?
  }

  enum Subject: Hashable, Sendable {
    /// The canvas that the settings choose.
    case fromSettings
    /// The canvas of a day, as typed.
    case day(String)
    case last
  }

  enum PaletteChoice: Hashable, Sendable {
    case palette(HearthDomain.Palette)
    /// The palette of the settings.
    case fromSettings
  }

  static let commandName = CommandName(
    ["mood", "canvas"], synonyms: [["mood", "show"]], isNounDefault: true)

  let tools: MoodTools

  func run(_ options: Options, in console: inout Console) throws {
    let canvas = try canvas(options)
    try show(canvas, options, in: &console)
    // The confirmation comes last, so that nothing is confirmed if reading fails.
    if options.shuffles || options.palette != nil { console.recordConfirmedChange() }
    if let choice = options.palette, let day = canvas.day {
      console.printNote(
        MoodMessages.paletteChosenMessage(choice.palette, for: day, today: tools.formatter.today))
    }
  }

  private func show(
    _ canvas: MoodCanvas, _ options: Options, in console: inout Console
  ) throws {
    if let output = options.output {
      return try write(canvas, options, to: output, in: &console)
    }
    let paper = options.paper
    switch (console.form, options.size) {
    case (.json, _): console.printJSON(.document(canvas.json))
    case (_, let size?): print(try drawing(of: canvas, on: paper), size, in: &console)
    case (.piped, nil):
      if case .day = options.subject, let day = canvas.day, canvas.moods.isEmpty {
        return console.printNote(StyledText(emptyDayText(day, console.language)))
      }
      print(try drawing(of: canvas, on: paper), MoodCanvasCommand.pipedSize, in: &console)
    case (.terminal, nil):
      if case .day = options.subject, let day = canvas.day, canvas.moods.isEmpty,
        try !tools.moods.queries.isEmpty()
      {
        return console.printWrapped(emptyDayText(day, console.language))
      }
      try PrintedCanvas(
        drawing: drawing(of: canvas, on: paper), name: tools.profile.profile().displayName.value,
        today: tools.formatter.today
      )
      .print(in: &console)
    }
  }

  /// Returns the text shown for an empty day.
  private func emptyDayText(_ day: Day, _ language: Language) -> String {
    let date = DayFormatter(language, today: tools.formatter.today).shortWithWeekday(day)
    return language(
      ko: "\(date)의 캔버스는 비어 있어요.", en: "The canvas of \(date) is empty.")
  }

  /// The default size in a pipe.
  private static let pipedSize = TypedSize(width: 40, height: 20)

  private func canvas(_ options: Options) throws -> MoodCanvas {
    let settings = try tools.moods.queries.settings()
    let day: Day? =
      switch options.subject {
      case .fromSettings:
        settings.mode == .daily || options.palette != nil ? tools.formatter.today : nil
      case .day(let text): try tools.formatter.dateReader.day(text)
      case .last: nil
      }
    if let day, let palette = options.palette {
      try tools.moods.choosePalette(palette.palette, for: day)
    }
    return options.shuffles ? try tools.moods.shuffle(day) : try tools.moods.queries.canvas(of: day)
  }

  private func drawing(
    of canvas: MoodCanvas, on paper: CanvasPaper?
  ) throws -> CanvasDrawing {
    var drawing = CanvasDrawing(canvas)
    let paper = try paper ?? tools.moods.queries.settings().paper
    drawing.background = CanvasBackground(paper) ?? drawing.background
    drawing.showsGuides = try canvas.moods.isEmpty && tools.moods.queries.isEmpty()
    return drawing
  }

  /// Prints exactly the requested cells.
  private func print(_ drawing: CanvasDrawing, _ size: TypedSize, in console: inout Console) {
    let traits = console.traits
    let cells = Size(width: size.width, height: size.height)
    let frame = CanvasCells(drawing, level: traits.colorLevel, widths: traits.widths)
      .frame(size: cells)
    for row in frame.lines {
      console.printLine(row.padded(to: size.width, .leading, traits.widths))
    }
  }

  private func write(
    _ canvas: MoodCanvas, _ options: Options, to output: PictureFile, in console: inout Console
  ) throws {
    let words = CanvasWords(
      canvas: canvas, language: console.language, today: tools.formatter.today)
    let size = options.size
    var scene = try drawing(of: canvas, on: options.paper).scene(
      width: size.map { Double($0.width) } ?? CanvasDrawing.width,
      height: size.map { Double($0.height) } ?? CanvasDrawing.height)
    scene.title = words.signedTitle(
      by: try tools.moods.queries.settings().artist,
      of: try tools.profile.profile().displayName.value)
    scene.summary = words.summary
    try console.writePicture(scene, to: output, of: tools.files, json: canvas.json) { place in
      Words(ko: "캔버스를 그렸어요: \(place)", en: "Drew the canvas: \(place)")
    }
  }
}

extension MoodCanvasCommand.PaletteChoice {
  fileprivate var palette: HearthDomain.Palette? {
    if case .palette(let palette) = self { palette } else { nil }
  }
}
