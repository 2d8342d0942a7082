import HearthDomain
import JSONText

/// The resources that an assistant can read by URI, with the same content as the tools return.
struct AssistantResources {
  private static let scheme = "hearth://"
  private static let mimeType: JSONValue = "application/json"
  /// The number of resources per page of the list.
  private static let pageSize = 100

  private let tools: [AssistantTool]

  init(_ tools: [AssistantTool]) {
    self.tools = tools.filter(\.spec.isReadOnly)
  }

  /// A tool call with its arguments.
  struct ToolCall {
    let tool: AssistantTool
    let arguments: JSONObject
  }

  /// The tools that show a single item, such as `person show`; `argument` is the one that names the
  /// item.
  private var itemTools: [(noun: String, tool: AssistantTool, argument: String)] {
    tools.compactMap { tool in
      guard tool.spec.path.count == 2, tool.spec.path[1] == "show", tool.arguments.count == 1,
        let argument = tool.arguments.first, argument.isRequired
      else { return nil }
      return (tool.spec.path[0], tool, argument.name)
    }
  }

  /// Returns the URI templates of the tools in ``itemTools``.
  func uriTemplates(_ language: Language) -> JSONValue {
    .array(
      itemTools.map { shown in
        [
          "uriTemplate": .string("\(Self.scheme)\(shown.noun)/{\(shown.argument)}"),
          "name": .string(shown.tool.name),
          "description": .string(shown.tool.spec.help.summary(language)), "mimeType": Self.mimeType,
        ]
      })
  }

  /// The tool call that lists all people. Each of them is a resource.
  var peopleCall: ToolCall? {
    tools.first { $0.spec.path == ["person", "list"] }
      .map { ToolCall(tool: $0, arguments: ["fields": "id,name"]) }
  }

  /// Returns a page of the list of resources, beginning after the given id, and the id after which
  /// the next page begins.
  ///
  /// People are sorted by id, so that nobody is missed if people are added or removed between two
  /// pages.
  func resourcePage(
    _ people: JSONValue, after id: String?, _ language: Language
  ) -> (resources: JSONValue, next: String?) {
    let known = (people["items"]?.arrayValue ?? []).compactMap { person in
      person["id"]?.stringValue.map { (id: $0, name: person["name"]?.stringValue ?? $0) }
    }
    let rest = known.sorted { $0.id < $1.id }.filter { person in id.map { person.id > $0 } ?? true }
    let shown = rest.prefix(Self.pageSize)
    let items: [JSONValue] = shown.map { person in
      [
        "uri": .string("\(Self.scheme)person/\(person.id)"), "name": .string(person.name),
        "mimeType": Self.mimeType,
      ]
    }
    return (
      .array((id == nil ? todayResources(language) : []) + items),
      rest.count > shown.count ? shown.last?.id : nil
    )
  }

  private var todayTool: AssistantTool? { tools.first { $0.spec.path == ["today"] } }

  private func todayResources(_ language: Language) -> [JSONValue] {
    guard let todayTool else { return [] }
    return [
      [
        "uri": .string("\(Self.scheme)today"), "name": .string(todayTool.name),
        "description": .string(todayTool.spec.help.summary(language)), "mimeType": Self.mimeType,
      ]
    ]
  }

  /// Returns the tool call that provides the contents of a URI; nil if there is no such resource.
  func toolCall(at uri: String) -> ToolCall? {
    guard uri.hasPrefix(Self.scheme) else { return nil }
    let path = uri.dropFirst(Self.scheme.count)
    if path == "today" { return todayTool.map { ToolCall(tool: $0, arguments: [:]) } }
    guard let slash = path.firstIndex(of: "/") else { return nil }
    guard let shown = itemTools.first(where: { $0.noun == path[..<slash] }),
      let name = String(unescaping: path[path.index(after: slash)...]), !name.isEmpty
    else { return nil }
    return ToolCall(tool: shown.tool, arguments: JSONObject([(shown.argument, .string(name))]))
  }

  /// Returns the result of reading a resource.
  static func readResult(_ uri: String, _ text: String) -> JSONObject {
    ["contents": [["uri": .string(uri), "mimeType": mimeType, "text": .string(text)]]]
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
