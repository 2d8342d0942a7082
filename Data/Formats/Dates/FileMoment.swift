import HearthDomain

/// When something was, as a text of a file tells it.
struct FileMoment: Hashable {
  /// What the text tells of the zone that its time is in.
  enum Clock: Hashable {
    /// Nothing: it is that of whoever reads it.
    case reader
    /// `GMT` or `Z`, in which programs write for readers anywhere.
    case utc
    /// So many seconds east of UTC, where whoever wrote it was.
    case writer(secondsEast: Int)
  }

  /// On the clock of the text.
  private let told: Day
  private let toldTime: TimeOfDay?
  private let milliseconds: Int
  /// What a day alone says of a zone means nothing.
  let clock: Clock

  init(_ day: Day, _ time: TimeOfDay? = nil, _ clock: Clock = .reader, milliseconds: Int = 0) {
    (told, toldTime, self.milliseconds) = (day, time, milliseconds)
    self.clock = time == nil ? .reader : clock
  }

  /// Nil where the calendar has no such day, or no clock shows that time.
  init?(_ moment: ISOMoment, isUTC: Bool) {
    guard let day = moment.day, let time = moment.time else { return nil }
    let east = moment.offset.map { Clock.writer(secondsEast: $0.secondsEast) }
    self.init(day, time, isUTC ? .utc : east ?? .reader, milliseconds: moment.milliseconds)
  }

  var hasTime: Bool { toldTime != nil }

  /// The beginning of a day alone.
  func instant(in zone: any ZoneRules, at usual: TimeOfDay = .midnight) -> Instant {
    let local = LocalTime(day: told, time: toldTime ?? usual)
    let start =
      switch clock {
      case .reader: zone.instant(of: local)
      case .utc: Instant(milliseconds: Int64(local.secondsSinceEpoch) * 1000)
      case .writer(let east): Instant(milliseconds: Int64(local.secondsSinceEpoch - east) * 1000)
      }
    return milliseconds == 0 ? start : start.adding(milliseconds: Int64(milliseconds))
  }

  /// On the clock of the zone.
  func local(in zone: any ZoneRules) -> (day: Day, time: TimeOfDay?) {
    guard clock != .reader, hasTime else { return (told, toldTime) }
    let local = zone.localTime(at: instant(in: zone))
    return (local.day, local.time)
  }

  /// The moment that somebody lived, on the clock that they saw.
  func lived(in zone: any ZoneRules, at usual: TimeOfDay = .noon) -> MoodMoment {
    let instant = instant(in: zone, at: usual)
    if case .writer(let east) = clock { return MoodMoment(instant, secondsEast: east) }
    return MoodMoment(instant, in: zone)
  }

  /// The same day with the time that a text of its own tells; of a day alone with nothing beside it
  /// noon stands in. Where the day has a time of its own, it is the one on the clock of the zone,
  /// but what is midnight was only ever a day.
  func with(
    time text: String?, in zone: any ZoneRules, _ gaps: inout [MoodGap]
  ) throws(UnreadableRecord) -> FileMoment {
    guard let text, !text.allSatisfy(\.isWhitespace) else {
      if !hasTime {
        gaps.append(.standsIn(field: "time", text: TimeOfDay.noon.description))
      }
      return self
    }
    guard let written = WrittenMoment(text), let time = written.time, !written.hasDate else {
      throw UnreadableRecord("time", text)
    }
    return FileMoment(toldTime == .midnight ? told : local(in: zone).day, time, written.clock)
  }

  /// The same on that clock, where the text tells none.
  func by(_ other: Clock) -> FileMoment {
    clock == .reader ? FileMoment(told, toldTime, other, milliseconds: milliseconds) : self
  }

  /// Another time of the same day on the same clock, unless another one is told.
  func later(_ time: TimeOfDay, _ other: Clock) -> FileMoment {
    FileMoment(told, time, other == .reader ? clock : other)
  }
}
