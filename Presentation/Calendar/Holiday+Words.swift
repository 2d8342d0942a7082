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
    case .official(let holiday, isSubstitute: false): holiday.baseName(language)
    case .official(let holiday, isSubstitute: true):
      language(
        ko: "\(holiday.baseName.ko) 대체공휴일", en: "\(holiday.baseName.en) (substitute)")
    case .custom(let name): name
    }
  }
}

extension PublicHoliday {
  fileprivate var baseName: Words {
    switch self {
    case .newYear: Words(ko: "새해 첫날", en: "New Year’s Day")
    case .goodFriday: Words(ko: "성금요일", en: "Good Friday")
    case .easterMonday: Words(ko: "부활절 월요일", en: "Easter Monday")
    case .christmas: Words(ko: "성탄절", en: "Christmas Day")
    case .boxingDay: Words(ko: "박싱 데이", en: "Boxing Day")
    case .seollal: Words(ko: "설날", en: "Seollal")
    case .independenceMovementDay: Words(ko: "삼일절", en: "Independence Movement Day")
    case .childrensDay: Words(ko: "어린이날", en: "Children’s Day")
    case .buddhasBirthday: Words(ko: "부처님오신날", en: "Buddha’s Birthday")
    case .koreanMemorialDay: Words(ko: "현충일", en: "Memorial Day")
    case .constitutionDay: Words(ko: "제헌절", en: "Constitution Day")
    case .liberationDay: Words(ko: "광복절", en: "Liberation Day")
    case .foundationDay: Words(ko: "개천절", en: "National Foundation Day")
    case .hangulDay: Words(ko: "한글날", en: "Hangul Day")
    case .chuseok: Words(ko: "추석", en: "Chuseok")
    case .earlyMayBankHoliday: Words(ko: "5월 초 공휴일", en: "Early May bank holiday")
    case .springBankHoliday: Words(ko: "봄 공휴일", en: "Spring bank holiday")
    case .summerBankHoliday: Words(ko: "여름 공휴일", en: "Summer bank holiday")
    case .royalWedding: Words(ko: "왕실 결혼식", en: "Royal wedding")
    case .diamondJubilee: Words(ko: "여왕 즉위 60주년", en: "Diamond Jubilee")
    case .platinumJubilee: Words(ko: "여왕 즉위 70주년", en: "Platinum Jubilee")
    case .stateFuneral: Words(ko: "여왕 국장", en: "State Funeral of the Queen")
    case .coronation: Words(ko: "국왕 대관식", en: "Coronation of the King")
    case .martinLutherKingDay: Words(ko: "마틴 루서 킹의 날", en: "Martin Luther King Day")
    case .presidentsDay: Words(ko: "대통령의 날", en: "Presidents’ Day")
    case .memorialDay: Words(ko: "메모리얼 데이", en: "Memorial Day")
    case .juneteenth: Words(ko: "준틴스", en: "Juneteenth")
    case .independenceDay: Words(ko: "독립기념일", en: "Independence Day")
    case .laborDay: Words(ko: "노동절", en: "Labor Day")
    case .columbusDay: Words(ko: "콜럼버스의 날", en: "Columbus Day")
    case .veteransDay: Words(ko: "재향군인의 날", en: "Veterans Day")
    case .thanksgiving: Words(ko: "추수감사절", en: "Thanksgiving")
    case .saintBrigidsDay: Words(ko: "성 브리지다의 날", en: "St Brigid’s Day")
    case .saintPatricksDay: Words(ko: "성 파트리치오의 날", en: "St Patrick’s Day")
    case .mayDay: Words(ko: "노동절", en: "May Day")
    case .juneHoliday: Words(ko: "6월 공휴일", en: "June bank holiday")
    case .augustHoliday: Words(ko: "8월 공휴일", en: "August bank holiday")
    case .octoberHoliday: Words(ko: "10월 공휴일", en: "October bank holiday")
    case .saintStephensDay: Words(ko: "성 스테파노의 날", en: "St Stephen’s Day")
    case .dayOfRemembrance: Words(ko: "추모의 날", en: "Day of Remembrance")
    case .victoriaDay: Words(ko: "빅토리아 데이", en: "Victoria Day")
    case .canadaDay: Words(ko: "캐나다 데이", en: "Canada Day")
    case .labourDay: Words(ko: "노동절", en: "Labour Day")
    case .truthAndReconciliation:
      Words(ko: "진실과 화해의 날", en: "National Day for Truth and Reconciliation")
    case .remembranceDay: Words(ko: "영령 기념일", en: "Remembrance Day")
    case .australiaDay: Words(ko: "호주의 날", en: "Australia Day")
    case .anzacDay: Words(ko: "앤잭 데이", en: "Anzac Day")
    case .queensBirthday: Words(ko: "여왕 탄신일", en: "Queen’s Birthday")
    case .kingsBirthday: Words(ko: "국왕 탄신일", en: "King’s Birthday")
    case .nationalDayOfMourning: Words(ko: "여왕 추모의 날", en: "National Day of Mourning")
    }
  }
}
