import HearthDomain
import HearthWhen

/// Adds a mood.
struct MoodAddCommand: Command {
  struct Options: Hashable, Sendable {
    /// Level of the mood, or that it has none; if nil, the gauge asks for it.
    var level: LevelChoice?
    var memo: TaggedMemo
    /// The level as typed, if it is not a word in the memo.
    var typedLevel: String? = nil
    /// Tags given as options.
    let tags: Tags
    /// Whether the memo is written in the editor.
    let usesEditor: Bool
    /// Moment as typed; it is parsed when the command runs.
    var typedMoment: String?
    /// Day as typed, without a time; the time is then in ``typedMoment``.
    var typedDay: String? = nil
    /// Whether nothing but the moment followed the level. It could then have been meant as the
    /// memo.
    var isMomentAlone = false
    /// A day or time at the beginning or end of the memo, as typed, that may have been meant as the
    /// moment.
    var ambiguousMoment: String? = nil
    /// Arguments for the level and the memo, as typed.
    var typedArguments: [String] = []

    /// Parses ``typedArguments`` with the user's own words for moods; returns false if they contain
    /// no level.
    fileprivate mutating func parseTypedArguments(
      own: NamedLevels = NamedLevels(), _ moments: MomentInput = TypedMood.fixedDayInput
    ) throws -> Bool {
      let mayContainMoment = typedDay == nil && typedMoment == nil
      guard
        let spoken = try TypedMood(
          typedArguments, mayContainMoment: mayContainMoment, own: own, moments: moments)
      else { return false }
      (level, memo) = (LevelChoice(spoken.level), try TaggedMemo(spoken.memo))
      typedLevel = spoken.typedLevel
      if mayContainMoment { typedMoment = spoken.typedMoment }
      (isMomentAlone, ambiguousMoment) = (spoken.isMomentAlone, spoken.ambiguousMoment)
      return true
    }
  }

  static let commandName = CommandName(["mood", "add"], shortcuts: [["feel"]])

  private static let level = Argument<String?>(
    "level", kind: .number, placeholder: Words(ko: "기분", en: "LEVEL"),
    help: Words(
      ko: "0부터 100까지예요. 10까지는 10점 만점이라 7은 70이고, 7/100은 7이에요."
        + " 좋음, 피곤, 외로움 같은 말도 돼요. -는 점수 없이 남겨요.",
      en: "From 0 to 100. Up to 10, it is out of ten: 7 is 70, 7/100 is 7. Words such as good,"
        + " tired or lonely work, too; - records no level."))

  private static let memo = Argument<[String]>(
    "memo", .zeroOrMore, placeholder: Words(ko: "메모", en: "MEMO"),
    help: Words(
      ko: "안 적어도 되고, 1,000자까지 쓸 수 있어요. #산책처럼 적은 말은 태그가 돼요. 여러 낱말인 태그는 #\"저녁 산책\"처럼 적어요.",
      en: "Optional, up to 1,000 characters. Words such as #run are tags; a tag of several words is"
        + " written #\"good meal\"."))

  private static let editor = Flag(
    "editor", help: Words(ko: "메모를 편집기에서 적어요.", en: "Write the memo in your editor.")
  ).forPeopleOnly

  static let spec = CommandSpec(
    commandName, arguments: [level, memo],
    options: [MoodSpec.at, MoodSpec.on, TagSpec.tags, editor])

  let tools: MoodTools

  static func parse(_ input: ParsedInput) throws -> Options {
    var options = Options(
      level: nil, memo: try TaggedMemo(""), tags: try input[TagSpec.tags] ?? .none,
      usesEditor: input[editor], typedMoment: try input[MoodSpec.at],
      typedDay: try input[MoodSpec.on])
    guard let word = try input[level] else { return options }
    options.typedArguments = try [word] + input[memo]
    // The user's own words and the current day are known only when the command runs.
    var tried = options
    _ = try tried.parseTypedArguments()
    return options
  }

  /// Returns the options with the level, memo and moment parsed from the typed arguments; a
  /// sentence without a level is the memo.
  private func parsed(_ options: Options) throws -> Options {
    var options = options
    let moments = MomentInput(clock: tools.formatter.clock)
    if !options.typedArguments.isEmpty,
      try !options.parseTypedArguments(own: tools.namedLevels(), moments)
    {
      guard Self.isSentence(options.typedArguments) else { throw Self.noLevelError(options) }
      options.memo = try TaggedMemo(options.typedArguments.joined(separator: " "))
    }
    return options
  }

