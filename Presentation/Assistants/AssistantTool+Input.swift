import HearthDomain
import JSONText

extension AssistantTool {
  /// The names of all arguments and options.
  private var parameterNames: [String] { arguments.map(\.name) + options.map(\.name) }

  /// Returns the message of the error; after an unknown argument, it also lists the accepted names.
  func sentence(explaining error: UsageError, _ language: Language) -> String {
    let sentence = error.sentence(in: language)
    guard case .unknownOption = error.reason else { return sentence }
    let taken = parameterNames.isEmpty ? "{}" : parameterNames.joined(separator: ", ")
    return sentence + language(ko: " 쓸 수 있는 것: \(taken)", en: " It takes: \(taken)")
  }

  /// Parses the named arguments of a call; throws the same errors as a shell line.
  func parsedInput(_ given: JSONObject) throws(UsageError) -> ParsedInput {
    var (texts, values) = (NamedTexts(), NamedTexts())
    var (flags, seen): ([String], [String]) = ([], [])
    for member in given.members where !member.value.isNull {
      let (name, value) = (member.key, member.value)
      if seen.contains(name) { throw usageError(.repeatedOption(name)) }
      seen.append(name)
      if let argument = arguments.first(where: { $0.name == name }) {
        texts.append(try textValues(value, of: argument), to: name)
      } else if let option = options.first(where: { $0.name == name }) {
        if option.valueKind == nil {
          guard let isSet = value.boolValue else {
            throw notAcceptedError(name, value, type: "true, false")
          }
          if isSet { flags.append(name) }
        } else {
          values.append(try textValues(value, of: option), to: name)
        }
      } else if name != AssistantTool.confirmationKey || spec.isReadOnly {
        throw usageError(.unknownOption(name, nearest: .nearest(to: name, among: parameterNames)))
      }
    }
    for argument in arguments where argument.isRequired && texts[argument.name] == nil {
      throw usageError(.missingArgument(argument.nameInMessages))
    }
    return ParsedInput(spec, arguments: texts, values: values, flags: flags)
  }

  private func textValues(
    _ value: JSONValue, of argument: ArgumentSpec
  ) throws(UsageError) -> [String] {
    let words = try self.textValues(
      value, of: argument.name, allowsSeveral: argument.takesRemainingWords)
    for word in words {
      guard let choices = argument.kind.choices else { break }
      try checkChoice(word, choices, argument.nameInMessages, in: spec.path)
    }
    return words
  }

  private func textValues(_ value: JSONValue, of option: OptionSpec) throws(UsageError) -> [String]
  {
    if case .list = option.valueKind, let items = value.arrayValue {
      let words = try self.textValues(.array(items), of: option.name, allowsSeveral: true)
      return [words.joined(separator: ",")]
    }
    let words = try self.textValues(value, of: option.name, allowsSeveral: option.isRepeatable)
    guard let choices = option.valueKind?.choices else { return words }
    let name = Words(ko: option.spelling, en: option.spelling)
    let meant = words.map { option.choice(for: $0) }
    for word in meant {
      try checkChoice(word, choices, name, synonyms: option.synonyms, in: spec.path)
    }
    return meant
  }

  /// Returns the value as words: one, or with `severally` one for each element of an array.
  private func textValues(
    _ value: JSONValue, of name: String, allowsSeveral severally: Bool
  ) throws(UsageError) -> [String] {
    switch value {
    // A string with a null character is rejected, as C would end it there.
    case .string(let text) where !text.unicodeScalars.contains("\0"): return [text]
    case .int(let number): return [String(number)]
    case .number(let number): return [number.spelling]
    case .array(let items) where severally || items.count == 1:
      var words: [String] = []
      for item in items { words += try self.textValues(item, of: name, allowsSeveral: false) }
      return words
    case .null, .bool, .double, .string, .array, .object:
      throw notAcceptedError(name, value, type: severally ? "[\"…\"]" : "\"…\"")
    }
  }

  private func notAcceptedError(_ name: String, _ value: JSONValue, type: String) -> UsageError {
    usageError(
      .unacceptableValue(
        Words(ko: name, en: name), value: value.text, accepted: Words(ko: type, en: type)))
  }

  private func usageError(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason, in: spec.path)
  }
}
