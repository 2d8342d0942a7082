import HearthDomain

extension SettingForm {
  /// The accepted values, for the end of a sentence.
  package var acceptedValues: Words {
    switch self {
    case .toggle: Words(ko: "on, off", en: "on or off")
    case .choice(let words): Words(ko: words.joined(separator: ", "), en: words.joinedByOr)
    case .number(let numbers):
      Words(
        ko: numbers.map(String.init).joined(separator: ", "),
        en: numbers.map(String.init).joinedByOr)
    case .time: Words(ko: "21:00, 오후 9시 같은 시각", en: "a time such as 21:00 or 9pm")
    case .dayTime:
      Words(
        ko: "09:00 같은 그날의 시각, 또는 ‘전날 20:00’",
        en: "a time of the day such as 09:00, or “20:00 before” for the evening before")
    case .length: Words(ko: "30m, 2h 같은 하루까지의 길이", en: "a length up to a day, such as 30m or 2h")
    case .leadTimes:
      Words(
        ko: "on, off, 또는 시작하기 전의 길이 다섯 개까지(‘30m 1d’처럼)",
        en: "on, off, or up to five lengths before the start, such as “30m 1d”")
    case .namedDays:
      Words(
        ko: "2026-06-03=지방선거, ‘매년 12월 24일=우리 날’ 같은 날과 이름",
        en: "a day and its name, such as 2026-06-03=Election or “every dec 24=Our day”")
    case .contactMeans:
      Words(
        ko: "인스타 같은 이름이나 Viber=viber://chat?number={digits} 같은 이름과 주소, 여럿이면 세미콜론(;)으로 이어서",
        en: "a name such as Instagram, or a name and an address such as"
          + " Viber=viber://chat?number={digits}, with ; between several")
    case .namedLevels:
      Words(
        ko: "뿌듯함=80 같은 말과 0부터 100까지의 숫자, 여럿이면 쉼표로 이어서, 뺄 말은 ‘뿌듯함=’처럼",
        en: "a word and its level from 0 to 100 such as content=65, with commas between several;"
          + " content= takes that word away")
    case .namedColumns:
      Words(
        ko: "books:상품명=title,저자=author,값=* 같은 종류와 모든 열, 여럿이면 세미콜론(;)으로 이어서",
        en: "a kind and all columns such as books:product=title,writer=author,price=*, with ;"
          + " between tables")
    case .timeRange:
      Words(ko: "22:00-07:00 같은 시간, 또는 off", en: "hours such as 22:00-07:00, or off")
    case .list(let words, let orAutomatic):
      Words(
        ko: words.joined(separator: ", ") + " 가운데 여럿(쉼표로 이어서)" + (orAutomatic ? ", 또는 auto" : ""),
        en: "some of " + words.joined(separator: ", ") + " with commas between them"
          + (orAutomatic ? ", or auto" : ""))
    case .command:
      Words(
        ko: "프로그램과 인자. 빈칸이 있는 인자는 따옴표로 묶어요",
        en: "a program and its arguments, those with spaces in quotes")
    case .text(let limit): Words(ko: "\(limit)자까지의 글", en: "up to \(limit) characters")
    case .address:
      Words(
        ko: "https://로 시작하는 주소. http://는 이 컴퓨터에 있는 서버만 돼요",
        en: "an address that begins with https://, or with http:// for a server on this machine")
    case .email: Words(ko: "name@example.org 같은 메일 주소", en: "an email address")
    case .secret:
      Words(ko: "빈칸 없는 영문자, 숫자, 기호", en: "Latin letters, digits and signs without spaces")
    }
  }

  /// The values through which a key of the settings screen steps; empty if a value has to be typed.
  var stepValues: [String] {
    switch self {
    case .toggle: ["off", "on"]
    case .choice(let words): words
    case .number(let numbers): numbers.map(String.init)
    case .time, .dayTime, .length, .leadTimes, .namedDays, .timeRange, .list, .command,
      .contactMeans, .namedLevels, .namedColumns, .text, .address, .email, .secret:
      []
    }
  }
}
