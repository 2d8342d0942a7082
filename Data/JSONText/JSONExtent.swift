/// Finds the end of a value without parsing it.
struct JSONExtent {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the value is a number, `true`, `false` or `null`, which ends before a separator or
  /// white space.
  private let isBare: Bool

  /// Prepares to find the end of a value that begins with this byte; nil if no value does.
  init?(_ first: UInt8) {
    switch first {
    case .comma, .colon, .closeBrace, .closeBracket: return nil
    case .quote, .openBrace, .openBracket: isBare = false
    default: isBare = true
    }
  }

  /// Whether the value may end at the end of the text, without a closing character.
  var mayStopHere: Bool { isBare }

  /// Returns the index after the value; nil if it continues after these bytes.
  mutating func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if isBare { return bytes[start...].firstIndex(where: \.endsBareValue) }
    var index = start
    while index < bytes.count {
      if isInString { skipString(bytes, &index) } else { skipSigns(bytes, &index) }
      if depth == 0, !isInString { return index }
    }
    return nil
  }

  private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if byte == .quote {
        isInString = false
        return
      } else if byte == .backslash {
        isEscaped = true
      }
    }
  }

  /// Moves past the next quote, or past the bracket that ends the value.
  private mutating func skipSigns(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case .quote:
        isInString = true
        return
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
  }
}

extension UInt8 {
  fileprivate var endsBareValue: Bool {
    isJSONBlank || self == .comma || self == .closeBrace || self == .closeBracket
  }
}
