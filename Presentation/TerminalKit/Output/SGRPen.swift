/// The style with which the terminal currently writes; produces the shortest sequence that changes
/// it.
struct SGRPen {
  let level: ColorLevel
  /// The current style of the terminal; nil if unknown.
  private var style: Style?
  /// The last requested style; `limited` is that style reduced to the colour level.
  private var asked = Style.plain
  private var limited = Style.plain

  init(level: ColorLevel, style: Style? = nil) {
    self.level = level
    self.style = style
  }

  mutating func forget() {
    style = nil
  }

  mutating func reset(in bytes: inout [UInt8]) {
    change(to: .plain, in: &bytes)
  }

  mutating func change(to wanted: Style, in bytes: inout [UInt8]) {
    if wanted != asked {
      asked = wanted
      limited = wanted.limited(to: level)
    }
    guard style != limited else { return }
    bytes.add("\u{1B}[")
    if let style, limited != .plain {
      addChange(from: style, in: &bytes)
    } else {
      bytes.add("0;")
      addChange(from: .plain, in: &bytes)
    }
    // Every part ends with a semicolon; the last one is replaced by the final letter.
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    style = limited
  }

  private func addChange(from old: Style, in bytes: inout [UInt8]) {
    addAttributes(from: old.attributes, in: &bytes)
    if old.foreground != limited.foreground { add(limited.foreground, base: 30, in: &bytes) }
    if old.background != limited.background { add(limited.background, base: 40, in: &bytes) }
  }

  private func addAttributes(from old: Style.Attributes, in bytes: inout [UInt8]) {
    var kept = old
    let new = limited.attributes
    // One code turns off both bold and dim.
    if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      bytes.add("22;")
      kept.subtract([.bold, .dim])
    }
    for (attribute, on, off) in Self.codes {
      if new.contains(attribute), !kept.contains(attribute) {
        bytes.add(on)
        bytes.append(UInt8(ascii: ";"))
      } else if kept.contains(attribute), !new.contains(attribute) {
        bytes.add(off)
        bytes.append(UInt8(ascii: ";"))
      }
    }
  }

  private static let codes: [(Style.Attributes, Int, Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29),
  ]

  private func add(_ color: Color, base: Int, in bytes: inout [UInt8]) {
    switch color {
    case .standard: bytes.add(base + 9)
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
  public func sequence(at level: ColorLevel) -> String {
    guard limited(to: level) != .plain else { return "" }
    var pen = SGRPen(level: level, style: .plain)
    var bytes: [UInt8] = []
    pen.change(to: self, in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
