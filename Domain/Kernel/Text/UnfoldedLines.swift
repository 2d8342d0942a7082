/// Lines of a vCard or iCalendar object after unfolding. Works on bytes, since names are ASCII, and
/// only the lines that are asked for become texts.
struct UnfoldedLines {
  private let lines: [ArraySlice<UInt8>]

  init(_ text: String) {
    var lines: [ArraySlice<UInt8>] = []
    for part in Array(text.utf8).lines {
      var line = part
      // Some files were converted to CR LF twice, so a line may end in several CR.
      while line.last == 0x0D { line = line.dropLast() }
      if let first = line.first, first == 0x20 || first == 0x09, !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    self.lines = UnfoldedLines.topLevelLines(lines)
  }

  /// Returns the lines of the object without those of nested components. The ATTENDEE of an alarm,
  /// for example, is not an attendee of the event.
  private static func topLevelLines(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var depth = 0
    return lines.filter { line in
      if startsInAnyCase(line, with: "END:") { depth -= 1 }
      let isOwn = depth <= 1
      if startsInAnyCase(line, with: "BEGIN:") { depth += 1 }
      return isOwn
    }
  }

  private static func startsInAnyCase(
    _ line: ArraySlice<UInt8>, with capitals: StaticString
  ) -> Bool {
    let wanted = UnsafeBufferPointer(
      start: capitals.utf8Start, count: capitals.utf8CodeUnitCount)
    return line.count >= wanted.count && zip(line, wanted).allSatisfy { capital(of: $0) == $1 }
  }

  private static func capital(of letter: UInt8) -> UInt8 {
    (0x61...0x7A).contains(letter) ? letter - 0x20 : letter
  }

  /// Returns the lines of properties with these names, with or without a group prefix. The names
  /// must be in capitals.
  func propertyLines(_ names: String...) -> [String] {
    lines.filter { line in
      let name = UnfoldedLines.originalName(of: line)
      return names.contains {
        $0.utf8.count == name.count && $0.utf8.elementsEqual(name.lazy.map(UnfoldedLines.capital))
      }
    }
    .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the raw values of the properties with the name.
  func values(_ name: String) -> [String] {
    propertyLines(name).map { line in
      let blanks: [Character] = [" ", "\t"]
      let value = line.drop { $0 != ":" }.dropFirst().drop(while: blanks.contains)
      return String(value.reversed().drop(while: blanks.contains).reversed())
    }
  }

  /// Names of all properties, in capitals.
  var names: Set<String> { Set(lines.map(UnfoldedLines.name)) }

  private static func name(of line: ArraySlice<UInt8>) -> String {
    String(decoding: originalName(of: line).map(capital), as: UTF8.self)
  }

  /// Returns the property's name as it is spelled, without a group prefix.
  private static func originalName(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let head = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    guard head.contains(UInt8(ascii: ".")) else { return head }
    return head.split(separator: UInt8(ascii: ".")).last ?? head.prefix(0)
  }

  /// Returns the unescaped, non-empty texts of the properties with the name.
  func texts(_ name: String) -> [String] {
    propertyLines(name).map(Self.text).filter { !$0.isEmpty }
  }

  private static func text(of line: String) -> String {
    var isQuoted = false
    let head = line.prefix { letter in
      if letter == "\"" { isQuoted.toggle() }
      return isQuoted || letter != ":"
    }
    let value = line.dropFirst(head.count + 1)
    guard value.utf8.contains(UInt8(ascii: "\\")) else {
      return String(value).normalizingWhitespace(keepingLines: true)
    }
    var (text, isEscaped) = ("", false)
    for letter in value {
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
    return text.normalizingWhitespace(keepingLines: true)
  }
}
