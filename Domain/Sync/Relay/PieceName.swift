/// Name of a sealed piece, that is, a file at a relay. Only one device writes a piece with this
/// name, and its contents never change.
public enum PieceName: Hashable, Sendable {
  /// The entries with these numbers; a segment that is too large has several parts, counted from 1.
  case segment(DeviceID, ClosedRange<Int>, part: Int = 1)
  /// A part of a device's snapshot; numbers and parts are counted from 1.
  case snapshot(DeviceID, number: Int, part: Int)
  /// A piece about keys or devices. The text consists of at most 64 lower-case letters, digits and
  /// `-`.
  case key(String)
}

// MARK: - As text

extension PieceName {
  /// Text form, such as `00000000000000ff/1-57`, `00000000000000ff/57-57.2`, `00000000000000ff/3.1`
  /// and `keys/passphrase-1`.
  public var text: String {
    switch self {
    case .segment(let device, let entries, let part):
      "\(device.text)/\(entries.lowerBound)-\(entries.upperBound)\(part > 1 ? ".\(part)" : "")"
    case .snapshot(let device, let number, let part): "\(device.text)/\(number).\(part)"
    case .key(let name): "\(Self.keyFolder)/\(name)"
    }
  }

  /// Parses a name; nil unless the text is exactly what ``text`` returns.
  public init?(_ text: String) {
    let halves = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let name = String(halves[1]) ?? ""
    if Substring(halves[0]) == Self.keyFolder {
      self = .key(name)
      guard Self.isKeyName(name) else { return nil }
      return
    }
    guard let device = DeviceID(text: String(Substring(halves[0]))) else { return nil }
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let range = parts[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = range.map { Int(Substring($0)) ?? 0 }
    let part = parts.count == 2 ? Int(Substring(parts[1])) ?? 0 : 1
    // Check strictly: anybody who can write to the relay may choose names.
    guard parts.count <= 2, numbers.count <= 2,
      (numbers + [part]).allSatisfy(EntryID.acceptedNumbers.contains)
    else { return nil }
    if numbers.count == 2 {
      guard numbers[0] <= numbers[1] else { return nil }
      self = .segment(device, numbers[0]...numbers[1], part: part)
    } else {
      self = .snapshot(device, number: numbers[0], part: part)
    }
    // With leading zeros or signs, one piece would have several names.
    guard self.text == text else { return nil }
  }

  private static let keyFolder = "keys"

  /// Whether the text is valid as the part of a name before the slash.
  package static func isFolder(_ text: String) -> Bool {
    text == keyFolder || DeviceID(text: text) != nil
  }

  private static func isKeyName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }
}

extension DeviceID {
  /// The id as sixteen hexadecimal digits.
  public var text: String { UInt64(bitPattern: rawValue).digits(16, radix: 16) }

  /// Parses an id; nil unless the text is exactly what ``text`` returns.
  public init?(text: String) {
    guard text.utf8.count == 16, let bits = UInt64(text, radix: 16) else { return nil }
    self.init(rawValue: Int64(bitPattern: bits))
    guard self.text == text else { return nil }
  }
}
