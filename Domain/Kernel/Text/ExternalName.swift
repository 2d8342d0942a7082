/// A name given by another program, such as the UID of an event, a file name or a time zone. Two
/// names are equal only if their bytes are, as in SQLite and on most file systems. Strings are
/// equal even if their bytes differ ("é" is one scalar or two).
///
/// Dictionaries and sets of such names use this type as their key.
public struct ExternalName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public var utf8: String.UTF8View { text.utf8 }

  public static func == (left: ExternalName, right: ExternalName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExternalName: Comparable {
  public static func < (left: ExternalName, right: ExternalName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension ExternalName: ExpressibleByStringInterpolation, CustomStringConvertible {
  public init(stringLiteral text: String) { self.init(text) }

  public var description: String { text }
}

extension String {
  /// Whether both have identical bytes, not only equal characters.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
