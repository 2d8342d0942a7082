/// How long changes are kept, in days. The newest thousand are kept anyway.
public enum JournalRetention: String, CaseIterable, Hashable, Sendable {
  case month = "30"
  case quarter = "90"
  case half = "180"
  case year = "365"
  case always

  /// Retention time in milliseconds.
  public var maxAge: Int64 { days.map { $0 * 86_400_000 } ?? .max }

  private var days: Int64? { Int64(rawValue) }
}
