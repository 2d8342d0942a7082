/// Writes numbers and signs of ASCII one after another into a text, with no text for each of them.
struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that the body writes, of at most so many letters.
  static func text(capacity: Int, _ body: (inout DigitWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = DigitWriter(buffer: buffer)
      body(&writer)
      return writer.count
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Writes the last so many digits of the number, zeros before it where it is shorter; what has
  /// no room is left out.
  mutating func write(_ number: Int, digits width: Int) {
    guard count + width <= buffer.count else { return }
    var rest = number.magnitude
    for place in stride(from: count + width - 1, through: count, by: -1) {
      buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += width
  }

  mutating func write(_ sign: Unicode.Scalar) {
    guard sign.isASCII, count < buffer.count else { return }
    buffer[count] = UInt8(ascii: sign)
    count += 1
  }
}
