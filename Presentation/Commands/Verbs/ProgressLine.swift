import CLibrary
import HearthDomain
import TerminalKit

/// Shows on standard error how much of a file was read, in a line that is updated. It appears after
/// one second.
final class ProgressLine {
  private(set) var errorStream: OutputStream
  private let totalByteCount: Int?
  private let traits: ConsoleTraits
  private let now: () -> MonotonicTime
  private let startTime: MonotonicTime
  private var nextUpdate: MonotonicTime
  private var isDrawn = false
  private var doneByteCount = 0

  init(
    _ errors: OutputStream, of total: Int?, _ traits: ConsoleTraits,
    now: @escaping () -> MonotonicTime = { .now }
  ) {
    (self.errorStream, self.totalByteCount, self.traits, self.now) = (errors, total, traits, now)
    startTime = now()
    nextUpdate = startTime + .seconds(1)
  }

  /// Maximum number of bytes passed on at once. Small blocks make progress visible even if records
  /// take long.
  private static let blockSize = 64 << 10

  /// Returns a source of the same bytes that updates the progress.
  func reportingProgress(of source: @escaping () throws -> [UInt8]) -> () throws -> [UInt8] {
    var rest: ArraySlice<UInt8> = []
    return {
      if rest.isEmpty { rest = try source()[...] }
      let bytes = Array(rest.prefix(Self.blockSize))
      rest = rest.dropFirst(bytes.count)
      self.recordProgress(bytes.count)
      return bytes
    }
  }

  private func recordProgress(_ count: Int) {
    doneByteCount += count
    let time = now()
    guard time >= nextUpdate else { return }
    nextUpdate = time + .milliseconds(200)
    isDrawn = true
    let text = Self.text(doneByteCount, of: totalByteCount, after: time - startTime, traits)
    write("\r\(traits.errorStreamText(text))\u{1B}[K")
  }

  /// Removes the progress line from the terminal.
  func clear() {
    if isDrawn { write("\r\u{1B}[K") }
    isDrawn = false
  }

  private func write(_ text: String) {
    errorStream.write(text.utf8)
    errorStream.flush()
  }

  /// Returns text such as `━━━━━━──────── 42%  3.1/7.4 MB  12 s left`.
  static func text(
    _ done: Int, of total: Int?, after time: Duration, _ traits: ConsoleTraits
  ) -> String {
    let language = traits.language
    guard let total, total > 0 else {
      return language(
        ko: "\(formattedMegabytes(done)) MB 읽음", en: "\(formattedMegabytes(done)) MB read")
    }
    let part = min(1, Double(done) / Double(total))
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let left = part > 0 ? Int(min(359_999, seconds / part * (1 - part)).rounded(.up)) : 0
    let clock =
      left < 60 ? language(ko: "\(left)초", en: "\(left) s") : formattedMinutes(left, language)
    let words =
      " \(Int(part * 100))%  \(formattedMegabytes(done))/\(formattedMegabytes(total)) MB  "
      + language(ko: "\(clock) 남음", en: "\(clock) left")
    let room = min(40, traits.errorWidth - 1 - traits.widths.columns(of: words))
    guard room >= 4 else { return String(words.dropFirst()) }
    let filled = Int(part * Double(room))
    let (mark, rest) = (
      traits.widths.singleColumn("━", or: "#"), traits.widths.singleColumn("─", or: "-")
    )
    return String(repeating: mark, count: filled)
      + String(repeating: rest, count: room - filled) + words
  }

  private static func formattedMinutes(_ seconds: Int, _ language: Language) -> String {
    let minutes = (seconds + 59) / 60
    return language(ko: "\(minutes)분", en: "\(minutes) min")
  }

  private static func formattedMegabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Console {
  /// Runs the body and displays its progress, if standard error is a terminal.
  mutating func withProgressLine<Answer>(
    over total: Int?, _ body: (ProgressLine?) throws -> Answer
  ) rethrows -> Answer {
    guard traits.errorIsTerminal, traits.supportsEscapeSequences, !isPage else {
      return try body(nil)
    }
    flush()
    let line = ProgressLine(errorStream, of: total, traits)
    defer {
      line.clear()
      errorStream = line.errorStream
    }
    return try body(line)
  }
}
