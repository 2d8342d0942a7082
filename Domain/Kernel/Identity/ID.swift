/// Identifier of an entity, unique for its kind across all stores.
///
/// A positive 63-bit number: 42 bits of milliseconds since 1970, then 21 random bits, so that later
/// entities have greater identifiers.
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let rawValue: Int64

  /// Creates an identifier with this value; returns nil if it is not positive.
  public init?(rawValue: Int64) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }

  /// Converts the identifier of another kind, for code that handles several kinds.
  package init<Other>(_ other: ID<Other>) {
    rawValue = other.rawValue
  }

  package init(_ moment: IDMoment, randomBits: UInt64) {
    rawValue = moment.milliseconds << 21 | Int64(randomBits & 0x1F_FFFF)
  }

  /// Time of creation, taken from the identifier.
  var createdAt: Instant { Instant(milliseconds: rawValue >> 21) }

  /// Returns the range of raw values of identifiers created in this range of moments.
  public static func values(madeAt moments: Range<Instant>) -> Range<Int64> {
    let bounds = [moments.lowerBound, moments.upperBound].map {
      // The range of moments that an identifier can express covers all positive values.
      $0.milliseconds < 1 << 42 ? max($0.milliseconds, 0) << 21 : Int64.max
    }
    return bounds[0]..<bounds[1]
  }

  /// Short form that users see and type: the last five letters of ``fullForm``.
  public var shortForm: String { text(letters: 5) }

  /// All thirteen letters, in Crockford's base 32.
  public var fullForm: String { text(letters: 13) }

  /// Returns the last `count` letters.
  private func text(letters count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      for place in 0..<count {
        let digit = rawValue >> (5 * (count - 1 - place)) & 31
        buffer[place] = CrockfordBase32.letters[Int(digit)]
      }
      return count
    }
  }

  public static func < (left: ID, right: ID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Time part of an identifier, 42 bits: from 1970 to the year 2109.
package struct IDMoment {
  let milliseconds: Int64

  private static let validRange: ClosedRange<Int64> = 1...(1 << 42 - 1)

  /// Creates the moment, clamped to the supported range.
  package init(clamping instant: Instant) {
    milliseconds = min(
      max(instant.milliseconds, Self.validRange.lowerBound), Self.validRange.upperBound)
  }

  private init(unchecked milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The next millisecond; after the last one, the first.
  var next: IDMoment {
    IDMoment(
      unchecked: milliseconds < Self.validRange.upperBound
        ? milliseconds + 1 : Self.validRange.lowerBound)
  }
}

/// The last letters of an identifier, as typed.
public struct IDTail: Hashable, Sendable {
  /// Number that the letters encode. An identifier matches if its remainder modulo ``modulus``
  /// equals it.
  public let value: Int64
  /// 32 to the power of the number of letters; nil if all thirteen were typed.
  public let modulus: Int64?

  /// Parses four to thirteen letters in either case; returns nil for any other text. As in
  /// Crockford's definition, `I` and `L` are read as 1, and `O` as 0.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (4...13).contains(bytes.count) else { return nil }
    var value: Int64 = 0
    for byte in bytes {
      guard let digit = CrockfordBase32.value(of: byte), value < 1 << 58 else { return nil }
      value = value << 5 | digit
    }
    self.value = value
    modulus = bytes.count == 13 ? nil : 1 << (5 * bytes.count)
  }

  public func matches<Entity>(_ id: ID<Entity>) -> Bool {
    guard let modulus else { return id.rawValue == value }
    return id.rawValue % modulus == value
  }
}

/// Douglas Crockford's alphabet of 32 letters that are hard to confuse.
enum CrockfordBase32 {
  static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  static func value(of byte: UInt8) -> Int64? {
    let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    let value = lower < values.count ? values[Int(lower)] : -1
    return value < 0 ? nil : value
  }

  /// Values of the ASCII characters; -1 for those without one. A table, since imports parse many
  /// identifiers.
  private static let values: [Int64] = {
    var values = [Int64](repeating: -1, count: 128)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = Int64(value) }
    for letter in "il".utf8 { values[Int(letter)] = 1 }
    values[Int(UInt8(ascii: "o"))] = 0
    return values
  }()
}
