/// The words of dates in the languages in which diaries are known to be written.
enum WrittenWords {
  /// Names of months, whole and cut short, in lower case.
  static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for list in [english, german, spanish, french, italian, portuguese, dutch] {
      for (place, name) in list.split(separator: " ").enumerated() {
        for length in 3...max(3, name.count) {
          // Where two languages mean different months by the same letters, the first counts.
          let short = String(name.prefix(length))
          if months[short] == nil { months[short] = place + 1 }
        }
      }
    }
    // Three letters are not enough in French: juin, juillet.
    months["juil"] = 7
    months["sept"] = 9
    return months
  }()

  /// What stands in dates and tells nothing that is not told by other parts.
  static let noise: Set<String> = {
    var noise: Set<String> = [
      "st", "nd", "rd", "th", "de", "del", "di", "le", "den", "at", "um", "às", "à", "t", "z",
      "년", "월", "일", "年", "月", "日", "uhr",
    ]
    for days in weekdays {
      for name in days.split(separator: " ") {
        noise.insert(String(name))
        for length in 2...3 { noise.insert(String(name.prefix(length))) }
      }
    }
    // Cut short, these days are spelled like months.
    for month in ["mar", "mai"] { noise.remove(month) }
    return noise
  }()

  private static let english =
    "january february march april may june july august september october november december"
  private static let german =
    "januar februar märz april mai juni juli august september oktober november dezember"
  private static let spanish =
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
  private static let french =
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
  private static let italian =
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
  private static let portuguese =
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
  private static let dutch =
    "januari februari maart april mei juni juli augustus september oktober november december"

  private static let weekdays = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "월요일 화요일 수요일 목요일 금요일 토요일 일요일", "월 화 수 목 금 토 일",
  ]
}
