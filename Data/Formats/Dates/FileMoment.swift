import HearthDomain

/// A date, maybe with a time and a zone, as a file states it.
struct FileMoment: Hashable {
  /// What the text says about the zone.
  enum Clock: Hashable {
    /// Nothing: the zone is that of the reader.
    case reader
    /// `GMT` or `Z`, which programs write for readers anywhere.
    case utc
    /// Offset of the writer, in seconds east of UTC.
    case writer(secondsEast: Int)
  }

  /// Day on the clock of the text.
  private let statedDay: Day
  private let statedTime: TimeOfDay?
  private let milliseconds: Int
  /// Always `.reader` without a time, since the zone of a mere date means nothing.
  let clock: Clock

  init(_ day: Day, _ time: TimeOfDay? = nil, _ clock: Clock = .reader, milliseconds: Int = 0) {
    (statedDay, statedTime, self.milliseconds) = (day, time, milliseconds)
    self.clock = time == nil ? .reader : clock
  }

  /// Returns nil if the date or the time does not exist.
  init?(_ moment: ISOMoment, isUTC: Bool) {
    guard let day = moment.day, let time = moment.time else { return nil }
    let east = moment.offset.map { Clock.writer(secondsEast: $0.secondsEast) }
    self.init(day, time, isUTC ? .utc : east ?? .reader, milliseconds: moment.milliseconds)
  }

  var hasTime: Bool { statedTime != nil }

  /// Returns the moment, at `usual` if there is no time.
  func instant(in zone: any ZoneRules, at usual: TimeOfDay = .midnight) -> Instant {
    let local = LocalTime(day: statedDay, time: statedTime ?? usual)
    let start =
      switch clock {
      case .reader: zone.instant(of: local)
      case .utc: Instant(milliseconds: Int64(local.secondsSinceEpoch) * 1000)
      case .writer(let east): Instant(milliseconds: Int64(local.secondsSinceEpoch - east) * 1000)
      }
    return milliseconds == 0 ? start : start.adding(milliseconds: Int64(milliseconds))
  }

  /// Returns the day and the time in the zone.
  func local(in zone: any ZoneRules) -> (day: Day, time: TimeOfDay?) {
    guard clock != .reader, hasTime else { return (statedDay, statedTime) }
    let local = zone.localTime(at: instant(in: zone))
    return (local.day, local.time)
  }

  /// Returns the moment with the offset of the clock that the writer saw.
  func moodMoment(in zone: any ZoneRules, at usual: TimeOfDay = .noon) -> MoodMoment {
    let instant = instant(in: zone, at: usual)
    if case .writer(let east) = clock { return MoodMoment(instant, secondsEast: east) }
    return MoodMoment(instant, in: zone)
  }

  /// Returns this day with the time in `text`. Without any time, noon is used and reported. If the
  /// day has a time itself, it is converted to the zone first; midnight counts as no time.
  func with(
    time text: String?, in zone: any ZoneRules, _ gaps: inout [MoodGap]
  ) throws(UnreadableRecord) -> FileMoment {
    guard let text, !text.allSatisfy(\.isWhitespace) else {
      if !hasTime {
        gaps.append(.defaultUsed(field: "time", text: TimeOfDay.noon.description))
      }
      return self
    }
    guard let written = WrittenMoment(text), let time = written.time, !written.hasDate else {
      throw UnreadableRecord("time", text)
    }
    return FileMoment(
      statedTime == .midnight ? statedDay : local(in: zone).day, time, written.clock)
  }

  /// Returns this moment with the given clock if it has none.
  func withDefaultClock(_ other: Clock) -> FileMoment {
    clock == .reader ? FileMoment(statedDay, statedTime, other, milliseconds: milliseconds) : self
  }

  /// Returns another time on the same day and, unless `other` is given, on the same clock.
  func withTime(_ time: TimeOfDay, _ other: Clock) -> FileMoment {
    FileMoment(statedDay, time, other == .reader ? clock : other)
  }
}
