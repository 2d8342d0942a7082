import HearthDomain

/// Words of dates in the languages in which diaries are known to be written.
enum WrittenWords {
  /// Month names and their abbreviations, in lower case.
  static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for list in [
      english, german, spanish, french, italian, portuguese, dutch, polish, polishOfDates,
    ] {
      for (place, name) in list.split(separator: " ").enumerated() {
        for length in 3...max(3, name.count) {
          // If the same abbreviation means different months in two languages, the first one is
          // kept.
          let short = String(name.prefix(length))
          for spelling in [short, SearchFolding.folded(short)] where months[spelling] == nil {
            months[spelling] = place + 1
          }
        }
      }
    }
    // In French, the first three letters of juin and juillet are the same.
    months["juil"] = 7
    months["sept"] = 9
    // Austrian names and German abbreviations.
    months["jänner"] = 1
    months["jän"] = 1
    months["mrz"] = 3
    return months
  }()

  /// Abbreviations that mean a day of the week in one place and a month in another, as in `mar. 5
  /// mai`.
  static let daysLikeMonths: Set<String> = ["mar"]

  /// Words in dates that have no meaning for the date, such as days of the week.
  static let ignoredWords: Set<String> = {
    var noise: Set<String> = [
      "st", "nd", "rd", "th", "er", "º", "de", "del", "di", "le", "den", "at", "um", "às", "à", "t",
      "z", "a", "las", "alle", "ore", "il", "op", "om",
      "년", "월", "일", "年", "月", "日", "uhr", "el", "r", "rok", "roku", "godz", "o", "feira",
    ]
    for days in weekdays {
      for name in days.split(separator: " ") {
        noise.insert(String(name))
        for length in 2...3 { noise.insert(String(name.prefix(length))) }
      }
    }
    // Keep words that are also months.
    return noise.subtracting(months.keys)
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

  private static let polish =
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad"
    + " grudzień"
  /// Polish month names in the genitive, as used after a day.
  private static let polishOfDates =
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada"
    + " grudnia"

  private static let weekdays = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela", "pon wt śr czw pt sob niedz nd",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "segunda terça quarta quinta sexta sábado domingo",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "월요일 화요일 수요일 목요일 금요일 토요일 일요일", "월 화 수 목 금 토 일",
  ]
}
