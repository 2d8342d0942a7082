import HearthDomain

extension ICalendarComponent {
  /// The same as a text that can be kept, and whether it was in the other character set: what is
  /// in one, or broken, becomes UTF-8.
  func readable(otherwise charset: Charset) -> (component: ICalendarComponent, isForeign: Bool) {
    guard KeptBytes.text(of: raw) == nil else { return (self, false) }
    let plain = raw.filter { $0 > 1 }
    let text = String(decoding: plain, as: UTF8.self)
    // One broken byte among many letters makes no other character set.
    let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    let sound = text.unicodeScalars.count { $0.value >= 0x80 && $0 != "\u{FFFD}" }
    let other =
      broken > sound
      ? try? DecodedText(plain, otherwise: charset, isWithinFile: true) : nil
    let foreign = other.flatMap { $0.charset == .utf8 ? nil : $0.text }
    let read = ICalendarReader.components(of: Array((foreign ?? text).utf8)).first
    return (read?.starting(at: line) ?? self, foreign != nil)
  }
}
