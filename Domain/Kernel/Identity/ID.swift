/// What tells one entity from all others of its kind, on every store.
///
/// A positive 63-bit number: 42 bits of milliseconds since 1970, then 21 random bits,
/// so that later entities have greater identifiers.
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let rawValue: Int64

  /// The identifier with this value, or nil if it is not positive.
  public init?(rawValue: Int64) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }

  /// The same identifier where things of several kinds are kept side by side.
  package init<Other>(_ other: ID<Other>) {
    rawValue = other.rawValue
  }

  package init(_ moment: IDMoment, randomBits: UInt64) {
    rawValue = moment.milliseconds << 21 | Int64(randomBits & 0x1F_FFFF)
  }

  /// When it was made, as it tells itself.
  var madeAt: Instant { Instant(milliseconds: rawValue >> 21) }

  /// The values of all that were made from the first of these moments to before the last.
  public static func values(madeAt moments: Range<Instant>) -> Range<Int64> {
    let bounds = [moments.lowerBound, moments.upperBound].map {
      // The moments that an identifier can hold fill all of its positive values.
      $0.milliseconds < 1 << 42 ? max($0.milliseconds, 0) << 21 : Int64.max
    }
    return bounds[0]..<bounds[1]
  }

  /// The part that people see and type: the last five letters of its spelling.
  public var short: String { spelled(letters: 5) }

  /// All thirteen letters, in Crockford's base 32.
  public var spelling: String { spelled(letters: 13) }

  /// The last so many letters.
  private func spelled(letters count: Int) -> String {
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

/// The 42 bits of an identifier that tell when it was made: from 1970 to the year 2109.
package struct IDMoment {
  let milliseconds: Int64

  private static let all: ClosedRange<Int64> = 1...(1 << 42 - 1)

  /// The nearest moment that an identifier can hold.
  package init(clamping instant: Instant) {
    milliseconds = min(max(instant.milliseconds, Self.all.lowerBound), Self.all.upperBound)
  }

  private init(unchecked milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The moment after this one, or the first of all after the last.
  var next: IDMoment {
    IDMoment(
      unchecked: milliseconds < Self.all.upperBound ? milliseconds + 1 : Self.all.lowerBound)
  }
}

/// The last letters of an identifier as somebody typed them.
public struct IDTail: Hashable, Sendable {
  /// The number that the letters spell; an identifier matches if it is equal modulo ``modulus``.
  public let value: Int64
  /// 32 to the power of the number of letters; nil when all thirteen were typed.
  public let modulus: Int64?

  /// Reads four to thirteen letters in either case; nil if the text cannot be a tail.
  /// As Crockford has it, `I` and `L` are read as 1, `O` as 0.
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

/// Douglas Crockford's alphabet of 32 letters that are hard to mistake for one another.
enum CrockfordBase32 {
  static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  static func value(of byte: UInt8) -> Int64? {
    let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    switch lower {
    case UInt8(ascii: "i"), UInt8(ascii: "l"): return 1
    case UInt8(ascii: "o"): return 0
    default: return letters.firstIndex(of: lower).map(Int64.init)
    }
  }
}
