/// Writes numbers and ASCII characters into one text without creating temporary strings.
struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Returns the text written by the body, of at most `capacity` bytes.
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

  /// Writes the last `width` digits of the number, padded with zeros. If there is no space left,
  /// writes nothing.
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
