import HearthDomain

/// The words that lead or end what may follow a repetition.
enum ClauseWords {
  static let until = Vocabulary<Void>([("until|till|til|through|thru|ending|up to", ())])
  static let from = Vocabulary<Void>([
    ("from|starting|starting on|starting from|beginning|as of|as from", ())
  ])
  static let except = Vocabulary<Void>([
    ("except|except on|except for|excluding|but not|but not on|without|skipping|but skip|but", ()),
    ("apart from|aside from|other than|not|not on|skip|no class|no class on|no lesson", ()),
  ])
  static let daysBeside = Vocabulary<Void>([("week|weekend|weeks", ())])
  static let beforeHolidays = Vocabulary<Bool>([
    ("not on|except|except on|except for|excluding|but not on|without|skipping|skip", true),
    ("apart from|aside from|other than|unless|unless on|unless it's|unless it is", true),
    ("also on|even on|including", false),
  ])
  static let holidays = Vocabulary<Void>([
    ("holidays|public holidays|the holidays|the public holidays|korean holidays", ()),
    ("holiday|a holiday|public holiday|a public holiday", ()),
  ])
  static let koreanHolidays = Vocabulary<Void>([
    ("공휴일|대한민국 공휴일|법정 공휴일|법정공휴일|휴일|빨간 날|빨간날", ())
  ])
  static let too = Vocabulary<Void>([("에도|도|포함|포함해서|포함하여", ())])
  static let times = Vocabulary<Void>([("times|번|회|차례|번만|회만|번까지|회까지", ())])
  /// What takes place as often, or so often on each day.
  static let sessions = Vocabulary<Void>([
    ("session|sessions|lesson|lessons|class|classes|occurrences|appointments|visits", ()),
    ("cycle|cycles|treatment|treatments|payments|instalments|installments", ()),
    ("강|회기|차시", ()),
  ])
  static let to = Vocabulary<Void>([("to|until|till|til|through|thru|-|–", ())])
  static let toMonth = Vocabulary<Void>([("to|through|thru|-|–", ())])
  static let weekdaysOnly = Vocabulary<Void>([
    ("weekdays only|on weekdays only|only on weekdays|only weekdays", ())
  ])
  static let koreanKindsOfDayOnly = Vocabulary<[Weekday]>([
    ("평일만|평일에만|주중만|주중에만", RepetitionWords.workdays),
    ("주말만|주말에만", [.saturday, .sunday]),
  ])
  static let through = Vocabulary<Void>([("까지|까지만", ())])
  static let without = Vocabulary<Void>([
    ("빼고|빼고는|제외|제외하고|제외하고는|말고|말고는|없이", ())
  ])
  static let afterDay = Vocabulary<Void>([
    ("까지|부터|만 빼|빼고|만 제외|제외|만 말고|말고|은 빼|는 빼|은 제외|는 제외|없이", ())
  ])
}
