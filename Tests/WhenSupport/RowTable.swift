import Foundation
import HearthDomain
import HearthWhen

/// Rows of a table, each with a typed text, its expected answer and a clock.
public struct RowTable {
  public struct Row {
    public let typed: String
    public let expected: String
    public let clock: [String: String]

    var key: [String] { [clock["entry"] ?? "title", clock["leaning"] ?? "future", typed] }

    public init(typed: String, expected: String, clock: [String: String]) {
      (self.typed, self.expected, self.clock) = (typed, expected, clock)
    }
  }

  public private(set) var rows: [Row] = []

  public init(_ text: String) {
    var clock: [String: String] = [:]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#! ") {
        clock = [:]
        for pair in line.dropFirst(3).split(separator: " ") {
          let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
          if parts.count == 2 { clock[parts[0]] = parts[1] }
        }
      } else if !line.hasPrefix("# "), let bar = line.range(of: " | ") {
        rows.append(
          Row(
            typed: Self.unescaped(String(line[..<bar.lowerBound])),
            expected: String(line[bar.upperBound...]), clock: clock))
      }
    }
  }

  /// Returns the rows with the expectations of another table for rows with the same text, entry and
  /// leaning.
  public func changed(by other: RowTable) -> RowTable {
    var copy = self
    let changes = Dictionary(other.rows.map { ($0.key, $0.expected) }) { first, _ in first }
    copy.rows = rows.map { row in
      Row(typed: row.typed, expected: changes[row.key] ?? row.expected, clock: row.clock)
    }
    return copy
  }

  /// Decodes a typed text in the form of a JSON string; returns any other text unchanged.
  private static func unescaped(_ text: String) -> String {
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 else { return text }
    var (result, isEscaped) = ("", false)
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension RowTable.Row {
  /// Context that the row's clock describes, where every zone but Seoul's has the time of UTC.
  public var context: WhenContext? {
    let name = clock["zone"] ?? "Asia/Seoul"
    return context(in: FixedZone(name: name, secondsEast: name == "Asia/Seoul" ? 9 * 3600 : 0))
  }

  /// Returns the context that the row's clock describes, in a zone; nil if the clock is invalid.
  public func context(in zone: any ZoneRules) -> WhenContext? {
    let parts = (clock["now"] ?? "2026-11-20T14:30").split(separator: "T")
    guard let day = parts.first.flatMap({ ISOMoment.day(String($0)) }), parts.count == 2 else {
      return nil
    }
    let time = parts[1].split(separator: ":").compactMap { Int($0) }
    guard time.count >= 2, let clockTime = TimeOfDay(hour: time[0], minute: time[1]) else {
      return nil
    }
    return WhenContext(
      now: LocalTime(day: day, time: clockTime), zone: zone,
      dateOrder: clock["order"] == "dmy" ? .dayFirst : .monthFirst,
      leaning: clock["leaning"] == "past"
        ? .past : clock["leaning"] == "nearest" ? .nearest : .future,
      weekStart: Weekday.allCases.first { $0.settingWord.hasPrefix(clock["week"] ?? "mon") },
      country: clock["country"])
  }

  /// Whether an answer is the expected one; parts that older tables omit are not compared.
  public func accepts(_ text: String) -> Bool {
    let meanings = expected.components(separatedBy: " || ")
    return meanings.contains { accepts(text, as: $0) }
  }

  private func accepts(_ text: String, as expected: String) -> Bool {
    if Self.namesChoices(expected) {
      return compared(text, expected) == compared(expected, expected)
    }
    if expected.hasPrefix("asks") || expected.hasPrefix("refused ") {
      return text.hasPrefix("asks ") || text.hasPrefix("refused ")
    }
    if expected.hasSuffix("states nothing"), text.contains("stated ") { return false }
    let all = parts(expected, expected)
    let told = all.filter { $0 != "states nothing" }
    guard told.contains(where: { $0.hasPrefix("start ") }) else {
      let read = parts(text, expected)
      // The row expects only a title.
      return read == told || told.count < all.count && read.first == told.first
    }
    return told.allSatisfy { part in
      guard part.hasPrefix("start ") else { return text.contains(part) }
      return text.contains(" " + part.dropFirst("start ".count) + "-")
    }
  }

  /// Returns a line about the row if an answer is not the expected one; nil otherwise. If the row
  /// names the choices of a question, the line contains the answer, so that a list of such lines
  /// notices when other choices are offered.
  public func difference(from answer: String) -> String? {
    if accepts(answer) { return nil }
    guard Self.namesChoices(expected) else { return typed }
    return "\(typed) | \(compared(answer, expected))"
  }

  /// Whether the text is a question with its choices; the reader of 2026-11-28 offered single
  /// choices and spellings, which are not compared.
  private static func namesChoices(_ expected: String) -> Bool {
    expected.hasPrefix("asks [title ") && expected.contains(" | ")
  }

  /// Returns an answer without the words of its question and without parts that are not compared.
  private func compared(_ answer: String, _ expected: String) -> String {
    guard answer.hasPrefix("asks "), let start = answer.range(of: "[title ") else {
      return parts(answer, expected).joined(separator: "; ")
    }
    let choices = answer[start.lowerBound...].dropFirst().dropLast().components(separatedBy: " | ")
    return "asks ["
      + choices.map { parts($0, expected).joined(separator: "; ") }.joined(separator: " | ") + "]"
  }

  /// Returns the parts of an answer that are compared with an expected one.
  private func parts(_ value: String, _ expected: String) -> [String] {
    value.components(separatedBy: "; ").filter { part in
      // Other tests compare stated guesses and words left in the title.
      if part.hasPrefix("stated ") || part.hasPrefix("left ") { return false }
      return !["remind ", "zone ", "due"].contains { name in
        part.hasPrefix(name) && !expected.contains("; " + name)
      }
    }
  }
}
