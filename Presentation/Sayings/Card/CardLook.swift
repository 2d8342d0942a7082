import HearthDomain

/// The look of a card that is saved as a picture.
struct CardLook: Hashable {
  var theme: CardTheme
  var size = CardSize.square
  var font: CardFont

  /// Returns the card as a file of that format.
  func bytes(
    of details: SayingDetails, in language: Language, _ look: SayingLook, as file: PictureFormat
  ) throws -> [UInt8] {
    let scene = CardDrawing.scene(
      of: CardText(details, language, look), language: language, theme: theme, size: size,
      font: font)
    return try file.bytes(of: scene)
  }

  /// A short description, such as `square 1080×1080 · mango · Noto Serif`.
  var summary: Words {
    let measure = "\(size.width)×\(size.height)"
    return Words(
      ko: "\(size.name.ko) \(measure) · \(theme.name.ko) · \(font.name.ko)",
      en: "\(size.name.en) \(measure) · \(theme.name.en) · \(font.name.en)")
  }
}

extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection {
  /// Returns the case that many places further, wrapping around.
  func moved(by steps: Int) -> Self {
    let all = Array(Self.allCases)
    guard let index = all.firstIndex(of: self) else { return self }
    let place = (index + steps % all.count + all.count) % all.count
    return all[place]
  }
}
