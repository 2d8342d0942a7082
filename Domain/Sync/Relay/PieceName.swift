/// Name of a sealed piece at a relay. Each name has one writer, and its contents never change.
public enum PieceName: Hashable, Sendable {
  /// The entries with these numbers; a segment that is too large has several parts, counted from 1.
  case segment(DeviceID, ClosedRange<Int>, part: Int = 1)
  /// A part of a device's snapshot; numbers and parts are counted from 1.
  case snapshot(DeviceID, number: Int, part: Int)
  /// A piece about keys or devices: lower-case letters, digits and `-`, at most 64 characters.
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

  /// Returns nil unless the text is exactly as ``text`` would write it.
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
    // Names are untrusted: anybody who can write to the relay chooses them.
    guard parts.count <= 2, numbers.count <= 2,
      (numbers + [part]).allSatisfy(EntryID.acceptedNumbers.contains)
    else { return nil }
    if numbers.count == 2 {
      guard numbers[0] <= numbers[1] else { return nil }
      self = .segment(device, numbers[0]...numbers[1], part: part)
    } else {
      self = .snapshot(device, number: numbers[0], part: part)
    }
    // Leading zeros and signs would create further names for one piece.
    guard self.text == text else { return nil }
  }

  private static let keyFolder = "keys"

  /// Whether the texts of names can begin with this folder and a slash.
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

  /// Returns nil unless the text is exactly as ``text`` would write it.
  public init?(text: String) {
    guard text.utf8.count == 16, let bits = UInt64(text, radix: 16) else { return nil }
    self.init(rawValue: Int64(bitPattern: bits))
    guard self.text == text else { return nil }
  }
}