  /// Whether the arguments, in which no level was found, do not begin with a time or a number.
  private static func isSentence(_ typed: [String]) -> Bool {
    TypedMood.hour(atStartOf: words(of: typed)) == nil && !beginsWithNumber(typed)
  }

  private static func beginsWithNumber(_ typed: [String]) -> Bool {
    guard let word = words(of: typed).first else { return false }
    return word.contains(where: \.isNumber) && !word.contains { $0.isLetter && $0 != "점" }
  }

  private static func words(of typed: [String]) -> [String] {
    typed.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns why there is no level, with a command line that runs.
  private static func noLevelError(_ options: Options) -> UsageError {
    let words = words(of: options.typedArguments)
    let hour = TypedMood.hour(atStartOf: words)
    let taken = hour != nil ? 2 : beginsWithNumber(options.typedArguments) ? 1 : 0
    let memo = TaggedMemo.text(words.dropFirst(taken).joined(separator: " "), options.tags)
    func quoted(_ text: String) -> String {
      text.isDisplayedUnchanged ? text.inDoubleQuotes ?? Quoting.shellQuoted(text) : "…"
    }
    let arguments = [hour.map(quoted), "60", memo.isEmpty ? nil : quoted(memo)]
    let moment = [("--on", options.typedDay), ("--at", options.typedMoment)].map { name, value in
      value.map { "\(name) \(quoted($0))" }
    }
    let line = (["hearth feel"] + (arguments + moment).compactMap(\.self)).joined(separator: " ")
    let (least, most) = (MoodLevel.acceptedRange.lowerBound, MoodLevel.acceptedRange.upperBound)
    let value = Words { words.first?.quotedAsSentence($0) ?? "" }
    let reason =
      hour.map { hour in
        Words(
          ko: "\(KoreanParticle.topic(hour.quoted(.korean))) 시각이에요. 그 뒤에 기분을 적어 주세요.",
          en: "\(hour.quoted(.english)) is a time. Put LEVEL after it.")
      }
      ?? Words(
        ko: "기분은 \(least)부터 \(most)까지의 숫자나 ‘피곤’ 같은 말로 먼저 적어요."
          + (words.isEmpty ? "" : " 적은 값: \(value.ko)"),
        en: "LEVEL is a number from \(least) to \(most) or a word such as tired"
          + (words.isEmpty ? "." : ", not \(value.en)"))
    return UsageError(
      .custom(Words(ko: "\(reason.ko) 예: \(line)", en: "\(reason.en) For example: \(line)")),
      in: commandName.path)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let options = try parsed(options)
    let moment = try moment(options)
    try moment?.checkIsNotTooFarAhead(now: tools.formatter.clock.now())
    guard let level = options.level else {
      return try openGauge(options, at: moment, in: &console)
    }
    guard let mood = try addMoodWithMemo(level, options, at: moment, in: &console) else {
      return console.printNote(
        Words(ko: "적은 글이 없어 남기지 않았어요.", en: "Nothing was written, so nothing was added."))
    }
    let words = MoodMessages(mood: mood, today: tools.formatter.today)
    try console.confirm(
      [
        words.addedMessage(console.language),
        MoodLevel.outOfTenNote(options.typedLevel)?(console.language),
      ],
      json: mood.json(try tools.moods.queries.canvas(of: mood.day).palette))
    addMomentNote(options, of: level, in: &console)
    // A mood may be a few minutes ahead: people round to the full hour.
    if mood.moment.instant > tools.formatter.clock.now().adding(milliseconds: 15 * 60_000) {
      console.printNote(MoodMessages.futureMomentNote)
    }
  }

  /// Returns the moment of the mood; nil if none is given. Throws if `--on` contains a time.
  private func moment(_ options: Options) throws -> MoodMoment? {
    guard let day = options.typedDay else {
      return try options.typedMoment.map { try tools.formatter.moment($0) }
    }
    do {
      return try tools.formatter.moment(on: day, at: options.typedMoment)
    } catch let error as WhenRefusal {
      guard case .unknown(.pastDay) = error.reason, options.typedMoment == nil,
        (try? tools.formatter.moment(day)) != nil
      else { throw error }
      let line = "--at \(Quoting.shellWord(day))"
      throw UsageError(
        .custom(
          Words(
            ko: "--on에는 날만 적어요. 시각까지 적으려면: \(line)",
            en: "--on takes only a day. To give the time as well: \(line)")),
        in: Self.commandName.path)
    }
  }

  /// Adds a note if the moment could have been the memo, or if part of the memo could have been the
  /// moment.
  private func addMomentNote(_ options: Options, of level: LevelChoice, in console: inout Console) {
    let level = level.level?.typedForm ?? LevelForm.noLevel
    let read = options.isMomentAlone ? options.typedMoment : nil
    guard let typed = read ?? options.ambiguousMoment,
      let moment = try? tools.formatter.moment(typed),
      !console.traits.wantsJSON
    else { return }
    let now = tools.formatter.clock.now()
    // A moment within a minute of now makes no difference.
    let minute = now.adding(milliseconds: -60_000)...now.adding(milliseconds: 60_000)
    guard !minute.contains(moment.instant) else { return }
    if read != nil {
      let memo = [options.memo.memo.value, typed].joinedNonEmpty(by: " ")
      let line = "hearth feel \(level) \(memo.inDoubleQuotes ?? "…") --at now"
      return console.printNote(
        Words(
          ko: "\(KoreanParticle.object(typed.quoted(.korean))) 그때의 기분으로 적었어요. 메모였다면 hearth undo로"
            + " 되돌리고 이렇게 적어 주세요: \(line)",
          en:
            "\(typed.quoted(.english)) was taken as the time. If you meant it as the memo, run"
            + " hearth undo and type: \(line)"))
    }
    let isAll = options.memo.memo.value == typed
    let line = "hearth feel \(typed) \(level)" + (isAll ? "" : " …")
    console.printNote(
      Words(
        ko: "\(KoreanParticle.object(typed.quoted(.korean))) 메모에 적었어요. 그때의 기분이라면 hearth undo로 되돌리고"
          + " 이렇게 적어 주세요: \(line)",
        en: "\(typed.quoted(.english)) is in the memo. If you meant it as the time, run hearth undo"
          + " and type: \(line)"))
  }

  /// Opens the gauge with the memo and the tags filled in.
  private func openGauge(
    _ options: Options, at moment: MoodMoment?, in console: inout Console
  ) throws {
    let memo = TaggedMemo.text(
      options.memo.memo.value, try options.memo.tags.adding(options.tags))
    if console.capturedOutput != nil {
      console.capturedOutput?.route = .gauge(at: moment, memo: memo)
      return
    }
    let traits = console.traits
    guard traits.inputIsTerminal, traits.outputIsTerminal, !traits.wantsJSON, !traits.neverAsks
    else {
      guard options.typedArguments.isEmpty else { throw Self.noLevelError(options) }
      throw UsageError(.needsTerminal(insteadRun: "hearth feel 60 …"), in: Self.commandName.path)
    }
    console.flush()
    switch try tools.openGauge(moment, memo, console.language) {
    case .saved(let words): console.confirm(words(console.language))
    case .cancelled:
      console.printNote(Words(ko: "남기지 않고 그만두었어요.", en: "Nothing was added."))
    case nil: break
    }
  }

  /// Adds the mood with the given memo, or with one written in the editor. Returns nil if nothing
  /// was written there.
  private func addMoodWithMemo(
    _ level: LevelChoice, _ options: Options, at moment: MoodMoment?, in console: inout Console
  ) throws -> Mood? {
    guard options.usesEditor else {
      return try add(level, options.memo, options.tags, at: moment)
    }
    let withoutEditor = UsageError(
      .missingArgument(Words(ko: "메모", en: "MEMO")), in: MoodAddCommand.commandName.path)
    return try console.writeInEditor(
      with: tools.editor, orElse: withoutEditor, read: { try TaggedMemo($0) },
      keep: { try add(level, $0, options.tags, at: moment) })
  }

  private func add(
    _ level: LevelChoice, _ memo: TaggedMemo, _ tags: Tags, at moment: MoodMoment?
  ) throws -> Mood {
    try tools.moods.add(level.level, memo.memo, try memo.tags.adding(tags), at: moment)
  }
}
