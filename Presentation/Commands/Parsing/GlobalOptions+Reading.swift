import HearthDomain

extension GlobalOptions {
  /// The options that every command accepts, out of all that were given.
  init(_ reading: ValueReading) throws(UsageError) {
    store = reading.values["store"]?.last?.carriedPath
    if store == "" {
      throw UsageError(
        .unacceptable(
          Words(ko: "--store", en: "--store"), value: "",
          accepted: Words(ko: "파일 경로나 memory:", en: "the path of a file, or memory:")),
        in: reading.command)
    }
    demo = reading.flags.contains("demo")
    if demo, store != nil {
      throw UsageError(.conflictingOptions(["--demo", "--store"]), in: reading.command)
    }
    language = reading.values["lang"]?.last.flatMap(Language.init)
    json = reading.flags.contains("json")
    color = reading.values["color"]?.last.flatMap(ColorChoice.init)
    assumesYes = reading.flags.contains("yes")
    noInput = reading.flags.contains("no-input")
    plain = reading.flags.contains("plain")
  }

  /// What a command line says of how to speak, even one that cannot be understood otherwise.
  package init(askedForIn arguments: [String]) {
    language = GlobalOptions.choice("--lang", in: arguments)
    color = GlobalOptions.choice("--color", in: arguments)
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ option: String, in arguments: [String]
  ) -> Value? {
    let before = arguments.prefix { $0 != "--" }
    for (place, argument) in before.enumerated() {
      guard case .option(option, let value) = Token(argument) else { continue }
      if let choice = (value ?? before.dropFirst(place + 1).first).flatMap(Value.init(rawValue:)) {
        return choice
      }
    }
    return nil
  }
}
