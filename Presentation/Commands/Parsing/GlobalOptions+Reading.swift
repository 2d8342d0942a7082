import HearthDomain

extension GlobalOptions {
  /// Parses the options that every command accepts.
  init(_ reading: CommandValueParser) throws(UsageError) {
    storePath = reading.text(of: GlobalOptions.store.spec)?.typedPath
    if storePath == "" {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "--store", en: "--store"), value: "",
          accepted: Words(ko: "파일 경로나 memory:", en: "a file path or memory:")),
        in: reading.command)
    }
    usesDemoStore = reading.has(GlobalOptions.demo)
    if usesDemoStore, storePath != nil {
      throw UsageError(.conflictingOptions(["--demo", "--store"]), in: reading.command)
    }
    language = reading.text(of: GlobalOptions.lang.spec).flatMap(Language.init)
    wantsJSON = reading.has(GlobalOptions.json)
    color = reading.text(of: GlobalOptions.color.spec).flatMap(ColorChoice.init)
    assumesYes = reading.has(GlobalOptions.yes)
    neverAsks = reading.has(GlobalOptions.noInput)
    disablesFullScreen = reading.has(GlobalOptions.plain)
  }

  /// Parses only the options that decide how an error is printed, for an otherwise invalid command
  /// line.
  package init(askedForIn arguments: [String]) {
    language = GlobalOptions.choice(GlobalOptions.lang, in: arguments)
    color = GlobalOptions.choice(GlobalOptions.color, in: arguments)
    wantsJSON = arguments.prefix { $0 != "--" }.contains(GlobalOptions.json.spec.spelling)
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ option: Option<Value>, in arguments: [String]
  ) -> Value? {
    let before = arguments.prefix { $0 != "--" }
    for (place, argument) in before.enumerated() {
      guard case .option(option.spec.spelling, let value) = Token(argument) else { continue }
      if let choice = (value ?? before.dropFirst(place + 1).first).flatMap(Value.init(rawValue:)) {
        return choice
      }
    }
    return nil
  }
}
