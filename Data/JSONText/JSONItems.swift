/// Reads the elements of large arrays one by one. Keeps only one element in memory.
///
/// The document is an array, or an object that contains arrays. A malformed element is returned as
/// an error, and reading continues after it; it ends only if an array itself is malformed.
package struct JSONItems {
  /// Maximum size of an element, in bytes.
  package static let maxElementSize = 16 << 20

  /// The members of the document read so far, except the arrays whose elements are returned.
  package private(set) var members = JSONObject()
  private let lists: Set<String>?
  private let rules: JSONRules
  private let limit: Int
  private var text: JSONChunks
  private var state = State.start
  private var roomForMembers: Int

  private enum State {
    case start
    case list(String?, isFirst: Bool, start: JSONPosition)
    case object(isFirst: Bool)
    case end
  }

  /// Reads from `source`, which returns no bytes at the end. `lists` are the keys of the wanted
  /// arrays; nil means all arrays of the document.
  package init(
    of lists: Set<String>? = nil, rules: JSONRules = .strict,
    limit: Int = JSONItems.maxElementSize, source: @escaping () throws -> [UInt8]
  ) {
    self.lists = lists
    self.rules = rules
    self.limit = max(limit, 1)
    roomForMembers = self.limit
    text = JSONChunks(source: source)
  }

  /// Returns the next element of any wanted array; nil at the end of the document.
  ///
  /// Throws the errors of the source, and ``JSONError`` if the document itself is malformed; after
  /// that it returns nil.
  package mutating func next() throws -> JSONItem? {
    do {
      while true {
        switch state {
        case .start: try readStart()
        case .object(let isFirst): try readMember(isFirst: isFirst)
        case .list(let name, let isFirst, let start):
          if let item = try readElement(of: name, isFirst: isFirst, start: start) { return item }
        case .end: return nil
        }
      }
    } catch {
      state = .end
      throw error
    }
  }

  private mutating func readStart() throws {
    try text.skipByteOrderMark()
    try text.skipBlanks()
    let place = text.currentPosition()
    switch try text.peek() {
    case .openBracket?: state = .list(nil, isFirst: true, start: place)
    case .openBrace?: state = .object(isFirst: true)
    case nil: throw JSONError(.empty, at: place)
    default: throw JSONError(.noList, at: place)
    }
    text.consume()
  }

  private mutating func readElement(
    of list: String?, isFirst: Bool, start: JSONPosition
  ) throws -> JSONItem? {
    guard try hasMore(until: .closeBracket, isFirst: isFirst, start: start) else {
      if list == nil { try finish() } else { state = .object(isFirst: false) }
      return nil
    }
    state = .list(list, isFirst: false, start: start)
    let place = text.currentPosition()
    return JSONItem(list: list, position: place, value: try readValue(limit: limit))
  }

  private mutating func readMember(isFirst: Bool) throws {
    guard try hasMore(until: .closeBrace, isFirst: isFirst, start: JSONPosition()) else {
      return try finish()
    }
    guard try text.peek() == .quote, case .string(let key) = try readValue(limit: limit).get()
    else {
      throw JSONError(.unexpected, at: text.currentPosition())
    }
    try text.skipBlanks()
    guard try text.peek() == .colon else { throw try text.unexpected() }
    text.consume()
    try text.skipBlanks()
    if try text.peek() == .openBracket, lists?.contains(key) ?? true {
      state = .list(key, isFirst: true, start: text.currentPosition())
      text.consume()
      return
    }
    let before = text.offset
    members.append(key, try readValue(limit: roomForMembers).get())
    roomForMembers = max(0, roomForMembers - (text.offset - before) - key.utf8.count)
    state = .object(isFirst: false)
  }

  /// Returns whether another element follows; false at the closing bracket.
  private mutating func hasMore(until end: UInt8, isFirst: Bool, start: JSONPosition) throws -> Bool
  {
    try text.skipBlanks()
    let byte = try text.peek()
    if byte == end {
      text.consume()
      return false
    }
    if byte == nil { throw JSONError(.unfinished, at: start) }
    guard !isFirst else { return true }
    guard byte == .comma else { throw try text.unexpected() }
    text.consume()
    try text.skipBlanks()
    return true
  }

  private mutating func readValue(limit: Int) throws -> Result<JSONValue, JSONError> {
    let place = text.currentPosition()
    guard let bytes = try text.readValue(limit: limit) else {
      return .failure(JSONError(.tooLarge(limit: limit), at: place))
    }
    return bytes.withUnsafeBufferPointer { JSONValue.parse($0, rules: rules, from: place) }
  }

  private mutating func finish() throws {
    try text.skipBlanks()
    if try text.peek() != nil { throw JSONError(.afterEnd, at: text.currentPosition()) }
    state = .end
  }
}
