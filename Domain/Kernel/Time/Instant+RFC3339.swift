extension Instant {
  /// Precision of a moment's text.
  public enum TextPrecision: Hashable, Sendable {
    /// Whole seconds, and whole minutes of the offset, as RFC 3339 requires.
    case second
    /// Milliseconds if there are any, and seconds of historical offsets.
    case exact
  }

  /// Returns the moment in the zone as `2026-11-20T09:00:00+09:00`, without fractions of a second.
  public func rfc3339(in zone: any ZoneRules) -> String {
    rfc3339(secondsEast: zone.offset(at: self), .second)
  }

  /// Returns the moment with this offset from UTC; the offset is limited to a day in either
  /// direction.
  public func rfc3339(secondsEast: Int, _ precision: TextPrecision) -> String {
    var east = min(max(secondsEast, -86_400), 86_400)
    if precision == .second { east = east / 60 * 60 }
    let (shifted, overflow) = seconds.addingReportingOverflow(east)
    let local = LocalTime(clampingSecondsSinceEpoch: overflow ? seconds : shifted)
    let time = local.time
    let clock = "\(time.hour.digits(2)):\(time.minute.digits(2)):\(time.second.digits(2))"
    let fraction = precision == .exact ? self.fraction : ""
    return "\(local.day)T\(clock)\(fraction)\(Instant.offset(east))"
  }

  private var fraction: String {
    let milliseconds = Int((milliseconds % 1000 + 1000) % 1000)
    return milliseconds == 0 ? "" : "." + milliseconds.digits(3)
  }

  private static func offset(_ east: Int) -> String {
    let size = abs(east)
    let seconds = size % 60 == 0 ? "" : ":" + (size % 60).digits(2)
    return (east < 0 ? "-" : "+") + (size / 3600).digits(2) + ":" + (size / 60 % 60).digits(2)
      + seconds
  }

  /// Parses RFC 3339 with millisecond precision; returns nil for another form or a moment that does
  /// not exist.
  public init?(rfc3339 text: String) {
    guard let written = ISOMoment(text), written.second != nil, let offset = written.offset,
      offset.isRFC3339, abs(offset.secondsEast) < 86_400, let day = written.day,
      let time = written.time
    else { return nil }
    let seconds = LocalTime(day: day, time: time).secondsSinceEpoch - offset.secondsEast
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(written.milliseconds))
  }
}
