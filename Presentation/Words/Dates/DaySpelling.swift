/// Days and months with a slip in them: `wednsday`, `tommorow`, `saterday`, `febuary`.
///
/// A slip swaps two letters, doubles one or leaves one out, and keeps the ending of the name:
/// Frida, Sundar, Manday and Monda are called so.
struct DaySpelling {
  /// Words that may be a name too: `Moday`.
  static let days = DaySpelling(
    [
      ("monday", 1), ("tuesday", 1), ("wednesday", 2), ("thursday", 2), ("friday", 1),
      ("saturday", 2), ("sunday", 1), ("yesterday", 1), ("tomorrow", 2),
    ], endings: ["day", "dya", "w"])

  static let months = DaySpelling(
    [
      ("january", 1), ("february", 2), ("september", 1), ("october", 1), ("november", 1),
      ("december", 1),
    ], endings: ["ary", "ber"])

  private let names: [(letters: [UInt8], slips: Int)]
  private let endings: [String]

  private init(_ names: [(String, Int)], endings: [String]) {
    self.names = names.map { (Array($0.0.utf8), $0.1) }
    self.endings = endings
  }

  /// The name that is meant by a word with no more slips in it than it may have; nil for other
  /// words, and for the names themselves.
  func meant(by word: String) -> String? {
    let word = word.lowercased()
    guard (5...11).contains(word.utf8.count), endings.contains(where: word.hasSuffix) else {
      return nil
    }
    let letters = Array(word.utf8)
    guard !names.contains(where: { $0.letters == letters }) else { return nil }
    // The first letter is seldom the wrong one: midday, payday.
    return names.first { name, slips in
      name.first == letters.first && DaySpelling.distance(name, letters) <= slips
    }.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  /// How many letters are missing, doubled, or have changed places with the next one; a letter
  /// that is another one, or one too many, counts twice.
  private static func distance(_ name: [UInt8], _ word: [UInt8]) -> Int {
    var rows = [(0...word.count).map { $0 * 2 }]
    for (i, letter) in name.enumerated() {
      var row = [i + 1]
      for (j, other) in word.enumerated() {
        let isDoubled = j > 0 && word[j - 1] == other
        var least = min(
          rows[i][j] + (letter == other ? 0 : 2), rows[i][j + 1] + 1,
          row[j] + (isDoubled ? 1 : 2))
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
