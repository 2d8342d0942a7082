import HearthDomain

extension GlobalOptions {
  /// The options that every command accepts, out of all that were given.
  init(_ reading: ValueReading) throws(UsageError) {
    store = reading.values["store"]?.last
    if store == "" {
      throw UsageError(
        .unacceptable(
          Words(ko: "--store", en: "--store"), value: "",
          accepted: Words(ko: "파일 경로나 memory:", en: "the path of a file, or memory:")),
        in: reading.command)
    }
    language = reading.values["lang"]?.last.flatMap(Language.init)
    json = reading.flags.contains("json")
    color = reading.values["color"]?.last.flatMap(ColorChoice.init)
    assumesYes = reading.flags.contains("yes")
    noInput = reading.flags.contains("no-input")
    plain = reading.flags.contains("plain")
  }

  /// The language that a command line asks for, even one that cannot be understood otherwise.
  public static func language(askedForIn arguments: [String]) -> Language? {
    let before = arguments.prefix { $0 != "--" }
    for (place, argument) in before.enumerated() {
      guard case .option("--lang", let value) = Token(argument) else { continue }
      if let language = (value ?? before.dropFirst(place + 1).first).flatMap(Language.init) {
        return language
      }
    }
    return nil
  }
}
