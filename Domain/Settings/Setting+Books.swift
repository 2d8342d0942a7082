extension Setting {
  static let ofBooks: [Setting] =
    [order] + BookSource.allCases.filter(\.needsKey).map { key(of: $0) }
    + BookSource.allCases.filter(\.needsNetwork).map(address)

  private static let order = Setting(
    .bookOrder, .books, .list(BookSource.allCases.map(\.rawValue), orAutomatic: false),
    \.settings.books.order, text: { WordList.text($0) }, value: { WordList.values($0) })

  package static func key(of source: BookSource) -> Setting {
    .text(
      .key(source), .books, .secret, \.settings.books.keys[source], rule: TextRules.isKey)
  }

  private static func address(of source: BookSource) -> Setting {
    .text(
      .address(source), .books, .address, \.settings.books.addresses[source],
      rule: TextRules.isAddress)
  }
}
