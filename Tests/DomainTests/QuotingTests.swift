import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct QuotingTests {
  private let folder = ScratchFolder()

  /// Returns what a shell prints for the line, run in the empty folder.
  private func run(_ shell: String, _ line: String) throws -> [UInt8] {
    Array(try OtherProgram(shell, ["-c", line], in: folder.path).answer().output)
  }

  private func words(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  @Test(
    .inWholeRuns, arguments: ["/bin/sh", "/bin/bash", "/bin/zsh", "/usr/bin/fish", "/bin/busybox"])
  func `a shell reads every word back byte for byte and runs nothing else`(
    shell: String
  ) throws {
    guard FileManager.default.isExecutableFile(atPath: shell) else {
      try #require(shell != "/bin/sh")
      try Test.cancel("\(shell) is not installed")
    }
    let line = HostileText.all.map(Quoting.shellWord).joined(separator: " ")
    let start = "printf '%s\\0' "
    let read =
      shell.hasSuffix("busybox")
      ? try run("/bin/sh", "busybox sh -c " + Quoting.shellWord(start + line))
      : try run(shell, start + line)
    #expect(words(read) == HostileText.all.map { Array($0.utf8) })
    #expect(try folder.names() == [])
    for text in HostileText.all {
      #expect(try words(run(shell, start + Quoting.shellWord(text))) == [Array(text.utf8)])
    }
    #expect(try folder.names() == [])
  }

  @Test(.inWholeRuns) func `a quoted word survives doubled backslashes`() throws {
    for text in HostileText.all {
      let cell = Quoting.shellWord(text).replacingScalars { $0 == "\\" ? "\\\\" : nil }
      let doubled = text.replacingScalars { $0 == "\\" ? "\\\\" : nil }
      #expect(try words(run("/bin/sh", "printf '%s\\0' " + cell)) == [Array(doubled.utf8)])
    }
    #expect(try folder.names() == [])
  }

  @Test(.inWholeRuns) func `a crontab line reaches the shell complete`() throws {
    for text in HostileText.all where !text.utf8.contains(0x0A) {
      let read = Cron.command(Quoting.crontabCommand(["printf", "%s\\0", text]))
      #expect(try words(run("/bin/sh", read)) == [Array(text.utf8)])
    }
    #expect(try folder.names() == [])
  }

  @Test func `a unit file keeps every word unchanged`() throws {
    for text in HostileText.all {
      let words = ["/bin/$a\(text)", text, "remind"]
      let line = Quoting.systemdCommand(words)
      #expect(!line.utf8.contains { $0 == 0x0A || $0 == 0x0D })
      #expect(UnitLine.words(line) == words.map { Array($0.utf8) })
    }
  }

  @Test func `markup is escaped completely`() {
    for text in HostileText.all {
      var read = Quoting.markupEscaped(text)
      #expect(!read.utf8.contains { "<>\"".utf8.contains($0) })
      for (name, letter) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("amp", "&")] {
        read = read.replacingBytes("&\(name);", with: letter)
      }
      let meant = text.replacingScalars { scalar in
        switch scalar.value {
        case 0x0D, 0x7F...0x9F: "\u{FFFD}"
        case 0x202A...0x202E, 0x2066...0x2069: ""
        default: nil
        }
      }
      #expect(Array(read.utf8) == Array(meant.utf8))
    }
    #expect(Quoting.markupEscaped("a\u{9B}b\u{7F}c\u{202E}d\u{2066}e") == "a\u{FFFD}b\u{FFFD}cde")
    #expect(Quoting.markupEscaped("한글 ‍é العربية\u{200F}") == "한글 ‍é العربية\u{200F}")
  }

  @Test func `roff reads a line unchanged`() {
    let names = [
      ("\\(aq", "'"), ("\\(dq", "\""), ("\\(ga", "`"), ("\\(ha", "^"), ("\\(ti", "~"),
      ("\\-", "-"), ("\\e", "\\"),
    ]
    for text in HostileText.all {
      let written = Quoting.roffEscaped(text)
      #expect(!written.utf8.contains { "'\"\n\r".utf8.contains($0) })
      let read = names.reduce(written) { $0.replacingBytes($1.0, with: $1.1) }
      let meant = text.replacingScalars { $0 == "\n" || $0 == "\r" ? " " : nil }
      #expect(Array(read.utf8) == Array(meant.utf8))
    }
  }
}

/// The command that cron passes to the shell, parsed as cron's source does.
private enum Cron {
  static func command(_ line: String) -> String {
    var command: [UInt8] = []
    var isEscaped = false
    for byte in line.utf8 {
      if isEscaped {
        if byte == UInt8(ascii: "%") { command.removeLast() }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "%") {
        break
      }
      command.append(byte)
    }
    return String(decoding: command, as: UTF8.self)
  }
}

/// The words of a command line in a unit file, parsed as systemd does.
private enum UnitLine {
  static func words(_ line: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      guard rest.removeFirst() == UInt8(ascii: "\"") else { return [] }
      var word: [UInt8] = []
      while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        guard byte == UInt8(ascii: "\\") else {
          word.append(byte)
          continue
        }
        switch rest.popFirst() {
        case UInt8(ascii: "n"): word.append(0x0A)
        case UInt8(ascii: "r"): word.append(0x0D)
        case let letter?: word.append(letter)
        case nil: return []
        }
      }
      word = halved(word, UInt8(ascii: "%"))
      words.append(words.isEmpty ? word : halved(word, UInt8(ascii: "$")))
      if let byte = rest.popFirst(), byte != UInt8(ascii: " ") { return [] }
    }
    return words
  }

  /// Returns the word with each doubled `sign` replaced by one, or nothing if a single one occurs.
  private static func halved(_ word: [UInt8], _ sign: UInt8) -> [UInt8] {
    var halved: [UInt8] = []
    var rest = word[...]
    while let byte = rest.popFirst() {
      if byte == sign, rest.popFirst() != sign { return [] }
      halved.append(byte)
    }
    return halved
  }
}

extension String {
  fileprivate func replacingBytes(_ sign: String, with letter: String) -> String {
    let (bytes, sign) = (Array(utf8), Array(sign.utf8))
    var (result, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count {
      if bytes[index...].starts(with: sign) {
        result += letter.utf8
        index += sign.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
