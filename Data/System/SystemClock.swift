import CLibrary
import HearthDomain

extension Now {
  /// The system's clock.
  package static let system = Now {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
