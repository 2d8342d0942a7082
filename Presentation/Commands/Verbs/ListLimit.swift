/// The maximum number of listed things.
package struct ListLimit: Hashable, Sendable {
  /// The limit if none is given, more than any store contains.
  private static let maxCount = 1_000_000

  package let range: Range<Int>

  package static let none = ListLimit(range: 0..<maxCount)

  /// The `--limit` option of lists.
  package static let option = Option<ListLimit>(
    "limit", .number, help: Words(ko: "이 개수만큼만 보여 줘요.", en: "Show at most this many.")
  ) { ListLimit(range: 0..<(try $0.number(in: 1...maxCount))) }
}
