import HearthDomain

extension TowerLandmark {
  /// The name within a sentence, in English with its article.
  var name: Words {
    switch self {
    case .mug: Words(ko: "머그잔", en: "a mug")
    case .cat: Words(ko: "고양이", en: "a cat")
    case .chair: Words(ko: "의자", en: "a chair")
    case .desk: Words(ko: "책상", en: "a desk")
    case .emperorPenguin: Words(ko: "황제펭귄", en: "an emperor penguin")
    case .refrigerator: Words(ko: "냉장고", en: "a refrigerator")
    case .door: Words(ko: "문", en: "a door")
    case .ceiling: Words(ko: "천장", en: "a ceiling")
    case .elephant: Words(ko: "코끼리", en: "an elephant")
    case .giraffe: Words(ko: "기린", en: "a giraffe")
    case .dabotap: Words(ko: "다보탑", en: "Dabotap Pagoda")
    case .blueWhale: Words(ko: "꼬리로 선 대왕고래", en: "a blue whale on its tail")
    case .liberty: Words(ko: "자유의 여신상", en: "the Statue of Liberty")
    case .seoulTower: Words(ko: "남산서울타워", en: "N Seoul Tower")
    case .eiffelTower: Words(ko: "에펠탑", en: "the Eiffel Tower")
    case .lotteTower: Words(ko: "롯데월드타워", en: "Lotte World Tower")
    }
  }
}
