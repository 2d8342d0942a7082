import JSONText
import TerminalKit

extension Console {
  /// Prints one thing: the document for `--json`, a line a fact for a pipe, and for eyes
  /// what the body prints.
  ///
  /// A fact is the key of the document and its value; `plain` gives another spelling to those
  /// whose value has a structure.
  mutating func show(
    _ object: JSONObject, plain: [String: String] = [:],
    forEyes body: (inout Console) throws -> Void
  ) rethrows {
    switch form {
    case .json: json(.document(object))
    case .piped:
      for member in object.members {
        let cell = (plain[member.key] ?? member.value.plain).tabSeparatedCell
        line(StyledText("\(member.key)\t\(cell)"))
        let inner = plain.filter { $0.key.hasPrefix(member.key + ".") }
        for (key, value) in inner.sorted(by: { $0.key < $1.key }) {
          line(StyledText("\(key)\t\(value.tabSeparatedCell)"))
        }
      }
    case .terminal: try body(&self)
    }
  }
}

extension JSONValue {
  /// A value without structure as text; nothing for null.
  fileprivate var plain: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text
    }
  }
}
