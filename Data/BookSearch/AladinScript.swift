import JSONText

/// The document in an answer of Aladin, in whichever of its forms that is.
enum AladinScript {
  /// Nil where there is none.
  static func document(in bytes: [UInt8]) -> JSONValue? {
    let text = (try? DecodedText(bytes)).map { Array($0.text.utf8) } ?? bytes
    let start = text.drop { $0.isMarkupBlank }
    let isXML = start.first == .lessThan
    // XML says in its first line in which character set its bytes are.
    let value =
      isXML
      ? (try? XMLReader.read(bytes))?.json
      : try? JSONValue(reading: object(in: start), rules: .lenient)
    return value?.objectValue == nil ? nil : value
  }

  /// What stands between the outermost braces of a script: `name(true,{…});`, `{…};`. The part in
  /// front of them may be a call, and nothing else.
  private static func object(in script: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let open = script.firstIndex(of: UInt8(ascii: "{")),
      let close = script.lastIndex(of: UInt8(ascii: "}")), open < close,
      isCall(script[..<open]), script[(close + 1)...].allSatisfy({ $0.endsScript })
    else { return script }
    return script[open...close]
  }

  private static func isCall(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.isEmpty
      || bytes.contains(UInt8(ascii: "("))
        && bytes.allSatisfy {
          $0.isASCIILetterOrDigit || $0.isMarkupBlank || "_$.(,".utf8.contains($0)
        }
  }
}

extension UInt8 {
  fileprivate var endsScript: Bool { isMarkupBlank || self == 0x29 || self == 0x3B }
}
