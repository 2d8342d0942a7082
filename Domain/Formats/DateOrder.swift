/// Order of day, month and year in ambiguous dates such as `05/04/2024`.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  /// Year, month, day. Used only for dates in files whose year has two digits.
  case yearFirst = "ymd"

  /// Orders in which users type a day and a month.
  static let typedOrders: [DateOrder] = [.monthFirst, .dayFirst]
}

/// The user's answers to questions about an import file, which does not show them itself.
public struct ImportHints: Hashable, Sendable {
  public var dateOrder: DateOrder?
  public var levels: NamedLevels
  /// Levels for names of moods that the user gave at an earlier import of the file.
  public var earlierLevels = NamedLevels()
  public var columns = NamedColumns()
  /// What the user said about the columns of earlier tables, each with all its columns.
  public var earlierColumns: [NamedColumns] = []
  /// Whether the user can be asked about ambiguous values.
  public var canAskUser = false

  public init(dateOrder: DateOrder? = nil, levels: NamedLevels = NamedLevels()) {
    self.dateOrder = dateOrder
    self.levels = levels
  }
}
