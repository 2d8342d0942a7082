/// In which order a file writes the parts of its dates where their look does not tell, as in
/// `05/04/2024`.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  /// Only of dates whose year has two digits.
  case yearFirst = "ymd"
}

/// What somebody says of a file that it does not tell itself.
public struct ImportHints: Hashable, Sendable {
  public var dateOrder: DateOrder?
  public var levels: NamedLevels

  public init(dateOrder: DateOrder? = nil, levels: NamedLevels = NamedLevels()) {
    self.dateOrder = dateOrder
    self.levels = levels
  }
}
