import HearthDomain
import JSONText

/// What an assistant can read by an address: the same that a tool says.
struct AssistantResources {
  private static let scheme = "hearth://"
  private static let type: JSONValue = "application/json"
  /// How many are listed at once.
  private static let page = 100

  private let tools: [AssistantTool]

  init(_ tools: [AssistantTool]) {
    self.tools = tools.filter(\.spec.isReading)
  }

  /// What a tool is asked for.
  struct Call {
    let tool: AssistantTool
    let given: JSONObject
  }

  /// The tools that show one thing of a noun, by its name or its id.
  private var showing: [(noun: String, tool: AssistantTool, argument: String)] {
    tools.compactMap { tool in
      guard tool.spec.path.count == 2, tool.spec.path[1] == "show", tool.arguments.count == 1,
        let argument = tool.arguments.first, argument.isRequired
      else { return nil }
      return (tool.spec.path[0], tool, argument.name)
    }
  }

  /// Addresses with a place in them, as a list of them has it.
  func templates(_ language: Language) -> JSONValue {
    .array(
      showing.map { shown in
        [
          "uriTemplate": .string("\(Self.scheme)\(shown.noun)/{\(shown.argument)}"),
          "name": .string(shown.tool.name),
          "description": .string(shown.tool.spec.summary(language)), "mimeType": Self.type,
        ]
      })
  }

  /// What lists the people, whose addresses are told one by one.
  var people: Call? {
    tools.first { $0.spec.path == ["person", "list"] }
      .map { Call(tool: $0, given: ["fields": "id,name"]) }
  }

  /// So many addresses after the one with that id, and the id to go on with.
  ///
  /// They stand in the order of their ids: what comes or goes meanwhile hides no other.
  func listed(
    _ people: JSONValue, after id: String?, _ language: Language
  ) -> (resources: JSONValue, next: String?) {
    let known = (people["items"]?.arrayValue ?? []).compactMap { person in
      person["id"]?.stringValue.map { (id: $0, name: person["name"]?.stringValue ?? $0) }
    }
    let rest = known.sorted { $0.id < $1.id }.filter { person in id.map { person.id > $0 } ?? true }
    let shown = rest.prefix(Self.page)
    let items: [JSONValue] = shown.map { person in
      [
        "uri": .string("\(Self.scheme)person/\(person.id)"), "name": .string(person.name),
        "mimeType": Self.type,
      ]
    }
    return (
      .array((id == nil ? today(language) : []) + items),
      rest.count > shown.count ? shown.last?.id : nil
    )
  }

  private var today: AssistantTool? { tools.first { $0.spec.path == ["today"] } }

  private func today(_ language: Language) -> [JSONValue] {
    guard let today else { return [] }
    return [
      [
        "uri": .string("\(Self.scheme)today"), "name": .string(today.name),
        "description": .string(today.spec.summary(language)), "mimeType": Self.type,
      ]
    ]
  }

  /// What says what is at that address; nil where there is nothing.
  func call(at uri: String) -> Call? {
    guard uri.hasPrefix(Self.scheme) else { return nil }
    let path = uri.dropFirst(Self.scheme.count)
    if path == "today" { return today.map { Call(tool: $0, given: [:]) } }
    guard let slash = path.firstIndex(of: "/") else { return nil }
    guard let shown = showing.first(where: { $0.noun == path[..<slash] }),
      let name = String(unescaping: path[path.index(after: slash)...]), !name.isEmpty
    else { return nil }
    return Call(tool: shown.tool, given: JSONObject([(shown.argument, .string(name))]))
  }

  /// What was read there.
  static func contents(_ uri: String, _ text: String) -> JSONObject {
    ["contents": [["uri": .string(uri), "mimeType": type, "text": .string(text)]]]
  }
}

extension String {
  /// A part of an address, with `%20` for what it cannot hold; nil where that is no text.
  fileprivate init?(unescaping part: Substring) {
    var bytes: [UInt8] = []
    var left = part.utf8[...]
    while let byte = left.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let first = left.popFirst()?.hexValue, let second = left.popFirst()?.hexValue else {
        return nil
      }
      bytes.append(first << 4 | second)
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map { UInt8($0) }
  }
}
