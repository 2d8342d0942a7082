import HearthDomain

/// The part of a series that a command changes: given by an option, or else the user's answer.
struct SeriesScopeOptions: Hashable, Sendable {
  private static let only = Flag(
    "only", help: Words(ko: "이번 한 번만이에요. ID@날짜로 알려 주세요.", en: "Only this time: ID@START."))
  private static let fromHere = Flag(
    "from-here",
    help: Words(
      ko: "이번 이후 모두예요. ID@날짜로 알려 주세요.", en: "This time and all later ones: ID@START."))
  private static let all = Flag(
    "all", help: Words(ko: "되풀이되는 일정 전체예요.", en: "The whole series."))

  static let options: [any CommandOption] = [only, fromHere, all]

  /// The scope given by an option; nil if none was given.
  let scope: SeriesScope?
  /// The command's path, for error messages.
  private let command: [String]

  /// Throws if options exclude each other.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: Self.options)
    scope =
      input[Self.only] ? .only : input[Self.fromHere] ? .fromHere : input[Self.all] ? .all : nil
    self.command = command.path
  }

  /// Returns the part to change: `all` if the event does not repeat, else that of the option, else
  /// the user's answer. Nil if the user cancels. Throws if no question can be asked, or if the part
  /// needs an occurrence and only the series was named. `--yes` does not answer the question.
  func scope(of meant: NamedEvent, question: Words, in console: inout Console) throws
    -> SeriesScope?
  {
    guard meant.repeats else { return .all }
    if let scope { return try validated(meant, scope) }
    let scopes = SeriesScope.allCases
    guard console.traits.inputIsTerminal, !console.traits.neverAsks else {
      let options = zip(scopes, Self.options).filter { meant.isOccurrenceNamed || $0.0 == .all }
      console.capturedOutput?.choice = PageChoice(
        question: question,
        answers: options.map { scope, option in
          PageChoice.Answer(label: scope.name, change: .adding("--\(option.spec.name)"))
        })
      throw missingScopeError(of: meant)
    }
    return try console.choose(
      question(console.language), among: scopes.map { $0.name(console.language) }
    ).map { scopes[$0] }
  }

  /// Returns the scope given by an option, for a command on several events. Throws if there is
  /// none, or if it needs an occurrence and only the series was named.
  func requiredScope(_ meant: NamedEvent) throws(UsageError) -> SeriesScope {
    guard let scope else { throw missingScopeError(of: meant) }
    return try validated(meant, scope)
  }

  private func validated(
    _ meant: NamedEvent, _ scope: SeriesScope
  ) throws(UsageError) -> SeriesScope {
    guard scope == .all || meant.isOccurrenceNamed else {
      throw UsageError(.custom(missingStartQuestion(meant)), in: command)
    }
    return scope
  }

  /// Returns the error for a missing option. If the occurrence has a title of its own, also says
  /// that it belongs to a series.
  private func missingScopeError(of meant: NamedEvent) -> UsageError {
    let (own, whole) = (meant.occurrence.event.title, meant.event.title)
    guard meant.isOccurrenceNamed, own != whole else {
      return UsageError(.missingOption(Self.options.map { "--\($0.spec.name)" }), in: command)
    }
    let name = TypedOccurrence.reference(meant.occurrence)
    return UsageError(
      .custom(
        Words(
          ko: KoreanParticle.topic(own.quoted(.korean))
            + " 되풀이되는 \(whole.quoted(.korean)) 일정의 한 회차예요. 이번만이면 \(name) --only, 이번 이후 모두면"
            + " --from-here, 전체면 --all로 알려 주세요.",
          en: "\(own.quoted(.english)) is one time of \(whole.quoted(.english)), which repeats."
            + " Give \(name) --only for it alone, --from-here for it and all later ones, or --all.")
      ), in: command)
  }

  private func missingStartQuestion(_ meant: NamedEvent) -> Words {
    let example = TypedOccurrence.reference(meant.occurrence)
    return Words(
      ko: "어느 날의 것인지도 알려 주세요. 예: \(example).",
      en: "Say which day you mean, such as \(example).")
  }
}
