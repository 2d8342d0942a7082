import JSONText
import TerminalKit

extension Console {
  /// Prints one item: as a JSON document for `--json`, one line per JSON member in a pipe, or the
  /// output of the body on a terminal.
  ///
  /// A line consists of a key and its value. `plain` contains the text for values that are objects
  /// or lists.
  mutating func printOne(
    _ object: JSONObject, plain: [String: String] = [:],
    forEyes body: (inout Console) throws -> Void
  ) rethrows {
    switch form {
    case .json: printJSON(.document(object))
    case .piped:
      for member in object.members {
        let cell = (plain[member.key] ?? member.value.plainText).tabSeparatedCell
        printLine(StyledText("\(member.key)\t\(cell)"))
        let inner = plain.filter { $0.key.hasPrefix(member.key + ".") }
        for (key, value) in inner.sorted(by: { $0.key < $1.key }) {
          printLine(StyledText("\(key)\t\(value.tabSeparatedCell)"))
        }
      }
    case .terminal: try body(&self)
    }
  }
}

extension JSONValue {
  /// The value as text; empty for null.
  fileprivate var plainText: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text
    }
  }
}
