import HearthDomain
import JSONText

/// Commands of a noun that an assistant sees as one tool; the argument `verb` selects one of them.
///
/// Assistants choose worse among many tools, and some clients offer only the first few dozen.
struct AssistantToolGroup {
  private static let verbKey = "verb"

  /// The commands, in the order of the grammar; never empty.
  private let tools: [AssistantTool]

  /// Returns the groups of the tools. Commands that add something or have a short form are tools of
  /// their own. The other changes of a noun form one group; its reading commands form two: those
  /// that need an argument, such as a name, and those that do not.
  static func groups(of tools: [AssistantTool]) -> [AssistantToolGroup] {
    var keys: [String] = []
    var groups: [[AssistantTool]] = []
    for tool in tools {
      let key = key(of: tool)
      if let place = keys.firstIndex(of: key) {
        groups[place].append(tool)
      } else {
        keys.append(key)
        groups.append([tool])
      }
    }
    return groups.map(AssistantToolGroup.init)
  }

  private static func key(of tool: AssistantTool) -> String {
    let spec = tool.spec
    if spec.isReadOnly {
      return spec.path[0] + (tool.arguments.contains { $0.isRequired } ? " item" : " list")
    }
    let adds = spec.path.last == "add" && spec.path.count == 2
    return adds || !spec.shortcuts.isEmpty ? spec.name : spec.path[0]
  }

  private var isReadOnly: Bool { tools[0].spec.isReadOnly }

  var name: String {
    tools.count == 1 || isReadOnly ? tools[0].name : tools[0].spec.path[0] + "_change"
  }

  private func verb(of tool: AssistantTool) -> String {
    let verbs = tool.spec.path.dropFirst()
    return verbs.isEmpty ? "show" : verbs.joined(separator: " ")
  }

  /// Returns the command that the arguments select, and its own arguments. A reading command need
  /// not be named if it is the first one.
  func call(
    _ given: JSONObject
  ) throws(UsageError) -> (tool: AssistantTool, arguments: JSONObject) {
    if tools.count == 1 { return (tools[0], given) }
    var arguments = given
    arguments[Self.verbKey] = nil
    let verbs = tools.map(verb)
    guard let value = given[Self.verbKey] else {
      if isReadOnly { return (tools[0], arguments) }
      throw UsageError(
        .missingArgument(Words(ko: Self.verbKey, en: Self.verbKey)), in: [tools[0].spec.path[0]])
    }
    let typed = value.stringValue ?? ""
    guard let place = verbs.firstIndex(of: typed) else {
      throw UsageError(
        .notAChoice(
          Words(ko: Self.verbKey, en: Self.verbKey), value: typed, choices: verbs,
          nearest: .nearest(to: typed, among: verbs)), in: [tools[0].spec.path[0]])
    }
    return (tools[place], arguments)
  }

  /// Returns the group's entry in the list of tools.
  func listEntry(_ language: Language) -> JSONValue {
    if tools.count == 1 { return tools[0].listEntry(language) }
    let lines = tools.map { tool in
      let needed = tool.required.map { " \($0)" }.joined()
      return verb(of: tool) + needed + ": " + tool.spec.help.prose(language)
    }
    let noun = Noun.all.first { $0.name == tools[0].spec.path[0] }
    return [
      "name": .string(name), "title": .string(noun?.summary(language) ?? name),
      "description": .string(lines.joined(separator: "\n")), "inputSchema": schema(language),
      "annotations": ["readOnlyHint": .bool(isReadOnly), "openWorldHint": false],
    ]
  }

  private func schema(_ language: Language) -> JSONValue {
    let verbs = tools.map(verb)
    var properties: JSONObject = [
      Self.verbKey: ["type": "string", "enum": .array(verbs.map { .string($0) })]
    ]
    let all = tools.map { $0.properties(language) }
    for (key, first) in all.flatMap({ $0.members.map { ($0.key, $0.value) } })
    where properties[key] == nil {
      let takers = verbs.indices.filter { all[$0][key] != nil }
      var property =
        takers.compactMap { all[$0][key]?.objectValue }
        .first { $0["type"] == "array" } ?? first.objectValue ?? [:]
      if takers.count < tools.count {
        let names = takers.map { verbs[$0] }.joined(separator: ", ")
        let help = first.objectValue?["description"]?.stringValue ?? ""
        property["description"] = .string("\(names): \(help)")
      }
      properties.append(key, .object(property))
    }
    let required: [JSONValue] = isReadOnly ? [] : [.string(Self.verbKey)]
    return [
      "type": "object", "properties": .object(properties), "required": .array(required),
      "additionalProperties": false,
    ]
  }
}
