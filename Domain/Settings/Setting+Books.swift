extension Setting {
  static let bookSettings: [Setting] =
    [bookOrder] + BookSource.allCases.filter(\.needsKey).map { keySetting(of: $0) }
    + BookSource.allCases.filter(\.needsNetwork).map(addressSetting)

  private static let bookOrder = Setting(
    .bookOrder, .books, .list(BookSource.allCases.map(\.rawValue), orAutomatic: false),
    \.settings.books.order, text: { WordList.text($0) }, value: { WordList.values($0) })

  package static func keySetting(of source: BookSource) -> Setting {
    .text(
      .key(source), .books, .secret, \.settings.books.keys[source], rule: TextRules.isKey)
  }

  private static func addressSetting(of source: BookSource) -> Setting {
    .text(
      .address(source), .books, .address, \.settings.books.addresses[source],
      rule: TextRules.isAddress)
  }
}
