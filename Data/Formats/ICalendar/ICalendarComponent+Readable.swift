extension ICalendarComponent {
  /// Returns this component as valid text with broken bytes replaced. If it was not UTF-8, also
  /// returns the charset that it was converted from.
  func readable(
    otherwise guess: inout CharsetGuess
  ) -> (component: ICalendarComponent, foreign: Charset?) {
    guard LosslessText.text(of: raw) == nil else { return (self, nil) }
    let plain = raw.filter { $0 > 1 }
    let text = String(decoding: plain, as: UTF8.self)
    // A few broken bytes among many valid characters are errors, not another charset.
    let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    let sound = text.unicodeScalars.count { $0.value >= 0x80 && $0 != "\u{FFFD}" }
    var other: DecodedText?
    if broken > sound {
      addEvidence(to: &guess)
      other = try? DecodedText(plain, otherwise: guess.charset ?? .cp949, isWithinFile: true)
    }
    let foreign = other.flatMap { $0.charset == .utf8 ? nil : $0 }
    let read = ICalendarReader.components(of: Array((foreign?.text ?? text).utf8)).first
    return (read?.starting(at: line) ?? self, foreign?.charset)
  }

  private func addEvidence(to guess: inout CharsetGuess) {
    for part in parts {
      switch part {
      case .line(let line): guess.examine(line.bytes)
      case .component(let component): component.addEvidence(to: &guess)
      }
    }
  }
}
