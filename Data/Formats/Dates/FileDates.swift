import HearthDomain

/// Parses a file's dates in all common forms. Ambiguous dates are read in `order`, if that is
/// known.
struct FileDates {
  /// Zone for times without an offset.
  let zone: any ZoneRules
  var order: DateOrder?

  /// Parses the moment; nil if the text is not a date or is ambiguous. `year` is used if the text
  /// has none.
  func moment(_ text: some StringProtocol, in year: Int? = nil) -> FileMoment? {
    let text = FileDates.stripped(text)
    if let day = ISOMoment.day(text) { return FileMoment(day) }
    if let moment = ISOMoment(text) {
      let isUTC = text.last == "Z" || text.last == "z"
      return FileDates.isSpan(text, moment) ? nil : FileMoment(moment, isUTC: isUTC)
    }
    guard let written = WrittenMoment(text) else { return nil }
    return written.day(in: year, order: order).map {
      FileMoment($0, written.time, written.clock)
    }
  }

  /// Parses the day, in the zone; nil if the text is not a date or is ambiguous.
  func day(_ text: some StringProtocol, in year: Int? = nil) -> Day? {
    moment(text, in: year)?.local(in: zone).day
  }

  /// Parses a date that may lack day or month; nil if it lacks the year.
  func date(_ text: some StringProtocol) -> PublicationDate? {
    if let day = day(text) {
      return PublicationDate(year: day.year, month: day.month, day: day.dayOfMonth)
    }
    let bare = FileDates.stripped(text)
    return (try? PublicationDate(bare)) ?? WrittenMoment(bare)?.date(order: order)
  }

  /// Parses a moment, or a day as its start; nil if the text is neither.
  func instant(_ text: String) -> Instant? {
    Instant(rfc3339: text) ?? moment(text)?.instant(in: zone)
  }

  func text(_ instant: Instant) -> String { instant.rfc3339(in: zone) }

  /// Whether the text is a span such as `2026-05-05 10:00-11:30`, in which `-11:30` could be an
  /// offset. An offset is assumed only after a `T` or seconds.
  static func isSpan(_ text: String, _ moment: ISOMoment) -> Bool {
    guard moment.second == nil, !text.contains(where: { "Tt".contains($0) }),
      let offset = moment.offset, offset.isRFC3339, offset.secondsEast < 0
    else { return false }
    return -offset.secondsEast > moment.hour * 3600 + moment.minute * 60
  }

  /// Returns the text without blanks and brackets at its ends and without a remark in parentheses,
  /// such as the day of the week. Keeps a zone in the remark if the text has none.
  static func stripped(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    var zone = ""
    if let remark = text.lastIndex(of: "("), text.last(where: { !$0.isWhitespace }) == ")" {
      let words = text[text.index(after: remark)...].lowercased()
      text = text[..<remark]
      let isZone = ["gmt", "utc"].contains {
        words.hasPrefix($0) && !text.lowercased().contains($0)
      }
      if isZone { zone = " " + words.prefix { $0 != ")" } }
    }
    while let first = text.first, first.isWhitespace || first == "[" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "]" { text.removeLast() }
    return text + zone
  }
}
