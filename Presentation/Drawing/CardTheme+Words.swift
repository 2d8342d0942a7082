import HearthDomain

extension CardTheme {
  package var name: Words {
    Words(
      ko: koreanName, en: String(rawValue.map { $0 == "-" ? " " : $0 }))
  }

  /// The name of the colour, as of the cover of a book.
  var coverName: Words {
    switch self {
    case .riceCake: Words(ko: "하양", en: "white")
    case .blackBean: Words(ko: "검정", en: "black")
    case .honey: Words(ko: "분홍", en: "pink")
    case .mango: Words(ko: "노랑", en: "yellow")
    case .mugwort: Words(ko: "연두", en: "green")
    case .cloud: Words(ko: "하늘", en: "sky blue")
    case .aubergine: Words(ko: "남색", en: "indigo")
    case .blueberry: Words(ko: "연보라", en: "lilac")
    }
  }

  /// The Korean name, as typed by the user.
  package var koreanName: String {
    switch self {
    case .riceCake: "백설기"
    case .blackBean: "검은콩"
    case .honey: "꿀떡"
    case .mango: "망고"
    case .mugwort: "쑥떡"
    case .cloud: "구름"
    case .aubergine: "가지"
    case .blueberry: "블루베리"
    }
  }

  /// Creates the theme with the given English or Korean name; nil if there is none.
  ///
  /// Ignores case, spaces, hyphens and underscores.
  package init?(named name: String) {
    let wanted = Self.normalizedName(name)
    let found = Self.allCases.first {
      Self.normalizedName($0.rawValue) == wanted || $0.koreanName == wanted
    }
    guard let found else { return nil }
    self = found
  }

  private static func normalizedName(_ name: String) -> String {
    String(name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" })
  }
}
