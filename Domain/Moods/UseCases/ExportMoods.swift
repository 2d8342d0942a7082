/// Exports moods in a file format that other programs can read.
public struct ExportMoods: UseCase, Sendable {
  private static let pageSize = 200

  let context: UseCaseContext

  /// Writes the file in parts, oldest moods first; returns the number of moods.
  @discardableResult
  public func callAsFunction(
    _ filter: MoodFilter = .all, as file: some MoodFile, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    try store.read { repositories in
      try write(file.header)
      var count = 0
      var page = MoodPage.oldest(ExportMoods.pageSize)
      while true {
        let moods = try repositories.moods.list(filter, page)
        for mood in moods {
          try write(file.bytes(of: mood, isFirst: count == 0))
          count += 1
        }
        page.after = moods.last?.sortKey
        if moods.count < page.limit { break }
      }
      try write(file.footer)
      return count
    }
  }
}
