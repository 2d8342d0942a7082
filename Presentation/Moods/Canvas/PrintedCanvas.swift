import HearthDomain
import TerminalKit

/// A canvas for print: the picture with its moods as text next to it or below.
struct PrintedCanvas {
  let drawing: CanvasDrawing
  /// The user's name, for the greeting of an empty canvas.
  let name: String
  let today: Day

  /// Minimum width of text next to the picture.
  private static let minTextWidth = 26

  private var canvas: MoodCanvas { drawing.canvas }

  func print(in console: inout Console) throws {
    let traits = console.traits
    let below = rows(columns: console.width, traits)
    let above = size(rows: console.height - below.count - 2, in: console)
    if try printPicture(above, in: &console) {
      for row in below { console.printLine(row) }
      return
    }
    let beside = size(rows: console.height - 4, in: console)
    guard console.width >= beside.width + 2 + PrintedCanvas.minTextWidth else {
      for row in lines(above, traits) + below { console.printLine(row) }
      return
    }
    let picture = MarginDrawing(size: beside) { lines(beside, traits) }
    console.printBeside(picture, minTextWidth: PrintedCanvas.minTextWidth) {
      rows(columns: $0, traits)
    }
  }

  /// Returns a size with the usual proportion of four by five; a cell is twice as high as wide.
  private func size(rows: Int, in console: Console) -> Size {
    let rows = min(max(rows, 8), 25, console.width * 5 / 8)
    return Size(width: rows * 8 / 5, height: rows)
  }

  /// Prints a real picture if the terminal supports it; returns whether it did.
  private func printPicture(_ cells: Size, in console: inout Console) throws -> Bool {
    let support = console.askForPictures()
    guard support.method != .none else { return false }
    return try console.showPicture(drawing.scene(), cells: cells, support)
  }

  private func lines(_ cells: Size, _ traits: ConsoleTraits) -> [StyledText] {
    CanvasCells(drawing, level: traits.colorLevel, widths: traits.widths, hasLegend: false)
      .frame(size: cells).lines
  }

  private func rows(columns: Int, _ traits: ConsoleTraits) -> [StyledText] {
    let language = traits.language
    let title = CanvasWords(canvas: canvas, language: language, today: today).title
    let head = Paragraph(StyledText(title, .bold)).rows(columns: columns, widths: traits.widths)
    return head + [StyledText()]
      + (canvas.moods.isEmpty
        ? invitation(columns: columns, traits) : moodRows(columns: columns, traits))
  }

  private func moodRows(columns: Int, _ traits: ConsoleTraits) -> [StyledText] {
    let words = CanvasWords(canvas: canvas, language: traits.language, today: today)
    let entries = canvas.moods.map { mood in
      TermList.Entry(
        mood.form.chip(in: canvas.palette) + StyledText(" ")
          + StyledText(words.timeText(of: mood), .dim),
        StyledText(mood.memoLine))
    }
    let others = words.undrawnNote.map { Paragraph(StyledText($0, .dim)) }
    return TermList(entries).rows(columns: columns, widths: traits.widths)
      + (others?.rows(columns: columns, widths: traits.widths) ?? [])
  }

  private func invitation(columns: Int, _ traits: ConsoleTraits) -> [StyledText] {
    let words = MoodWords.emptyCanvasText(name, traits.language)
    let command = StyledText("  " + TodayInvitation.moods.command(traits.language), .bold)
    return Paragraph(StyledText(words)).rows(columns: columns, widths: traits.widths)
      + [StyledText(), command]
  }
}
