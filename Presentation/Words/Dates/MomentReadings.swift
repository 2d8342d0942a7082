import HearthDomain
import Synchronization

/// What texts were read as by one ``DateInput``.
final class MomentReadings: Sendable {
  typealias Reading = Result<(day: Day, time: TimeOfDay?), DateInputError>

  private let known = Mutex<[String: Reading]>([:])

  subscript(text: String) -> Reading? {
    get { known.withLock { $0[text] } }
    set { known.withLock { $0[text] = newValue } }
  }
}
