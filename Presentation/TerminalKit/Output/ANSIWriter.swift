/// Produces the bytes that update a terminal from one frame to the next.
///
/// It remembers the frame on the screen. The bytes of one frame should be written at once.
public struct ANSIWriter {
  /// The bytes of the last frame; the buffer is reused for every frame.
  public private(set) var bytes: [UInt8] = []

  private let usesSynchronizedUpdates: Bool
  private let usesASCIIMarks: Bool
  private var displayedFrame: Frame?
  private var painter = PicturePainter()
  private var cursorIsVisible = false
  private var pen: SGRPen
  /// Position of the terminal's cursor; nil if it is not certain.
  private var cursorPosition: Position?

  /// Creates a writer. With `usesASCIIMarks`, marks are written in ASCII, see ``ASCIIMarks``.
  public init(
    level: ColorLevel, usesSynchronizedUpdates marksSynchronized: Bool = true,
    usesASCIIMarks hasPlainMarks: Bool = false
  ) {
    self.usesASCIIMarks = hasPlainMarks
    self.usesSynchronizedUpdates = marksSynchronized
    pen = SGRPen(level: level)
  }

  /// Forgets the contents of the screen, so that the next frame is drawn completely.
  public mutating func forgetScreen() {
    displayedFrame = nil
    cursorPosition = nil
  }

  /// How the terminal displays pictures; `.none` until it is set.
  public var pictureSupport: PictureSupport {
    get { painter.support }
    set { painter.support = newValue }
  }

  /// Returns the bytes that remove all pictures from the screen.
  public mutating func removePictures() -> [UInt8] {
    painter.clear()
  }

  /// Fills ``bytes`` with the update to the frame; leaves it empty if the frame is already on the
  /// screen.
  public mutating func draw(_ picture: Frame) {
    bytes.removeAll(keepingCapacity: true)
    let pictures = picture.visiblePictures(painter.support)
    let frame = painter.text(of: picture, below: pictures)
    var before = displayedFrame.flatMap { $0.size == frame.size ? $0 : nil }
    if var known = before {
      painter.markRemovedPictures(&known, for: pictures)
      before = known
    }
    let runs = FrameDiff.runs(from: before ?? Frame(size: frame.size), to: frame)
    let caret = frame.cursor.flatMap { frame.bounds.contains($0) ? $0 : nil }
    displayedFrame = frame
    if before != nil, runs.isEmpty, painter.isUpToDate(pictures) {
      placeCursor(at: caret)
      return
    }
    if usesSynchronizedUpdates { bytes.add("\u{1B}[?2026h") }
    hideCursor(evenIfHidden: before == nil)
    if before == nil { clearScreen() }
    for run in runs { draw(run, of: frame) }
    pen.reset(in: &bytes)
    paint(pictures, after: runs, isCleared: before == nil)
    placeCursor(at: caret)
    if usesSynchronizedUpdates { bytes.add("\u{1B}[?2026l") }
  }

  private mutating func paint(
    _ pictures: [PicturePlacement], after runs: [FrameDiff.Run], isCleared: Bool
  ) {
    let count = bytes.count
    painter.paint(pictures, after: runs, isCleared: isCleared, to: &bytes)
    if bytes.count > count { cursorPosition = nil }
  }

  private mutating func clearScreen() {
    pen.forgetStyle()
    pen.reset(in: &bytes)
    bytes.add("\u{1B}[2J")
  }

  private mutating func hideCursor(evenIfHidden: Bool) {
    guard cursorIsVisible || evenIfHidden else { return }
    bytes.add("\u{1B}[?25l")
    cursorIsVisible = false
  }

  /// Moves the cursor to the position that the frame wants, and shows or hides it.
  private mutating func placeCursor(at caret: Position?) {
    guard let caret else { return hideCursor(evenIfHidden: false) }
    moveCursor(to: caret)
    guard !cursorIsVisible else { return }
    bytes.add("\u{1B}[?25h")
    cursorIsVisible = true
  }

  private mutating func moveCursor(to target: Position) {
    guard cursorPosition != target else { return }
    bytes.add("\u{1B}[")
    bytes.add(target.y.addingClamped(1))
    bytes.append(UInt8(ascii: ";"))
    bytes.add(target.x.addingClamped(1))
    bytes.append(UInt8(ascii: "H"))
    cursorPosition = target
  }

  private mutating func draw(_ run: FrameDiff.Run, of frame: Frame) {
    let start = run.y * frame.size.width
    let end = run.columns.upperBound
    let written = endOfText(in: frame, start, run.columns)
    frame.cells.withUnsafeBufferPointer { cells in
      for x in run.columns.lowerBound..<written where !cells[start + x].isRightHalf {
        draw(cells[start + x], at: Position(x: x, y: run.y), width: frame.size.width)
      }
    }
    guard written < end else { return }
    moveCursor(to: Position(x: written, y: run.y))
    pen.reset(in: &bytes)
    bytes.add("\u{1B}[K")
  }

  /// Returns the column up to which the run is written: its end, or, if erasing the rest of the row
  /// is shorter, the column from which the row is blank.
  private func endOfText(in frame: Frame, _ start: Int, _ columns: Range<Int>) -> Int {
    var end = frame.size.width
    while end > columns.lowerBound, frame.cells[start + end - 1] == .blank { end -= 1 }
    return columns.upperBound - end > 4 ? end : columns.upperBound
  }

  private mutating func draw(_ cell: Cell, at target: Position, width: Int) {
    moveCursor(to: target)
    pen.changeStyle(to: cell.style, in: &bytes)
    let isUnsure = cell.hasUncertainWidth
    if isUnsure, cell.width == 2 {
      // Both columns are blanked first: a terminal that displays the cluster in one column would
      // leave half of the old one beside it.
      bytes.add("  ")
      cursorPosition = nil
      moveCursor(to: target)
    }
    if usesASCIIMarks, let scalar = cell.glyph.unicodeScalars.first,
      let plain = ASCIIMarks.asciiReplacement(for: scalar)
    {
      bytes.append(plain)
      if cell.width == 2 { bytes.append(UInt8(ascii: " ")) }
    } else {
      for byte in cell.glyph.utf8 { bytes.append(byte) }
    }
    let next = target.x + cell.width
    // Terminals differ in where the cursor is after the last column.
    cursorPosition = isUnsure || next >= width ? nil : Position(x: next, y: target.y)
  }
}

extension [UInt8] {
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number that is not negative in decimal digits.
  mutating func add(_ number: Int) {
    if number > 9 { add(number / 10) }
    append(UInt8(ascii: "0") + UInt8(Swift.max(0, number) % 10))
  }
}
