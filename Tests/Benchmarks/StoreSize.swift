/// Amount of data in a measured store.
enum StoreSize: String, CaseIterable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"

  /// Number of items of each kind.
  var things: Int {
    switch self {
    case .small: 1_000
    case .medium: 10_000
    case .large: 100_000
    }
  }
}
