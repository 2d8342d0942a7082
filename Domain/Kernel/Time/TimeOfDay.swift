/// A time of day, to the second, from 00:00:00 to 23:59:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight.
  public let seconds: Int

  public static let midnight = TimeOfDay(uncheckedSeconds: 0)
  public static let noon = TimeOfDay(uncheckedSeconds: 43_200)
  public static let lastSecond = TimeOfDay(uncheckedSeconds: 86_399)

  /// Creates a time of day; nil if it does not exist.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    seconds = hour * 3600 + minute * 60 + second
  }

  /// Creates the time this many seconds after midnight; returns nil if that is not within a day.
  public init?(seconds: Int) {
    guard (0..<86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  private init(uncheckedSeconds: Int) {
    seconds = uncheckedSeconds
  }

  /// Creates a constant that is known to exist.
  package init(knownHour hour: Int, minute: Int = 0) {
    self.init(uncheckedSeconds: hour * 3600 + minute * 60)
  }

  public var hour: Int { seconds / 3600 }
  public var minute: Int { seconds / 60 % 60 }
  public var second: Int { seconds % 60 }

  /// The time without its seconds.
  public var withoutSeconds: TimeOfDay { TimeOfDay(uncheckedSeconds: seconds - second) }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.seconds < right.seconds
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `HH:MM`, with `:SS` if there are seconds.
  public var description: String {
    DigitWriter.text(capacity: 8) { $0.write(self) }
  }
}

extension DigitWriter {
  /// Writes `HH:MM`, with `:SS` if there are seconds.
  mutating func write(_ time: TimeOfDay) {
    write(time.hour, digits: 2)
    write(":")
    write(time.minute, digits: 2)
    guard time.second != 0 else { return }
    write(":")
    write(time.second, digits: 2)
  }
}
