import HearthDomain

/// The beginning of a line with which an entry begins: `[2024-05-01 09:00:00 AM] `, or in the
/// first version of jrnl `2024-05-01 09:00 `.
struct JrnlHeader {
  /// What jrnl takes where only the day is told.
  private static let usualTime = TimeOfDay(hour: 9, minute: 0) ?? .noon
  /// No date between brackets is longer.
  private static let longest = 60

  let moment: MoodMoment
  let hasBrackets: Bool
  let date: String
  /// How many bytes it has, the space behind it included.
  let length: Int

  /// Nil for any other line. Of a date that may be several days any is taken where the order is
  /// not known.
  init?(_ line: [UInt8], _ dates: FileDates) {
    hasBrackets = line.first == UInt8(ascii: "[")
    let isBare = line.first?.isASCIIDigit ?? false
    guard hasBrackets || isBare else { return nil }
    let end =
      hasBrackets
      ? line.prefix(JrnlHeader.longest).firstIndex(of: UInt8(ascii: "]"))
      : JrnlHeader.endOfBareDate(line)
    guard let end else { return nil }
    let behind = end + (hasBrackets ? 1 : 0)
    guard behind == line.count || line[behind].isBlank else { return nil }
    length = min(behind + 1, line.count)
    // A number in brackets is a footnote.
    let start = hasBrackets ? 1 : 0
    guard start < end, end - start > 6,
      let date = String(validating: line[start..<end], as: UTF8.self)
    else { return nil }
    self.date = date
    guard let moment = JrnlHeader.moment(date, dates) else { return nil }
    self.moment = moment
  }

  /// Behind `2024-05-01 09:00`, with seconds or without.
  private static func endOfBareDate(_ line: [UInt8]) -> Int? {
    let end = line.prefix(20).indices.filter { line[$0].isBlank }.dropFirst().first ?? line.count
    let dashes = [4, 7].allSatisfy { line.count > $0 && line[$0] == UInt8(ascii: "-") }
    return dashes && (end == 16 || end == 19) ? end : nil
  }

  private static func moment(_ date: String, _ dates: FileDates) -> MoodMoment? {
    if let moment = dates.moment(date) { return moment.lived(in: dates.zone, at: usualTime) }
    guard dates.order == nil, let written = WrittenMoment(date),
      let day = written.days().values.min()
    else { return nil }
    return FileMoment(day, written.time, written.clock).lived(in: dates.zone, at: usualTime)
  }
}
