/// The position of text within the columns it is given.
public enum Alignment: Hashable, Sendable {
  case leading
  case center
  case trailing

  /// Returns the number of empty columns before the text if `free` columns are left over.
  public func leadingColumns(ofFree free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, free) / 2
    case .trailing: max(0, free)
    }
  }
}
