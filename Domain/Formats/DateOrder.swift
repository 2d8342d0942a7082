/// In which order the parts of a date are written where their look does not tell, as in
/// `05/04/2024`.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  /// Only of dates in files whose year has two digits.
  case yearFirst = "ymd"

  /// Those in which somebody types a day and a month.
  static let typed: [DateOrder] = [.monthFirst, .dayFirst]
}

/// What somebody says of a file that it does not tell itself.
public struct ImportHints: Hashable, Sendable {
  public var dateOrder: DateOrder?
  public var levels: NamedLevels
  /// What was known of names when the file may have been read before.
  public var earlierLevels = NamedLevels()
  /// Whether somebody can be asked what the file does not tell.
  public var asks = false

  public init(dateOrder: DateOrder? = nil, levels: NamedLevels = NamedLevels()) {
    self.dateOrder = dateOrder
    self.levels = levels
  }
}
