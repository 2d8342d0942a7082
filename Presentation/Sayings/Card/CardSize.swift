/// A card's size in pixels.
package enum CardSize: String, CaseIterable, Hashable, Sendable {
  case square
  case story
  case wide

  package var width: Int {
    switch self {
    case .square, .story: 1080
    case .wide: 1600
    }
  }

  package var height: Int {
    switch self {
    case .square: 1080
    case .story: 1920
    case .wide: 900
    }
  }

  package var name: Words {
    switch self {
    case .square: Words(ko: "정사각형", en: "square")
    case .story: Words(ko: "스토리", en: "story")
    case .wide: Words(ko: "가로", en: "wide")
    }
  }
}
