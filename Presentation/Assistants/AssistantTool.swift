import HearthDomain
import JSONText

/// A command offered to an assistant as a tool.
struct AssistantTool {
  let spec: CommandSpec

  /// The argument in which a second call passes the token from the first.
  static let confirmation = "confirm"

  /// Nil for commands that only the user may run, that need files or print no data, and without
  /// `mayWrite` also for those that change something.
  init?(_ spec: CommandSpec, mayWrite: Bool) {
    let needsFile =
      spec.arguments.contains { $0.isRequired && $0.kind == .file }
      || spec.options.contains { $0.isRequired && $0.value == .file }
    guard mayWrite || spec.isReading, !spec.isForPeople, !spec.isHidden, !spec.printsTextOnly,
      spec.pace != .shellOnly || spec.isReading, !needsFile
    else { return nil }
    self.spec = spec
  }

  var name: String { spec.path.joined(separator: "_") }

  var arguments: [ArgumentSpec] { spec.arguments.filter { $0.kind != .file } }

  /// The options, without files and without those that an argument of the same name covers.
  var options: [OptionSpec] {
    spec.options.filter { option in
      option.value != .file && !option.isForPeople
        && !spec.arguments.contains { $0.name == option.name }
    }
  }

  /// Returns the tool's entry in the list of tools.
  func json(_ language: Language) -> JSONValue {
    let description = [spec.summary, spec.details].compactMap { $0?(language) }
    return [
      "name": .string(name), "title": .string(spec.summary(language)),
      "description": .string(description.joined(separator: "\n")),
      "inputSchema": schema(language),
      "annotations": ["readOnlyHint": .bool(spec.isReading), "openWorldHint": false],
    ]
  }

  private func schema(_ language: Language) -> JSONValue {
    var properties = JSONObject()
    for argument in arguments {
      properties.append(argument.name, .object(schema(of: argument, language)))
    }
    for option in options { properties.append(option.name, .object(schema(of: option, language))) }
    if !spec.isReading {
      let help = language(
        ko: "앞선 호출이 물으면서 준 토큰이에요. 사람에게 물어본 뒤에 적어 주세요.",
        en: "The token that the call before gave with its question; ask the person first.")
      properties.append(
        AssistantTool.confirmation, ["type": "string", "description": .string(help)])
    }
    let required =
      arguments.filter(\.isRequired).map(\.name) + options.filter(\.isRequired).map(\.name)
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(required.map { .string($0) }), "additionalProperties": false,
    ]
  }

  private func schema(of argument: ArgumentSpec, _ language: Language) -> JSONObject {
    let one = argument.kind.schema
    var schema: JSONObject =
      argument.takesRest ? ["type": "array", "items": .object(one)] : one
    let help = [argument.spoken(language), argument.help?(language)].compactMap(\.self)
    schema["description"] = .string(help.joined(separator: ". "))
    return schema
  }

  private func schema(of option: OptionSpec, _ language: Language) -> JSONObject {
    let one = option.value?.schema ?? ["type": "boolean"]
    // A list already accepts several values.
    let isWrapped = if case .list = option.value { false } else { option.isRepeatable }
    var schema: JSONObject = isWrapped ? ["type": "array", "items": .object(one)] : one
    schema["description"] = .string(option.help(language))
    return schema
  }
}

extension ValueKind {
  /// The JSON schema of a value of this kind.
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
      .event, .book, .tag, .search, .change, .profile, .setting, .settingValue, .command, .topic:
      ["type": "string"]
    }
  }
}
