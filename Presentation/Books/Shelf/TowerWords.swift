import HearthDomain

/// Describes the height of a tower of books and compares it with landmarks.
struct TowerWords {
  let tower: BookTower
  let language: Language

  /// All sentences, in order.
  var sentences: [String] {
    [heightSentence] + [comparisonSentence, nextLandmarkSentence].compactMap { $0 }
  }

  /// The number of books and the height; without books, how a tower begins.
  var heightSentence: String {
    guard tower.books > 0 else {
      return language(
        ko: "책을 한 권 다 읽으면 책탑이 시작돼요.", en: "The first book you finish begins the tower.")
    }
    let height =
      tower.centimetres > 0
      ? length(tenths: roundedTenths) : TowerWords.millimetres(tower.tenthsOfMillimetre, language)
    return language(
      ko: "다 읽은 책 \(tower.books)권을 쌓으면 \(height)예요.",
      en: "\(Plural("finished book")(tower.books)), a tower of \(height).")
  }

  /// The landmark that the tower has reached; nil if it is lower than all of them.
  var comparisonSentence: String? {
    guard tower.books > 0, let thing = tower.tallestLandmark else { return nil }
    let more = tower.centimetres - thing.centimetres
    guard more > 0 else {
      return language(
        ko: "\(KoreanParticle.with(thing.name.ko)) 키가 꼭 같아요.",
        en: "That is exactly as tall as \(thing.name.en).")
    }
    return language(
      ko: "\(thing.name.ko)보다 \(length(more)) 높아요.",
      en: "That is \(length(more)) taller than \(thing.name.en).")
  }

  /// The next landmark and the missing height.
  var nextLandmarkSentence: String? {
    guard tower.books > 0 else { return nil }
    guard let thing = tower.nextLandmark else {
      return language(ko: "이제 비교할 것이 없을 만큼 높아요.", en: "Nothing here is taller.")
    }
    let whole = length(thing.centimetres)
    let rest = length(tenths: thing.centimetres * 100 - roundedTenths)
    let name = thing.name.en.prefix(1).uppercased() + thing.name.en.dropFirst()
    return language(
      ko: "\(KoreanParticle.topic(thing.name.ko)) \(whole)예요. \(rest)만 더 쌓으면 나란해져요.",
      en: "\(name) is \(whole): \(rest) to go.")
  }

  /// The height in tenths of a millimetre, rounded, so that it and the missing height add up to the
  /// next landmark. It is exact below one centimetre, then in millimetres, and from the lowest
  /// landmark on in centimetres.
  private var roundedTenths: Int {
    guard tower.tallestLandmark == nil, let lowest = tower.nextLandmark else {
      return tower.centimetres * 100
    }
    if tower.centimetres == 0 { return tower.tenthsOfMillimetre }
    return min((tower.tenthsOfMillimetre + 5) / 10, lowest.centimetres * 10 - 1) * 10
  }

  /// Returns `9.25 cm` or `7.9cm`; `24 cm` without a fraction.
  private func length(tenths: Int) -> String {
    let (whole, part) = (tenths / 100, tenths % 100)
    let parts = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : ".\(part.digits(2))"
    return language(ko: "\(whole)\(parts)cm", en: "\(whole)\(parts) cm")
  }

  /// Returns `8.6 mm` or `8.6mm`, for a book or a tower below one centimetre.
  static func millimetres(_ tenths: Int, _ language: Language) -> String {
    let number = "\(tenths / 10).\(tenths % 10)"
    return language(ko: "\(number)mm", en: "\(number) mm")
  }

  /// Returns `24 cm` or `24cm`.
  func length(_ centimetres: Int) -> String {
    language(ko: "\(centimetres)cm", en: "\(centimetres) cm")
  }
}
