import HearthDomain

/// How much of a series a command is to change, as options say it or somebody answers.
struct ScopeEntry: Hashable, Sendable {
  private static let only = Flag(
    "only", help: Words(ko: "이번 한 번만이에요. ID@날짜로 알려 주세요.", en: "Only this time: ID@START."))
  private static let fromHere = Flag(
    "from-here",
    help: Words(
      ko: "이번부터 뒤의 것 모두예요. ID@날짜로 알려 주세요.", en: "This time and all later ones: ID@START."))
  private static let all = Flag(
    "all", help: Words(ko: "되풀이되는 일정 전체예요.", en: "All of what repeats."))

  static let options: [any CommandOption] = [only, fromHere, all]

  /// Nil where nothing was said.
  let scope: SeriesScope?
  /// The words of the command, for what is refused.
  private let command: [String]

  /// Throws for options that exclude one another.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: Self.options)
    scope =
      input[Self.only] ? .only : input[Self.fromHere] ? .fromHere : input[Self.all] ? .all : nil
    self.command = command.path
  }

  /// How much of it is meant: all of what takes place once; else what was said, and where nothing
  /// was, what somebody answers. Nil where they want none of it.
  ///
  /// Throws where nobody can be asked, and where one time is meant and none was named: `--yes`
  /// tells nothing of that.
  func scope(of meant: MeantEvent, question: Words, in console: inout Console) throws
    -> SeriesScope?
  {
    guard meant.repeats else { return .all }
    if let scope { return try checked(meant, scope) }
    let scopes = SeriesScope.allCases
    guard console.traits.inputIsTerminal, !console.traits.neverAsks else {
      let options = zip(scopes, Self.options).filter { meant.isNamed || $0.0 == .all }
      console.page?.choice = PageChoice(
        question: question,
        answers: options.map { scope, option in
          PageChoice.Answer(words: scope.name, change: .adding("--\(option.spec.name)"))
        })
      throw lacksScope(of: meant)
    }
    return try console.choose(
      question(console.language), among: scopes.map { $0.name(console.language) }
    ).map { scopes[$0] }
  }

  /// What was said, of each of several; throws where nothing was, or one time is meant and none was
  /// named.
  func checked(_ meant: MeantEvent) throws(UsageError) -> SeriesScope {
    guard let scope else { throw lacksScope(of: meant) }
    return try checked(meant, scope)
  }

  private func checked(
    _ meant: MeantEvent, _ scope: SeriesScope
  ) throws(UsageError) -> SeriesScope {
    guard scope == .all || meant.isNamed else {
      throw UsageError(.explained(lacksStart(meant)), in: command)
    }
    return scope
  }

  /// Who names a time by a title of its own may not know that it is one of a series.
  private func lacksScope(of meant: MeantEvent) -> UsageError {
    let (own, whole) = (meant.occurrence.event.title, meant.event.title)
    guard meant.isNamed, own != whole else {
      return UsageError(.missingOption(Self.options.map { "--\($0.spec.name)" }), in: command)
    }
    let name = TypedOccurrence.text(meant.occurrence)
    return UsageError(
      .explained(
        Words(
          ko: KoreanParticle.topic(own.quoted(.korean))
            + " 되풀이되는 \(whole.quoted(.korean)) 일정의 한 회차예요. 이번만이면 \(name) --only,"
            + " 이번부터 뒤의 것 모두면 --from-here, 전체면 --all로 알려 주세요.",
          en: "\(own.quoted(.english)) is one time of \(whole.quoted(.english)), which repeats."
            + " Give \(name) --only for it alone, --from-here for it and all later ones, or --all.")
      ), in: command)
  }

  private func lacksStart(_ meant: MeantEvent) -> Words {
    let example = TypedOccurrence.text(meant.occurrence)
    return Words(
      ko: "어느 날의 것인지도 알려 주세요. 예: \(example).",
      en: "Say which of its days is meant, such as \(example).")
  }
}
