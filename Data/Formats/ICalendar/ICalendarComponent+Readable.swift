extension ICalendarComponent {
  /// The same as a text that can be kept, and the other character set where it was in that: what is
  /// in one, or broken, becomes UTF-8.
  func readable(
    otherwise guess: inout CharsetGuess
  ) -> (component: ICalendarComponent, foreign: Charset?) {
    guard KeptBytes.text(of: raw) == nil else { return (self, nil) }
    let plain = raw.filter { $0 > 1 }
    let text = String(decoding: plain, as: UTF8.self)
    // One broken byte among many letters makes no other character set.
    let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    let sound = text.unicodeScalars.count { $0.value >= 0x80 && $0 != "\u{FFFD}" }
    var other: DecodedText?
    if broken > sound {
      tell(&guess)
      other = try? DecodedText(plain, otherwise: guess.charset ?? .cp949, isWithinFile: true)
    }
    let foreign = other.flatMap { $0.charset == .utf8 ? nil : $0 }
    let read = ICalendarReader.components(of: Array((foreign?.text ?? text).utf8)).first
    return (read?.starting(at: line) ?? self, foreign?.charset)
  }

  private func tell(_ guess: inout CharsetGuess) {
    for part in parts {
      switch part {
      case .line(let line): guess.take(line.bytes)
      case .component(let component): component.tell(&guess)
      }
    }
  }
}
