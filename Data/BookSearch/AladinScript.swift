import HearthDomain
import JSONText

/// Extracts the document from a response of Aladin, in any of its forms.
enum AladinScript {
  /// Returns the document in the bytes. Throws ``Damage/malformed(line:column:)`` if there is none.
  static func document(in bytes: [UInt8]) throws(DomainError) -> JSONValue {
    let text = (try? DecodedText(bytes)).map { Array($0.text.utf8) } ?? bytes
    let start = text.drop { $0.isMarkupBlank }
    // XML states its charset in the first line, so it is parsed as bytes.
    let value = start.first == .lessThan ? try parseXML(bytes) : try parseJSON(object(in: start))
    guard value.objectValue != nil else { throw .damaged(.malformed(line: 1, column: 1)) }
    return value
  }

  private static func parseXML(_ bytes: [UInt8]) throws(DomainError) -> JSONValue {
    do throws(XMLError) {
      return try XMLReader.read(bytes).json
    } catch {
      throw .damaged(.malformed(line: error.line, column: error.column))
    }
  }

  private static func parseJSON(_ text: ArraySlice<UInt8>) throws(DomainError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(reading: text, rules: .lenient)
    } catch {
      throw DomainError(error)
    }
  }

  /// Returns the JSON object in a script such as `name(true,{…});` or `{…};`. Nothing but a call
  /// may precede it.
  private static func object(in script: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let open = script.firstIndex(of: UInt8(ascii: "{")),
      let close = script.lastIndex(of: UInt8(ascii: "}")), open < close,
      isCall(script[..<open]), script[(close + 1)...].allSatisfy({ $0.isScriptEnd })
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
  fileprivate var isScriptEnd: Bool { isMarkupBlank || self == 0x29 || self == 0x3B }
}
