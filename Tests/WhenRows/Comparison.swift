import Dispatch
import Foundation
import HearthDomain
import HearthWhen
import HearthWhenSupport

/// Compares parsed texts with the expectations of tables.
struct Comparison {
  private let notation = RowNotation()

  static func table(_ path: String) -> RowTable { RowTable(text(path)) }

  static func text(_ path: String) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print(path, "cannot be read")
      exit(65)
    }
    return text
  }

  /// Context of rows that name no clock.
  static var usual: WhenContext? { RowTable("x | y").rows.first?.context }

  func answer(to typed: String, at context: WhenContext) -> String {
    notation.text(of: WhenReader(context).plan(typed), typed: typed, at: context)
  }

  /// Prints titles whose answer is not the expected one, and the number of titles of each kind.
  func titles(_ path: String, changed changes: RowTable?) {
    let table = changes.map { Self.table(path).changed(by: $0) } ?? Self.table(path)
    var counts: [String: Int] = [:]
    let start = DispatchTime.now().uptimeNanoseconds
    for row in table.rows where row.clock["entry"] == "title" {
      guard let context = row.context else { continue }
      let answer = answer(to: row.typed, at: context)
      counts["rows", default: 0] += 1
      if row.accepts(answer) {
        counts["same", default: 0] += 1
        continue
      }
      let asks = [row.expected, answer].map { $0.hasPrefix("asks") || $0.hasPrefix("refused") }
      let kind = asks[0] ? asks[1] ? "CHOICES" : "READ" : asks[1] ? "ASKED" : "OTHER"
      counts[kind, default: 0] += 1
      print(kind, row.typed, "\n     expected", row.expected, "\n     read    ", answer)
    }
    let spent = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    print(
      path,
      counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "),
      String(format: "%.2f ms a row", spent / Double(max(counts["rows"] ?? 1, 1))))
  }

  /// Prints values whose answer is not the expected one.
  func values(_ path: String) {
    for row in Self.table(path).rows {
      guard let zone = row.context?.zone,
        let answer = ValueNotation().answer(to: row, in: zone), !row.acceptsValue(answer)
      else { continue }
      print(row.clock["entry"] ?? "", row.typed, "|", row.expected, "|", answer)
    }
  }

  /// Prints names that do not stay complete next to a day.
  func names(_ path: String) {
    let names = Self.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    for name in names {
      guard let context = Self.usual else { continue }
      let answer = WhenReader(context).plan("\(name) tomorrow 8pm")
      if case .planned(let plan) = answer, plan.title == name { continue }
      print(name, "=>", self.answer(to: "\(name) tomorrow 8pm", at: context))
    }
  }

  /// Prints every text of a table with its answer.
  func answers(_ path: String) {
    for row in Self.table(path).rows {
      guard let context = row.context else { continue }
      let value = ValueNotation().answer(to: row, in: context.zone)
      print(row.typed, "|", value ?? answer(to: row.typed, at: context))
    }
  }
}
