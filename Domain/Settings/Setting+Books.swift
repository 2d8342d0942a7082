extension Setting {
  static let ofBooks: [Setting] =
    [order] + BookSource.allCases.filter(\.needsKey).map { key(of: $0) }
    + BookSource.allCases.filter(\.needsNetwork).map(address)

  private static let order = Setting(
    key: .bookOrder, group: .books,
    form: .list(BookSource.allCases.map(\.rawValue), orAutomatic: false),
    read: { WordList.text($0.settings.books.order) },
    write: { values, text in
      guard let order: [BookSource] = WordList.values(text) else { return false }
      values.settings.books.order = order
      return true
    })

  public static func key(of source: BookSource) -> Setting {
    .text(
      .key(source), .books, .secret,
      { $0.settings.books.keys[source] ?? "" }, rule: TextRules.isKey,
      { $0.settings.books.keys[source] = $1.isEmpty ? nil : $1 })
  }

  private static func address(of source: BookSource) -> Setting {
    .text(
      .address(source), .books, .address,
      { $0.settings.books.addresses[source] ?? "" }, rule: TextRules.isAddress,
      { $0.settings.books.addresses[source] = $1.isEmpty ? nil : $1 })
  }
}
