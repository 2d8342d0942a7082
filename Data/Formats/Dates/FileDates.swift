import HearthDomain

/// Reads the dates of one file, in every form that people and programs write, and in one order
/// where their look tells none.
struct FileDates {
  /// For moments that tell no distance from UTC.
  let zone: any ZoneRules
  var order: DateOrder?

  /// When it was; nil if the text tells no day, or might tell several.
  func moment(_ text: some StringProtocol, in year: Int? = nil) -> FileMoment? {
    let text = FileDates.bare(text)
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

  /// The day on the clock of the zone; nil if the text tells none, or might be several.
  func day(_ text: some StringProtocol, in year: Int? = nil) -> Day? {
    moment(text, in: year)?.local(in: zone).day
  }

  /// As much of a date as the text tells, at least its year.
  func date(_ text: some StringProtocol) -> PublicationDate? {
    if let day = day(text) {
      return PublicationDate(year: day.year, month: day.month, day: day.dayOfMonth)
    }
    let bare = FileDates.bare(text)
    return (try? PublicationDate(bare)) ?? WrittenMoment(bare)?.date(order: order)
  }

  /// The moment, of a day its beginning; nil if the text is neither.
  func instant(_ text: String) -> Instant? {
    Instant(rfc3339: text) ?? moment(text)?.instant(in: zone)
  }

  func text(_ instant: Instant) -> String { instant.rfc3339(in: zone) }

  /// Whether `2026-05-05 10:00-11:30` tells from when to when: as distances from UTC such times are
  /// rare, and then they stand behind a `T`, or behind seconds.
  static func isSpan(_ text: String, _ moment: ISOMoment) -> Bool {
    guard moment.second == nil, !text.contains(where: { "Tt".contains($0) }),
      let offset = moment.offset, offset.isPlain, offset.secondsEast < 0
    else { return false }
    return -offset.secondsEast > moment.hour * 3600 + moment.minute * 60
  }

  /// Without the blanks and the brackets around it, in which some programs put days, and without a
  /// remark in brackets behind it, such as the day of the week; what it says of a zone stays,
  /// unless that is told before.
  static func bare(_ text: some StringProtocol) -> String {
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
