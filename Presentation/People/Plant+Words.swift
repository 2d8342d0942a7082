import HearthDomain

extension Plant {
  package var name: Words {
    switch self {
    case .rosemary: Words(ko: "로즈마리", en: "rosemary")
    case .americanBlue: Words(ko: "아메리칸블루", en: "blue daze")
    case .dandelion: Words(ko: "민들레", en: "dandelion")
    case .stuckyi: Words(ko: "스투키", en: "snake plant")
    case .cactus: Words(ko: "단모환", en: "cactus")
    }
  }

  /// The English name as one word, for JSON: `blueDaze`.
  var plainName: String {
    let words = name.en.split(separator: " ")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  package var flowerLanguage: Words {
    switch self {
    case .rosemary: Words(ko: "나를 기억해 주세요", en: "remember me")
    case .americanBlue: Words(ko: "두 사람의 인연", en: "the bond of two")
    case .dandelion: Words(ko: "인연의 행복", en: "happiness of ties")
    case .stuckyi: Words(ko: "너그러움", en: "generosity")
    case .cactus: Words(ko: "단 한 번이라도", en: "if only once")
    }
  }

  package func name(of stage: GrowthStage) -> Words {
    switch (self, stage) {
    case (.stuckyi, .first): Words(ko: "꺾꽂이", en: "cutting")
    case (.stuckyi, .second): Words(ko: "새순", en: "shoot")
    case (.stuckyi, .third): Words(ko: "다 자란 잎", en: "grown")
    case (.cactus, .first): Words(ko: "새순", en: "shoot")
    case (_, .first): Words(ko: "새싹", en: "sprout")
    case (_, .second): Words(ko: "꽃봉오리", en: "bud")
    case (_, .third): Words(ko: "활짝 핀 꽃", en: "bloom")
    }
  }
}
