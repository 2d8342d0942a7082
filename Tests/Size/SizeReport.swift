/// Sizes of a checkout, to print and to compare with their ceilings.
struct SizeReport {
  static let product = ["Domain", "Data", "Presentation", "DIContainer", "App"]
  static let tests = "Tests"

  let folders: FolderSizes

  /// Values with a ceiling: tokens of code, and bytes of text in string literals.
  var values: [(name: String, value: Int)] {
    let parts = Self.product.map { (name: $0, value: folders.total(of: $0).tokens) }
    let tests = TestPart.allCases.map { (name: $0.rawValue, value: size(of: $0).tokens) }
    let text = Self.product.reduce(0) { $0 + folders.total(of: $1).textBytes }
    return parts + tests + [
      (name: "text", value: text),
      (name: "text-of-tests", value: folders.total(of: Self.tests).textBytes),
    ]
  }

  /// Parts of the test code.
  private enum TestPart: String, CaseIterable {
    case tests
    case support
    case samples
    case programs

    /// Returns the part of a folder in `Tests`.
    init(folder: String) {
      self =
        switch folder {
        case "Support": .support
        case "Samples": .samples
        default: folder.hasSuffix("Tests") ? .tests : .programs
        }
    }
  }

  private func size(of part: TestPart) -> SourceSize {
    folders.total(of: Self.tests) { TestPart(folder: $0) == part }
  }

  /// Returns a line for each folder, and the values beside their ceilings.
  func lines(ceilings: Ceilings) -> [String] {
    var rows = [["", "tokens", "text", "lines", "files"]]
    for top in Self.product {
      rows.append(row(top, folders.total(of: top)))
      for folder in folders.folders(in: top) { rows.append(row("  " + folder.name, folder.size)) }
    }
    rows += TestPart.allCases.map { row($0.rawValue, size(of: $0)) }
    let limits = values.map { value in
      [value.name, String(value.value), ceilings[value.name].map(String.init) ?? "none"]
    }
    return Self.table(rows) + [""] + Self.table([["", "now", "ceiling"]] + limits)
  }

  private func row(_ name: String, _ size: SourceSize) -> [String] {
    [name] + [size.tokens, size.textBytes, size.lines, size.files].map(String.init)
  }

  /// Aligns the first column to the left, all others to the right.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      widths = row.indices.map { max(row[$0].count, $0 < widths.count ? widths[$0] : 0) }
    }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }
  }
}
