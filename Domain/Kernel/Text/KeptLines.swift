/// The lines of a card or an event as other programs write them, without folds.
struct KeptLines {
  private let lines: [String]

  init(_ text: String) {
    var lines: [[UInt8]] = []
    for part in text.utf8.split(separator: 0x0A) {
      var line = part
      // Some files were converted twice.
      while line.last == 0x0D { line.removeLast() }
      if let first = line.first, [0x20, 0x09].contains(first), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    self.lines = KeptLines.own(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Without what stands within it, such as the addressee of an alarm, who is no guest.
  private static func own(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.filter { line in
      let name = line.uppercased()
      if name.hasPrefix("END:") { depth -= 1 }
      defer { if name.hasPrefix("BEGIN:") { depth += 1 } }
      return depth <= 1
    }
  }

  /// Those of properties with these names, given in capitals, whatever group they are in.
  func named(_ names: String...) -> [String] {
    lines.filter { names.contains(KeptLines.name(of: $0)) }
  }

  /// What stands behind the colons of those, as it stands there.
  func values(_ name: String) -> [String] {
    named(name).map { line in
      let blanks: [Character] = [" ", "\t"]
      let value = line.drop { $0 != ":" }.dropFirst().drop(while: blanks.contains)
      return String(value.reversed().drop(while: blanks.contains).reversed())
    }
  }

  /// The names of all properties, in capitals.
  var names: Set<String> { Set(lines.map(KeptLines.name)) }

  private static func name(of line: String) -> String {
    (line.prefix { $0 != ":" && $0 != ";" }.split(separator: ".").last ?? "").uppercased()
  }

  /// What the properties of that name say; those that say nothing are left out.
  func texts(_ name: String) -> [String] {
    named(name).map(Self.text).filter { !$0.isEmpty }
  }

  private static func text(of line: String) -> String {
    var isQuoted = false
    let head = line.prefix { letter in
      if letter == "\"" { isQuoted.toggle() }
      return isQuoted || letter != ":"
    }
    var (text, isEscaped) = ("", false)
    for letter in line.dropFirst(head.count + 1) {
      switch letter {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "n" where isEscaped, "N" where isEscaped: text.append("\n")
      case "\\", ",", ";", ":": text.append(letter)
      default: text += isEscaped ? "\\\(letter)" : String(letter)
      }
      isEscaped = false
    }
    return text.tidied(keepingLines: true)
  }
}
