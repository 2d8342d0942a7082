import HearthDomain

/// Header of an entry: `[2024-05-01 09:00:00 AM] `, or `2024-05-01 09:00 ` in version 1 of jrnl.
struct JrnlHeader {
  /// Time that jrnl assumes for entries with a date only.
  private static let defaultTime = TimeOfDay(hour: 9, minute: 0) ?? .noon
  /// Maximum length of a date in brackets.
  private static let maxDateLength = 60

  let moment: MoodMoment
  let hasBrackets: Bool
  let date: String
  /// Length in bytes, including the space after it.
  let length: Int

  /// Parses the header of an entry; nil if the line is none. As long as the order of day and month
  /// is unknown, accepts an ambiguous date in any order.
  init?(_ line: [UInt8], _ dates: FileDates) {
    hasBrackets = line.first == UInt8(ascii: "[")
    let isBare = line.first?.isASCIIDigit ?? false
    guard hasBrackets || isBare else { return nil }
    let end =
      hasBrackets
      ? line.prefix(JrnlHeader.maxDateLength).firstIndex(of: UInt8(ascii: "]"))
      : JrnlHeader.endOfBareDate(line)
    guard let end else { return nil }
    let behind = end + (hasBrackets ? 1 : 0)
    guard behind == line.count || line[behind].isBlank else { return nil }
    length = min(behind + 1, line.count)
    // A number in brackets is a footnote, not a date.
    let start = hasBrackets ? 1 : 0
    guard start < end, end - start > 6,
      let date = String(validating: line[start..<end], as: UTF8.self)
    else { return nil }
    self.date = date
    guard let moment = JrnlHeader.moment(date, dates) else { return nil }
    self.moment = moment
  }

  /// Returns the index after `2024-05-01 09:00`, with or without seconds.
  private static func endOfBareDate(_ line: [UInt8]) -> Int? {
    let end = line.prefix(20).indices.filter { line[$0].isBlank }.dropFirst().first ?? line.count
    let dashes = [4, 7].allSatisfy { line.count > $0 && line[$0] == UInt8(ascii: "-") }
    return dashes && (end == 16 || end == 19) ? end : nil
  }

  private static func moment(_ date: String, _ dates: FileDates) -> MoodMoment? {
    if let moment = dates.moment(date) { return moment.moodMoment(in: dates.zone, at: defaultTime) }
    guard dates.order == nil, let written = WrittenMoment(date),
      let day = written.days().values.min()
    else { return nil }
    return FileMoment(day, written.time, written.clock).moodMoment(in: dates.zone, at: defaultTime)
  }
}
