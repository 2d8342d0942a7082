import HearthDomain

extension [Holiday] {
  /// Returns the names of the holidays on one line.
  func names(_ language: Language) -> String {
    map { $0.name(language).terminalSafe.onOneLine }.joined(separator: ", ")
  }
}

extension Holiday {
  func name(_ language: Language) -> String {
    switch self {
    case .korean(let holiday, isSubstitute: false): holiday.baseName(language)
    case .korean(let holiday, isSubstitute: true):
      language(
        ko: "\(holiday.baseName.ko) 대체공휴일", en: "\(holiday.baseName.en) (substitute)")
    case .custom(let name): name
    }
  }
}

extension KoreanHoliday {
  fileprivate var baseName: Words {
    switch self {
    case .newYear: Words(ko: "새해 첫날", en: "New Year’s Day")
    case .seollal: Words(ko: "설날", en: "Seollal")
    case .independenceMovementDay: Words(ko: "삼일절", en: "Independence Movement Day")
    case .childrensDay: Words(ko: "어린이날", en: "Children’s Day")
    case .buddhasBirthday: Words(ko: "부처님오신날", en: "Buddha’s Birthday")
    case .memorialDay: Words(ko: "현충일", en: "Memorial Day")
    case .constitutionDay: Words(ko: "제헌절", en: "Constitution Day")
    case .liberationDay: Words(ko: "광복절", en: "Liberation Day")
    case .foundationDay: Words(ko: "개천절", en: "National Foundation Day")
    case .hangulDay: Words(ko: "한글날", en: "Hangul Day")
    case .chuseok: Words(ko: "추석", en: "Chuseok")
    case .christmas: Words(ko: "성탄절", en: "Christmas Day")
    }
  }
}
