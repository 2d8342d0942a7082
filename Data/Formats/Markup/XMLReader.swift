/// A syntax error in XML, with its position; lines and columns count from 1.
struct XMLError: Error, Hashable {
  let line: Int
  let column: Int
}

/// Parses an XML document of moderate size into a tree.
///
/// Namespace prefixes are dropped and document types skipped. Only predefined entities are
/// supported, as declarations in a document are not trusted.
struct XMLReader {
  /// Thrown for a syntax error at the current index.
  private struct Problem: Error {}

  static let maxDepth = 64
  /// Maximum number of elements; no legitimate response has more.
  private static let maxElements = 2_000_000

  private let bytes: [UInt8]
  private var index = 0
  private var elementCount = 0
  private var openElements: [XMLElement] = []
  private var root: XMLElement?

  /// Parses a document and returns its root element. Decodes it in the charset of its XML
  /// declaration.
  static func read(_ document: [UInt8]) throws(XMLError) -> XMLElement {
    let declared = Charset(declaredIn: document)
    guard let text = try? DecodedText(document, declared: declared).text else {
      throw XMLError(line: 1, column: 1)
    }
    var reader = XMLReader(bytes: Array(text.utf8))
    do {
      return try reader.parseDocument()
    } catch {
      throw reader.error
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func parseDocument() throws(Problem) -> XMLElement {
    while index < bytes.count {
      if bytes[index] == .lessThan { try parseMarkup() } else { try parseCharacters() }
    }
    guard let root, openElements.isEmpty else { throw Problem() }
    return root
  }

  /// Error at the current position.
  private var error: XMLError {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.reduce(1) { $1 == .lineFeed ? $0 + 1 : $0 }
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let column = before[start...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return XMLError(line: line, column: column)
  }

  /// Parses markup that begins with `<`.
  private mutating func parseMarkup() throws(Problem) {
    let rest = bytes[index...]
    if rest.starts(with: "<!--".utf8) {
      try skip("-->")
    } else if rest.starts(with: "<![CDATA[".utf8) {
      let start = index + 9
      try skip("]]>")
      appendText(String(decoding: bytes[start..<(index - 3)], as: UTF8.self))
    } else if rest.starts(with: "<?".utf8) {
      try skip("?>")
    } else if rest.starts(with: "<!".utf8) {
      try skipDeclaration()
    } else if rest.starts(with: "</".utf8) {
      try parseEndTag()
    } else {
      try parseStartTag()
    }
  }

  private mutating func parseCharacters() throws(Problem) {
    let end = bytes[index...].firstIndex(of: .lessThan) ?? bytes.count
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    guard !openElements.isEmpty || text.utf8.allSatisfy(\.isMarkupBlank) else { throw Problem() }
    appendText(MarkupEntities.decoded(text))
    index = end
  }

  private mutating func appendText(_ text: String) {
    if !openElements.isEmpty { openElements[openElements.count - 1].text += text }
  }

  /// Moves past the next occurrence of the mark.
  private mutating func skip(_ mark: StaticString) throws(Problem) {
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    while index + wanted.count <= bytes.count {
      if bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        index += wanted.count
        return
      }
      index += 1
    }
    throw Problem()
  }

  /// Skips a document type, which may contain further declarations in square brackets.
  private mutating func skipDeclaration() throws(Problem) {
    var isInside = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "[") { isInside = true }
      if byte == UInt8(ascii: "]") { isInside = false }
      if byte == .greaterThan, !isInside { return }
    }
    throw Problem()
  }

  private mutating func parseStartTag() throws(Problem) {
    index += 1
    elementCount += 1
    guard elementCount <= XMLReader.maxElements else { throw Problem() }
    var element = XMLElement(name: try parseName())
    while true {
      skipBlanks()
      guard index < bytes.count else { throw Problem() }
      if bytes[index] == .greaterThan {
        index += 1
        guard openElements.count < XMLReader.maxDepth else { throw Problem() }
        openElements.append(element)
        return
      }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        guard index < bytes.count, bytes[index] == .greaterThan else { throw Problem() }
        index += 1
        return try close(element)
      }
      element.attributes.append(try parseAttribute())
    }
  }

  private mutating func parseEndTag() throws(Problem) {
    index += 2
    let name = try parseName()
    skipBlanks()
    guard index < bytes.count, bytes[index] == .greaterThan, let element = openElements.popLast(),
      element.name == name
    else { throw Problem() }
    index += 1
    try close(element)
  }

  private mutating func close(_ element: XMLElement) throws(Problem) {
    if !openElements.isEmpty {
      openElements[openElements.count - 1].children.append(element)
    } else if root == nil {
      root = element
    } else {
      throw Problem()
    }
  }

  private mutating func parseAttribute() throws(Problem) -> XMLElement.Attribute {
    let name = try parseName()
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { throw Problem() }
    index += 1
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27,
      let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
    else { throw Problem() }
    let value = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    index = end + 1
    return XMLElement.Attribute(name: name, value: MarkupEntities.decoded(value))
  }

  /// Parses a name and returns it without its prefix.
  private mutating func parseName() throws(Problem) -> String {
    let name = bytes[index...].prefix { !$0.isMarkupBlank && !"<>/=\"'".utf8.contains($0) }
    guard !name.isEmpty else { throw Problem() }
    index = name.endIndex
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isMarkupBlank { index += 1 }
  }
}

extension Charset {
  /// Finds the charset in the XML declaration; nil if there is none.
  fileprivate init?(declaredIn document: [UInt8]) {
    let line = document.prefix(200).prefix { $0 != .greaterThan }
    let mark = line.indices.first { line[$0...].starts(with: "encoding=".utf8) }
    guard let mark else { return nil }
    let name = line[mark...].dropFirst(10).prefix { $0 != 0x22 && $0 != 0x27 }
    self.init(name: String(decoding: name, as: UTF8.self))
  }
}
