/// How many things a list shows at the most.
package struct ListLimit: Hashable, Sendable {
  /// So many are listed where no limit is given: more than anybody has.
  private static let most = 1_000_000

  package let places: Range<Int>

  package static let none = ListLimit(places: 0..<most)

  /// The option of every list that can be cut short.
  package static let option = Option<ListLimit>(
    "limit", .number, help: Words(ko: "이 개수만큼만 보여 줘요.", en: "Show only so many.")
  ) { ListLimit(places: 0..<(try $0.number(in: 1...most))) }
}
