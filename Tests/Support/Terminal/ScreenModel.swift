import TerminalKit

/// Screen of a terminal that interprets the bytes sent to it, for checking that they produce a
/// frame.  It supports the sequences that TerminalKit sends and collects all others in ``unknown``.
package struct ScreenModel: Sendable {
  package private(set) var size: Size
  package let widths: DisplayWidth
  package private(set) var cursor = Position.origin
  /// Private modes that are set, such as 1049 for the alternate screen.
  package private(set) var modes: Set<Int> = [7, 25]
  /// Number of pushed keyboard settings.
  package private(set) var keyboardDepth = 0
  /// Number of rings of the bell.
  package private(set) var bells = 0
  /// Number of pushed titles.
  package private(set) var titleDepth = 0
  package private(set) var title = ""
  /// Received kitty and sixel sequences, reduced to their first letters, without the picture data.
  package private(set) var pictureCommands: [String] = []
  /// Sequences that were not understood.
  package private(set) var unknown: [String] = []

  private var pen = Style.plain
  private var frame: Frame
  private var pending: [UInt8] = []
  private var state = State.ground

  private enum State: Equatable {
    case ground
    case escape
    case control
    case string(introducer: UInt8)
  }

  package init(size: Size, widths: DisplayWidth = .standard) {
    self.size = size
    self.widths = widths
    frame = Frame(size: size, widths: widths)
  }

  package var cursorIsVisible: Bool { modes.contains(25) }

  /// Whether text written now would have the plain style.
  package var isPlain: Bool { pen == .plain }

  /// Screen as a frame, with the cursor if it is visible.
  package var picture: Frame {
    var picture = frame
    picture.cursor = cursorIsVisible ? cursor : nil
    return picture
  }

  /// Changes the size and clears the screen.
  package mutating func resize(to size: Size) {
    self.size = size
    frame = Frame(size: size, widths: widths)
    cursor = .origin
  }

  package mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
    if state == .ground { endText() }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground:
      if byte == 0x1B {
        endText()
        state = .escape
      } else if byte == 0x07 {
        endText()
        bells += 1
      } else if byte < 0x20 {
        endText()
        note("control \(byte)")
      } else {
        pending.append(byte)
      }
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"):
        state = .string(introducer: byte)
      // Ends a string; ignored outside one.
      case UInt8(ascii: "\\"): state = .ground
      default:
        state = .ground
        note("escape \(byte)")
      }
    case .control where byte == 0x1B:
      // The sequence was cut off, and another one starts.
      pending = []
      state = .escape
    case .control:
      pending.append(byte)
      if byte >= 0x40 { endControl() }
    case .string(let introducer):
      pending.append(byte)
      if pending.suffix(2) == [0x1B, 0x5C] { endString(introducer) }
    }
  }

  private mutating func note(_ what: String) {
    unknown.append(what)
    pending = []
  }

  private mutating func endText() {
    guard !pending.isEmpty else { return }
    for cluster in String(decoding: pending, as: UTF8.self) {
      let width = widths.columns(of: cluster)
      if width == 0 || cursor.x + width > size.width {
        unknown.append("no room for \(cluster)")
      } else {
        frame.write(String(cluster), at: cursor, style: pen)
        cursor.x += width
      }
    }
    pending = []
  }

  private mutating func endString(_ introducer: UInt8) {
    let text = String(decoding: pending.dropLast(2), as: UTF8.self)
    pending = []
    state = .ground
    if introducer != UInt8(ascii: "]") {
      pictureCommands.append(String(text.prefix { $0 != ";" && $0 != "\"" }))
    } else if text.hasPrefix("2;") {
      title = String(text.dropFirst(2))
    } else if text != "11;?", text != "1337;ReportCellSize" {
      note("string \(text)")
    }
  }

  private mutating func endControl() {
    let sequence = String(decoding: pending, as: UTF8.self)
    pending = []
    state = .ground
    let body = sequence.dropLast()
    let numbers = body.filter { $0.isNumber || $0 == ";" }
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (body.first, sequence.last) {
    case ("?", "h"): modes.formUnion(numbers)
    case ("?", "l"): modes.subtract(numbers)
    case (">", "u"): keyboardDepth += 1
    case ("<", "u"): keyboardDepth -= 1
    case ("?", "n"), (nil, "c"), (">", "q"),
      ("1", "t") where sequence == "16t":
      break
    case (_, "t") where numbers.first == 22: titleDepth += 1
    case (_, "t") where numbers.first == 23: titleDepth -= 1
    case (_, "H"): moveCursor(numbers)
    case (_, "J") where numbers == [2]: frame.clear(frame.bounds, style: erasing)
    case (_, "K") where numbers.isEmpty || numbers == [0]: eraseRow()
    case (_, "m"): pen.apply(numbers)
    default: note(sequence)
    }
  }

  /// Style of erased cells: the background alone.
  private var erasing: Style { Style(background: pen.background) }

  private mutating func eraseRow() {
    frame.clear(
      Rect(x: cursor.x, y: cursor.y, width: size.width - cursor.x, height: 1), style: erasing)
  }

  private mutating func moveCursor(_ numbers: [Int]) {
    let row = numbers.first ?? 1
    let column = numbers.count > 1 ? numbers[1] : 1
    cursor = Position(
      x: min(max(1, column), max(1, size.width)) - 1, y: min(max(1, row), max(1, size.height)) - 1)
  }
}

extension Style {
  /// Applies the parameters of a `CSI … m` sequence.
  fileprivate mutating func apply(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { self = .plain }
    while let code = rest.popFirst() {
      switch code {
      case 0: self = .plain
      case 22: attributes.subtract([.bold, .dim])
      case 30...37: foreground = .ansi(UInt8(code - 30))
      case 40...47: background = .ansi(UInt8(code - 40))
      case 90...97: foreground = .ansi(UInt8(code - 82))
      case 100...107: background = .ansi(UInt8(code - 92))
      case 39: foreground = .terminalDefault
      case 49: background = .terminalDefault
      case 38: foreground = Self.extended(&rest)
      case 48: background = Self.extended(&rest)
      default: applyAttribute(code)
      }
    }
  }

  private mutating func applyAttribute(_ code: Int) {
    let all: [Int: Attributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
    ]
    if let on = all[code] { attributes.insert(on) }
    if let off = all[code - 20] { attributes.remove(off) }
  }

  private static func extended(_ rest: inout ArraySlice<Int>) -> Color {
    let kind = rest.popFirst()
    let parts = (0..<(kind == 2 ? 3 : 1)).map { _ in UInt8(clamping: rest.popFirst() ?? 0) }
    return kind == 2
      ? .rgb(red: parts[0], green: parts[1], blue: parts[2]) : .indexed(parts[0])
  }
}
