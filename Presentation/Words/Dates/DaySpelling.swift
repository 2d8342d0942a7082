/// Days and months with a slip in them: `wednsday`, `tommorow`, `saterday`, `febuary`.
enum DaySpelling {
  /// The name that differs from the word by one letter missing, added, exchanged or in another
  /// place, of long names by two; nil for other words, and for the names themselves.
  static func meant(by word: String) -> String? {
    let letters = Array(word.lowercased().utf8)
    let isWord = letters.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard (5...11).contains(letters.count), isWord, !others.contains(word.lowercased()) else {
      return nil
    }
    // Of the short ones the first letter is seldom the wrong one: midday, payday.
    return names.first { name, slips in
      name.first == letters.first && distance(Array(name), letters) <= slips
    }.map { String(decoding: $0.0, as: UTF8.self) }
  }

  private static let names: [([UInt8], Int)] = [
    ("monday", 1), ("tuesday", 1), ("wednesday", 2), ("thursday", 2), ("friday", 1),
    ("saturday", 2), ("sunday", 1), ("tomorrow", 2), ("tonight", 1), ("yesterday", 1),
    ("january", 1), ("february", 2), ("september", 1), ("october", 1), ("november", 1),
    ("december", 1),
  ].map { (Array($0.0.utf8), $0.1) }

  /// Words of their own, names and their plurals among them.
  private static let others: Set<String> = [
    "monday", "mondays", "tuesday", "tuesdays", "wednesday", "wednesdays", "thursday",
    "thursdays", "friday", "fridays", "saturday", "saturdays", "sunday", "sundays", "sundae",
    "sundry", "tomorrow", "tomorrows", "tonight", "tonights", "yesterday", "yesterdays",
    "january", "february", "september", "october", "november", "december", "octobers",
  ]

  /// How many letters are missing, added, exchanged, or have changed places with the next one.
  private static func distance(_ name: [UInt8], _ word: [UInt8]) -> Int {
    var rows = [Array(0...word.count)]
    for (i, letter) in name.enumerated() {
      var row = [i + 1]
      for (j, other) in word.enumerated() {
        var least = min(
          rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == word[j - 1], name[i - 1] == other {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[name.count][word.count]
  }
}
