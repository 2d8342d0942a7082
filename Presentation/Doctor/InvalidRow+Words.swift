import HearthDomain
import TerminalKit

extension InvalidRow {
  /// The table and id of the row.
  var rowName: String { "\(table) \(id)".quotable(limit: 100) }

  /// Returns why the row is not valid.
  func reason(in language: Language) -> String {
    issue?.message(in: language)
      ?? language(
        ko: "\(column) 값을 알아볼 수 없어요.", en: "Its \(column) cannot be read.")
  }

  func sentence(in language: Language) -> String { "\(rowName): \(reason(in: language))" }
}

/// Reports that rows are missing from lists.
struct InvalidRowWords {
  let rows: [InvalidRow]

  /// Returns the report for standard error, as one sentence; nil if no rows are missing.
  func sentence(in language: Language) -> String? {
    guard let first = rows.first else { return nil }
    let what = first.sentence(in: language)
    if rows.count == 1 {
      return language(
        ko: "읽을 수 없는 줄 하나를 뺐어요. \(what) ‘hearth doctor’로 살펴봐 주세요.",
        en: "One row cannot be read and is left out: \(what) Check it with “hearth doctor”.")
    }
    return language(
      ko: "읽을 수 없는 줄 \(rows.count)개를 뺐어요. 첫 번째는 \(what) ‘hearth doctor’로 모두 볼 수 있어요.",
      en: "\(rows.count) rows cannot be read and are left out. The first is \(what) “hearth doctor”"
        + " lists them all.")
  }

  /// Returns the report for one line of the screen, shortened to the width; nil if no rows are
  /// missing.
  func line(columns: Int, _ widths: DisplayWidth) -> Words? {
    guard let first = rows.first else { return nil }
    let count = rows.count
    func words(_ place: String) -> Words {
      Words(
        ko: count == 1
          ? "읽을 수 없어 뺀 줄: \(place). ‘hearth doctor’로 봐 주세요"
          : "읽을 수 없어 뺀 줄 \(count)개: \(place) 등. ‘hearth doctor’로 봐 주세요",
        en: count == 1
          ? "Left out, unreadable: \(place). See “hearth doctor”"
          : "\(count) rows left out: \(place), … See “hearth doctor”")
    }
    let choices = [
      words("\(first.rowName) (\(first.column))"), words(first.rowName), words(first.table),
    ]
    return choices.first { text in
      Language.allCases.allSatisfy { widths.columns(of: text($0)) <= columns }
    } ?? choices.last
  }
}

extension Console {
  /// Reports on standard error that rows are missing from the output.
  package mutating func noteInvalidRows(_ rows: [InvalidRow]) {
    if let sentence = InvalidRowWords(rows: rows).sentence(in: language) {
      printPrefixedNote(sentence)
    }
  }
}
