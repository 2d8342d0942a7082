import HearthDomain

/// Reads the dates of one file, in every form that people and programs write, and in one order
/// where their look tells none.
struct FileDates {
  /// For moments that tell no distance from UTC.
  let zone: any ZoneRules
  var order: DateOrder?

  /// The day on the clock of the zone; nil if the text tells none, or might be several.
  func day(_ text: some StringProtocol, in year: Int? = nil) -> Day? {
    let text = FileDates.bare(text)
    if let day = ISOMoment.day(text) { return day }
    if let moment = ISOMoment(text) {
      guard moment.offset != nil else { return moment.time == nil ? nil : moment.day }
      return Instant(iso: moment).map { zone.localTime(at: $0).day }
    }
    guard let written = WrittenMoment(text) else { return nil }
    let day = written.day(in: year, order: order)
    guard written.isUTC, let day, let time = written.time else { return day }
    let instant = LocalTime(day: day, time: time).secondsSinceEpoch
    return zone.localTime(at: Instant(milliseconds: Int64(instant) * 1000)).day
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
    if let moment = Instant(rfc3339: text) { return moment }
    guard let day = day(text) else { return nil }
    let bare = FileDates.bare(text)
    let local = ISOMoment(bare)?.time ?? WrittenMoment(bare)?.time ?? .midnight
    return zone.instant(of: LocalTime(day: day, time: local))
  }

  func text(_ instant: Instant) -> String { instant.rfc3339(in: zone) }

  /// Without the blanks and the brackets around it, in which some programs put days, and without a
  /// remark in brackets behind it, such as the day of the week or the zone.
  static func bare(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    if let remark = text.lastIndex(of: "("), text.last(where: { !$0.isWhitespace }) == ")" {
      text = text[..<remark]
    }
    while let first = text.first, first.isWhitespace || first == "[" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "]" { text.removeLast() }
    return String(text)
  }
}

extension Instant {
  /// The moment of a text that tells its distance from UTC.
  fileprivate init?(iso moment: ISOMoment) {
    guard let day = moment.day, let time = moment.time, let offset = moment.offset else {
      return nil
    }
    let seconds = LocalTime(day: day, time: time).secondsSinceEpoch - offset.secondsEast
    self.init(milliseconds: Int64(seconds) * 1000)
  }
}
