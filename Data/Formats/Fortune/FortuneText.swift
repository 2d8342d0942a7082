/// Encoding of text in a fortune file.
enum FortuneText {
  static let backspace: UInt8 = 0x08

  /// Applies ROT13, which is its own inverse.
  static func rotated(_ line: [UInt8]) -> [UInt8] {
    line.map { byte in
      switch byte {
      case 0x41...0x5A: (byte - 0x41 + 13) % 26 + 0x41
      case 0x61...0x7A: (byte - 0x61 + 13) % 26 + 0x61
      default: byte
      }
    }
  }

  /// Removes overstrikes (character, backspace, character). The last character at a position is
  /// kept, but an underscore never replaces another character.
  static func withoutOverstrikes(_ text: String) -> String {
    guard text.utf8.contains(backspace) else { return text }
    var line: [Unicode.Scalar] = []
    var place = 0
    var seen = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{8}": place = max(0, place - 1)
      case "\n":
        seen.append(contentsOf: line + [scalar])
        (line, place) = ([], 0)
      default:
        if place == line.count {
          line.append(scalar)
        } else if scalar != "_" {
          line[place] = scalar
        }
        place += 1
      }
    }
    seen.append(contentsOf: line)
    return String(seen)
  }

  /// Returns the author if the line begins an attribution, such as `    -- Name`: indented, after
  /// two hyphens or a dash.
  static func authorName(in line: some Collection<UInt8>) -> [UInt8]? {
    guard line.first?.isBlank ?? false else { return nil }
    let body = line.drop(while: \.isBlank)
    let dashes: [[UInt8]] = ["--", "—", "―"].map { Array($0.utf8) }
    guard let dash = dashes.first(where: { body.starts(with: $0) }) else { return nil }
    let name = body.dropFirst(dash.count)
    guard name.first?.isBlank ?? false, name.contains(where: { !$0.isBlank }) else { return nil }
    return Array(name.drop(while: \.isBlank))
  }

  /// Returns the line with overstrikes added where it would otherwise be read as a delimiter or, if
  /// `mustNotName`, as an author.
  static func escaped(_ line: some Collection<UInt8>, mustNotName: Bool) -> [UInt8] {
    var plain = Array(line)
    if mustNotName, authorName(in: plain) != nil,
      let place = plain.firstIndex(where: { !$0.isBlank })
    {
      let dash = Array(String(decoding: plain[place...], as: UTF8.self).prefix(1).utf8)
      plain.insert(contentsOf: dash + [backspace], at: place)
    }
    // `strfile` reads 255 bytes at a time. If the rest of a longer line is only `%`, it would be
    // taken for a delimiter.
    if plain.last == UInt8(ascii: "%"), plain.count % 255 == 1 {
      plain += [backspace, UInt8(ascii: "%")]
    }
    return plain
  }
}
