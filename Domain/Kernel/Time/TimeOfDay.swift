/// A time on a clock's face, to the second, from 00:00:00 to 23:59:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight.
  public let seconds: Int

  public static let midnight = TimeOfDay(uncheckedSeconds: 0)
  public static let noon = TimeOfDay(uncheckedSeconds: 43_200)
  public static let lastSecond = TimeOfDay(uncheckedSeconds: 86_399)

  /// That time, or nil if no clock shows it.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    seconds = hour * 3600 + minute * 60 + second
  }

  /// The time so many seconds after midnight, or nil beyond one day.
  public init?(seconds: Int) {
    guard (0..<86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  private init(uncheckedSeconds: Int) {
    seconds = uncheckedSeconds
  }

  /// For times written in this package.
  package init(knownHour hour: Int, minute: Int = 0) {
    self.init(uncheckedSeconds: hour * 3600 + minute * 60)
  }

  public var hour: Int { seconds / 3600 }
  public var minute: Int { seconds / 60 % 60 }
  public var second: Int { seconds % 60 }

  /// The same without its seconds.
  public var toTheMinute: TimeOfDay { TimeOfDay(uncheckedSeconds: seconds - second) }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.seconds < right.seconds
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `HH:MM`, with `:SS` only when there are seconds.
  public var description: String {
    DigitWriter.text(capacity: 8) { $0.write(self) }
  }
}

extension DigitWriter {
  /// `HH:MM`, with `:SS` only when there are seconds.
  mutating func write(_ time: TimeOfDay) {
    write(time.hour, digits: 2)
    write(":")
    write(time.minute, digits: 2)
    guard time.second != 0 else { return }
    write(":")
    write(time.second, digits: 2)
  }
}
