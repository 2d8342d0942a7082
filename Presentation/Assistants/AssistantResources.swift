import HearthDomain
import JSONText

/// The resources that an assistant can read by URI, with the same content as the tools return.
struct AssistantResources {
  private static let scheme = "hearth://"
  private static let type: JSONValue = "application/json"
  /// The number of resources per page of the list.
  private static let page = 100

  private let tools: [AssistantTool]

  init(_ tools: [AssistantTool]) {
    self.tools = tools.filter(\.spec.isReading)
  }

  /// A tool call with its arguments.
  struct Call {
    let tool: AssistantTool
    let given: JSONObject
  }

  /// The tools that show one item by its name or id.
  private var showing: [(noun: String, tool: AssistantTool, argument: String)] {
    tools.compactMap { tool in
      guard tool.spec.path.count == 2, tool.spec.path[1] == "show", tool.arguments.count == 1,
        let argument = tool.arguments.first, argument.isRequired
      else { return nil }
      return (tool.spec.path[0], tool, argument.name)
    }
  }

  /// Returns the URI templates of the tools in ``showing``.
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

  /// The call that lists all people, each of whom is a resource.
  var people: Call? {
    tools.first { $0.spec.path == ["person", "list"] }
      .map { Call(tool: $0, given: ["fields": "id,name"]) }
  }

  /// Returns a page of resources after the given id, and the id that continues the list.
  /// People are sorted by id, so that additions and removals between two pages hide no one.
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

  /// Returns the call that reads a URI; nil if there is no such resource.
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

  /// Returns the result of reading a resource.
  static func contents(_ uri: String, _ text: String) -> JSONObject {
    ["contents": [["uri": .string(uri), "mimeType": type, "text": .string(text)]]]
  }
}

extension String {
  /// Decodes the percent escapes of a URI part; nil if the result is not valid text.
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
