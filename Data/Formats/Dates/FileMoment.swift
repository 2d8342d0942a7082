import HearthDomain

/// A date as it stands in a file, maybe with a time and a zone.
struct FileMoment: Hashable {
  /// What the text says about the zone of its time.
  enum Clock: Hashable {
    /// No zone, so the user's zone is assumed.
    case reader
    /// `GMT` or `Z`, which programs write regardless of the writer's zone.
    case utc
    /// The offset at the writer's place, in seconds east of UTC.
    case writer(secondsEast: Int)
  }

  /// The day as written, in the zone of the text.
  private let statedDay: Day
  private let statedTime: TimeOfDay?
  private let milliseconds: Int
  /// What the text says about the zone; always `.reader` without a time, as the zone of a mere date
  /// means nothing.
  let clock: Clock

  init(_ day: Day, _ time: TimeOfDay? = nil, _ clock: Clock = .reader, milliseconds: Int = 0) {
    (statedDay, statedTime, self.milliseconds) = (day, time, milliseconds)
    self.clock = time == nil ? .reader : clock
  }

  /// Creates the moment; nil if its date or time does not exist.
  init?(_ moment: ISOMoment, isUTC: Bool) {
    guard let day = moment.day, let time = moment.time else { return nil }
    let east = moment.offset.map { Clock.writer(secondsEast: $0.secondsEast) }
    self.init(day, time, isUTC ? .utc : east ?? .reader, milliseconds: moment.milliseconds)
  }

  var hasTime: Bool { statedTime != nil }

  /// Returns the moment; `usual` is the time if the file has none.
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

  /// Returns the moment with the offset at the writer's place, or else of `zone`.
  func moodMoment(in zone: any ZoneRules, at usual: TimeOfDay = .noon) -> MoodMoment {
    let instant = instant(in: zone, at: usual)
    if case .writer(let east) = clock { return MoodMoment(instant, secondsEast: east) }
    return MoodMoment(instant, in: zone)
  }

  /// Returns this day with the time in `text`. If there is no time at all, reports that noon is
  /// assumed.
  ///
  /// If this moment already has a time, its day is first converted to the zone; midnight counts as
  /// no time.
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

  /// Returns this moment with the given zone if the text states none.
  func withDefaultClock(_ other: Clock) -> FileMoment {
    clock == .reader ? FileMoment(statedDay, statedTime, other, milliseconds: milliseconds) : self
  }

  /// Returns the same day with the given time, in the zone `other`.
  func withTime(_ time: TimeOfDay, _ other: Clock) -> FileMoment {
    FileMoment(statedDay, time, other == .reader ? clock : other)
  }
}
