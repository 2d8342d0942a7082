/// The style with which the terminal currently writes. Produces the shortest sequence that changes
/// it.
struct SGRPen {
  let level: ColorLevel
  /// The current style of the terminal; nil if unknown.
  private var style: Style?
  /// The last requested style; `limitedStyle` is that style reduced to the colour level.
  private var requestedStyle = Style.plain
  private var limitedStyle = Style.plain

  init(level: ColorLevel, style: Style? = nil) {
    self.level = level
    self.style = style
  }

  mutating func forgetStyle() {
    style = nil
  }

  mutating func reset(in bytes: inout [UInt8]) {
    changeStyle(to: .plain, in: &bytes)
  }

  mutating func changeStyle(to wanted: Style, in bytes: inout [UInt8]) {
    if wanted != requestedStyle {
      requestedStyle = wanted
      limitedStyle = wanted.limited(to: level)
    }
    guard style != limitedStyle else { return }
    bytes.add("\u{1B}[")
    if let style, limitedStyle != .plain {
      addChange(from: style, in: &bytes)
    } else {
      bytes.add("0;")
      addChange(from: .plain, in: &bytes)
    }
    // Every part ends with a semicolon; the last one is replaced by the final letter.
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    style = limitedStyle
  }

  private func addChange(from old: Style, in bytes: inout [UInt8]) {
    addAttributes(from: old.attributes, in: &bytes)
    if old.foreground != limitedStyle.foreground {
      addColor(limitedStyle.foreground, base: 30, in: &bytes)
    }
    if old.background != limitedStyle.background {
      addColor(limitedStyle.background, base: 40, in: &bytes)
    }
  }

  private func addAttributes(from old: Style.Attributes, in bytes: inout [UInt8]) {
    var kept = old
    let new = limitedStyle.attributes
    // One code turns off both bold and dim.
    if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      bytes.add("22;")
      kept.subtract([.bold, .dim])
    }
    for (attribute, on, off) in Self.attributeCodes {
      if new.contains(attribute), !kept.contains(attribute) {
        bytes.add(on)
        bytes.append(UInt8(ascii: ";"))
      } else if kept.contains(attribute), !new.contains(attribute) {
        bytes.add(off)
        bytes.append(UInt8(ascii: ";"))
      }
    }
  }

  private static let attributeCodes: [(Style.Attributes, Int, Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29),
  ]

  private func addColor(_ color: Color, base: Int, in bytes: inout [UInt8]) {
    switch color {
    case .terminalDefault: bytes.add(base + 9)
    case .ansi(let number) where number < 8: bytes.add(base + Int(number))
    case .ansi(let number) where number < 16: bytes.add(base + 52 + Int(number))
    case .ansi(let number), .indexed(let number):
      bytes.add(base + 8)
      bytes.add(";5;")
      bytes.add(Int(number))
    case .rgb(let red, let green, let blue):
      bytes.add(base + 8)
      bytes.add(";2")
      for part in [red, green, blue] {
        bytes.append(UInt8(ascii: ";"))
        bytes.add(Int(part))
      }
    }
    bytes.append(UInt8(ascii: ";"))
  }
}

extension Style {
  /// Returns the sequence that switches a terminal of this level from plain text to this style;
  /// empty if nothing changes.
  public func sgrSequence(at level: ColorLevel) -> String {
    guard limited(to: level) != .plain else { return "" }
    var pen = SGRPen(level: level, style: .plain)
    var bytes: [UInt8] = []
    pen.changeStyle(to: self, in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
