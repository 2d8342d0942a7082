import HearthDomain
import JSONText

/// A command offered to an assistant as a tool.
struct AssistantTool {
  let spec: CommandSpec

  /// The argument in which a second call passes the token from the first.
  static let confirmationKey = "confirm"

  /// Creates the tool of a command. Returns nil for commands that are not offered: those reserved
  /// for people, those that need files or print no data, and, without `mayWrite`, those that change
  /// something.
  init?(_ spec: CommandSpec, mayWrite: Bool) {
    let needsFile =
      spec.arguments.contains { $0.isRequired && $0.kind == .file }
      || spec.options.contains { $0.isRequired && $0.valueKind == .file }
    guard mayWrite || spec.isReadOnly, !spec.isForPeople, !spec.isHidden, !spec.printsTextOnly,
      spec.runningTime != .shellOnly || spec.isReadOnly, !needsFile
    else { return nil }
    self.spec = spec
  }

  var name: String { spec.path.joined(separator: "_") }

  var arguments: [ArgumentSpec] { spec.arguments.filter { $0.kind != .file } }

  /// The command's options, except files, options reserved for people, and options with the name of
  /// an argument.
  var options: [OptionSpec] {
    spec.options.filter { option in
      option.valueKind != .file && !option.isForPeople
        && !spec.arguments.contains { $0.name == option.name }
    }
  }

  /// Returns the tool's entry in the list of tools.
  func listEntry(_ language: Language) -> JSONValue {
    let help = spec.help
    return [
      "name": .string(name), "title": .string(help.summary(language)),
      "description": .string(help.prose(language)),
      "inputSchema": schema(language),
      "annotations": ["readOnlyHint": .bool(spec.isReadOnly), "openWorldHint": false],
    ]
  }

  /// Returns the schemas of all arguments and options, by name.
  func properties(_ language: Language) -> JSONObject {
    var properties = JSONObject()
    for argument in arguments {
      properties.append(argument.name, .object(schema(of: argument, language)))
    }
    for option in options { properties.append(option.name, .object(schema(of: option, language))) }
    if !spec.isReadOnly {
      let help = language(
        ko: "앞선 호출이 물으면서 준 토큰이에요. 사람에게 물어본 뒤에 적어 주세요.",
        en: "The token that the previous call gave with its question. Ask the person first.")
      properties.append(
        AssistantTool.confirmationKey, ["type": "string", "description": .string(help)])
    }
    return properties
  }

  /// The names of the arguments that every call needs.
  var required: [String] {
    arguments.filter(\.isRequired).map(\.name) + options.filter(\.isRequired).map(\.name)
  }

  private func schema(_ language: Language) -> JSONValue {
    [
      "type": "object", "properties": .object(properties(language)),
      "required": .array(required.map { .string($0) }), "additionalProperties": false,
    ]
  }

  private func schema(of argument: ArgumentSpec, _ language: Language) -> JSONObject {
    let one = argument.kind.schema
    var schema: JSONObject =
      argument.takesRemainingWords ? ["type": "array", "items": .object(one)] : one
    let help = [argument.nameInMessages(language), argument.help?(language)].compactMap(\.self)
    schema["description"] = .string(help.joined(separator: ". "))
    return schema
  }

  private func schema(of option: OptionSpec, _ language: Language) -> JSONObject {
    let one = option.valueKind?.schema ?? ["type": "boolean"]
    // The schema of a list is an array already.
    let isWrapped = if case .list = option.valueKind { false } else { option.isRepeatable }
    var schema: JSONObject = isWrapped ? ["type": "array", "items": .object(one)] : one
    schema["description"] = .string(option.help(language))
    return schema
  }
}

extension ValueKind {
  /// The JSON schema of a value of this kind, such as `{"type": "integer"}`.
  fileprivate var schema: JSONObject {
    switch self {
    case .number: ["type": "integer"]
    case .choice(let words): ["type": "string", "enum": .array(words.map { .string($0) })]
    case .list(let words):
      [
        "type": "array",
        "items": ["type": "string", "enum": .array(words.map { .string($0) })],
      ]
    case .text, .day, .time, .moment, .month, .file, .means, .person, .contact, .saying,
      .mood,
      .event, .toDo, .book, .tag, .search, .change, .profile, .setting, .settingValue, .command,
      .topic:
      ["type": "string"]
    }
  }
}
