import CLibrary

/// Seconds since an arbitrary start.
enum Clock {
  /// Elapsed real time.
  static var wall: Double { seconds(CLOCK_MONOTONIC) }
  /// Processor time of this process, independent of other load.
  static var work: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Returns the peak memory of this process, in bytes.
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
