import CLibrary

/// Seconds since some moment.
enum Clock {
  /// Of the wall.
  static var wall: Double { seconds(CLOCK_MONOTONIC) }
  /// That this process has worked, whatever else the machine did.
  static var work: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The most memory that this process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #elseif canImport(Musl)
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss) * 1024
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss * 1024
  #endif
}
