import HearthDomain

extension Migration {
  /// Lets waterings be found by what was noted of them.
  static let wateringTexts = Migration(number: 10, name: "watering texts") {
    []
  } filling: { connection in
    let search = SearchIndex(connection)
    var last: Int64 = 0
    while true {
      let texts = try texts(after: last, in: connection)
      guard let end = texts.last else { break }
      try search.add(texts, in: .watering)
      last = end.id
    }
    try search.finish()
  }

  /// So many texts are added at once.
  private static let page = 500

  /// What is noted of the next waterings of which anything is, in the order of their ids.
  private static func texts(
    after last: Int64, in connection: any SQLConnection
  ) throws -> [(id: Int64, text: SearchText)] {
    try connection.rows(
      """
      SELECT id, keyword_1, keyword_2, keyword_3, memo FROM watering
      WHERE id > ?1 AND (keyword_1 IS NOT NULL OR memo <> '') ORDER BY id LIMIT ?2
      """,
      [.integer(last), .number(page)], of: "watering"
    ) { row in
      // What cannot be read is told elsewhere; a store must not stay shut for it.
      let texts = ["keyword_1", "keyword_2", "keyword_3", "memo"].compactMap { try? row.text($0) }
      return (id: try row.integer("id"), text: SearchText(texts.filter { !$0.isEmpty }))
    }
  }
}
