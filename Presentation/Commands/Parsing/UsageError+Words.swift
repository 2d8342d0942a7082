extension UsageError {
  /// Returns the error with what is accepted and how to get help.
  package func message(in language: Language) -> String {
    if case .cannotAsk = reason { return sentence(in: language) }
    if case .needsTerminal = reason { return sentence(in: language) }
    return sentence(in: language) + "\n" + helpLine(in: language)
  }

  /// Whether the message includes the usage line of the command.
  var needsUsageLine: Bool {
    switch reason {
    case .extraArgument(_, let readings): readings.isEmpty
    case .missingArgument, .unwantedWord, .missingOption, .missingOptionExplained:
      true
    case .notAChoice(_, _, let choices, _): choices.count == 1
    case .unknownCommand, .unknownTopic, .unfinishedCommand, .commandAfterOptionsEnd,
      .unknownOption,
      .unknownSetting, .missingValue, .unwantedValue, .repeatedOption,
      .conflictingOptions, .notANumber, .outOfRange, .custom, .unacceptableValue, .jsonUnavailable,
      .cannotAsk,
      .needsTerminal:
      false
    }
  }

  /// A complete example command for a setting whose value was not accepted.
  private var settingExample: String? {
    let set = SettingsSetCommand.commandName.path
    guard command == set, case .notAChoice(let name, _, let choices, let nearest) = reason,
      let value = nearest.words.first ?? choices.last
    else { return nil }
    return (["hearth"] + set + [name.en, value]).joined(separator: " ")
  }

  /// Returns the line with the command that prints the relevant help.
  private func helpLine(in language: Language) -> String {
    if let example = settingExample {
      return language(ko: "예: \(example)", en: "For example: \(example)")
    }
    let line = (["hearth"] + command + ["--help"]).joined(separator: " ")
    return language(ko: "도움말: \(line)", en: "Help: \(line)")
  }

  func sentence(in language: Language) -> String {
    switch reason {
    case .unknownCommand(let word, let before, let nearest):
      unknownCommandMessage(word, before, language)
        + nearest.suggestionQuestion(in: language, after: before)
    case .unknownTopic(let word, let nearest):
      language(
        ko: "\(KoreanParticle.called(word.quoted(.korean))) 명령이나 주제는 없어요.",
        en: "There is no command or topic \(word.quotedAsSentence(.english))")
        + nearest.suggestionQuestion(in: language)
    case .unfinishedCommand(let words, let next):
      unfinishedCommandMessage(words, next, language)
    case .unknownSetting(let name, let nearest):
      language(
        ko: "\(KoreanParticle.called(name.quoted(.korean))) 설정은 없어요.",
        en: "There is no setting \(name.quotedAsSentence(.english))")
        + nearest.suggestionQuestion(in: language)
    case .unknownOption(let option, let nearest):
      language(
        ko: "\(KoreanParticle.called(option.quoted(.korean))) 옵션은 없어요.",
        en: "There is no option \(option.quoted(.english)).")
        + (nearest.words.isEmpty && !option.hasPrefix("--")
          ? language(
            ko: " 줄표로 시작하는 말은 ‘--’ 뒤에 적어 주세요.",
            en: " A word that begins with a dash goes after “--”.")
          : nearest.suggestionQuestion(in: language))

    // Options
    case .missingValue(let option):
      language(ko: "\(option) 뒤에 값을 적어 주세요.", en: "\(option) needs a value.")
    case .unwantedValue(let option, let value):
      language(
        ko: "\(option)에는 값을 붙일 수 없어요. 적은 값: \(value.quotedAsSentence(.korean))",
        en: "\(option) takes no value, but was given \(value.quotedAsSentence(.english))")
    case .repeatedOption(let option):
      language(
        ko: "\(option) 옵션은 한 번만 쓸 수 있어요.", en: "\(option) can be given only once.")
    case .missingOption(let options):
      language(
        ko: options.count == 1
          ? "\(options.joined()) 옵션이 필요해요."
          : "다음 옵션 가운데 하나가 필요해요: \(options.joined(separator: ", ")).",
        en: options.count == 1
          ? "The option \(options.joined()) is needed."
          : "One of these options is needed: \(options.joined(separator: ", ")).")
    case .missingOptionExplained(_, let why): why(language)
    case .conflictingOptions(let options):
      language(
        ko: "다음은 함께 쓸 수 없어요: \(options.joined(separator: ", ")).",
        en: "These cannot be used together: \(options.joined(separator: ", ")).")

    // Arguments
    case .missingArgument(let name):
      language(ko: name.koreanRequest, en: name.englishRequest)
    case .extraArgument(let word, let lines):
      language(ko: unclearWordInKorean(word), en: tooManyWordsInEnglish(word))
        + readingsText(lines, language)
    case .unwantedWord(let word, let options):
      unwantedWordMessage(word, options, language)
    case .commandAfterOptionsEnd(let word):
      language(
        ko: "-- 뒤의 \(KoreanParticle.topic(word.quoted(.korean))) 명령으로 읽지 않아요. --를 빼 주세요.",
        en:
          "Words after -- are not read as commands. Leave out the -- before"
          + " \(word.quotedAsSentence(.english))"
      )
    case .jsonUnavailable:
      language(
        ko: "이 명령은 JSON으로 출력하지 않아요. --json을 빼 주세요.",
        en: "This command has no JSON output. Leave out --json.")
    case .cannotAsk(let option, let question):
      (question.isEmpty ? "" : question + " ")
        + language(ko: "여기서는 물어볼 수 없어요. ", en: "Hearth cannot ask you here. ")
        + (option == "--yes"
          ? language(
            ko: "그대로 진행하려면 \(option) 옵션을 붙여 주세요.", en: "Give \(option) to go ahead.")
          : language(ko: "\(option) 옵션으로 알려 주세요.", en: "Give \(option) instead."))
    case .needsTerminal(let command):
      language(
        ko: "터미널에서만 할 수 있는 일이에요.", en: "This needs a terminal.")
        + (command.map { language(ko: " 대신 \($0) 명령을 써 보세요.", en: " Try \($0) instead.") } ?? "")

    // Values
    case .notAChoice(_, let value, let choices, _) where choices.count == 1:
      // There is only one choice: a fixed word of the command's syntax, which the user probably
      // omitted.
      language(
        ko: "\(value.quoted(.korean)) 자리에는 \(KoreanParticle.object(choices[0])) 적어 주세요.",
        en: "Write \(choices[0]) in place of \(value.quoted(.english)).")
    case .notAChoice(let name, let value, let choices, let nearest):
      language(
        ko:
          "\(name.ko)에는 \(KoreanParticle.object(value.quoted(.korean))) 쓸 수 없어요. 쓸 수 있는 값:"
          + " \(choices.joined(separator: ", ")).",
        en: "\(name.en) does not take \(value.quotedAsSentence(.english)) It takes:"
          + " \(choices.joined(separator: ", ")).")
        + nearest.suggestionQuestion(in: language)
    case .notANumber(let name, let value):
      language(
        ko: "\(name.ko)에는 숫자를 적어 주세요. \(KoreanParticle.topic(value.quoted(.korean))) 쓸 수 없어요.",
        en: "\(name.en) takes a whole number, not \(value.quotedAsSentence(.english))")
    case .outOfRange(let name, let value, let range):
      language(
        ko: "\(name.ko)에는 \(range.lowerBound)부터 \(range.upperBound)까지 쓸 수 있어요."
          + " \(KoreanParticle.topic(value.quoted(.korean))) 쓸 수 없어요.",
        en: "\(name.en) takes \(range.lowerBound) to \(range.upperBound), not"
          + " \(value.quotedAsSentence(.english))")
    case .unacceptableValue(let name, let value, let accepted):
      language(
        ko:
          "\(name.ko)에는 \(KoreanParticle.object(value.quoted(.korean))) 쓸 수 없어요. 쓸 수 있는 값:"
          + " \(accepted.ko).",
        en: "\(name.en) does not take \(value.quotedAsSentence(.english)) It takes \(accepted.en).")
    case .custom(let words):
      words(language)
    }
  }

  /// Returns the lines that were probably meant, below the sentence.
  private func readingsText(_ lines: [String], _ language: Language) -> String {
    guard lines.count != 1 else {
      return language(ko: "\n이렇게 써 보세요: \(lines[0])", en: "\nTry this: \(lines[0])")
    }
    let question = language(ko: " 어느 쪽인가요?", en: " Which one do you mean?")
    return lines.isEmpty ? "" : question + lines.map { "\n  \($0)" }.joined()
  }

  private func unknownCommandMessage(
    _ word: String, _ before: [String], _ language: Language
  ) -> String {
    let name = word.quoted(language)
    if before.isEmpty {
      return language(
        ko: "\(KoreanParticle.called(name)) 명령은 없어요.", en: "There is no command \(name).")
    }
    let noun = before.joined(separator: " ")
    return language(
      ko: "\(noun)에는 \(KoreanParticle.called(name)) 명령이 없어요.", en: "\(noun) has no command \(name)."
    )
  }

  private func unfinishedCommandMessage(_ words: [String], _ next: [String], _ language: Language)
    -> String
  {
    let name = words.joined(separator: " ")
    let list = next.joined(separator: ", ")
    return language(
      ko: "\(name) 뒤에 무엇을 할지 적어 주세요. 쓸 수 있는 명령: \(list).",
      en: "Say what \(name) should do. It takes: \(list).")
  }

  private func unwantedWordMessage(_ word: String, _ options: [String], _ language: Language)
    -> String
  {
    let list = options.joined(separator: ", ")
    let hint =
      options.isEmpty
      ? "" : language(ko: " 값은 옵션으로 알려 주세요: \(list).", en: " Values go with an option: \(list).")
    return language(
      ko: unclearWordInKorean(word), en: tooManyWordsInEnglish(word)) + hint
  }

  private func tooManyWordsInEnglish(_ word: String) -> String {
    word.quoted(.english) + (isQuoted(word) ? " is too much here." : " is one word too many.")
  }

  /// Whether the word was quoted, because it contains white space.
  private func isQuoted(_ word: String) -> Bool { word.contains(where: \.isWhitespace) }

  private func unclearWordInKorean(_ word: String) -> String {
    "\(KoreanParticle.topic(word.quoted(.korean))) 알아볼 수 없어요."
  }
}

extension Words {
  /// The Korean sentence that asks for the argument with this name.
  fileprivate var koreanRequest: String {
    switch ko {
    case "사람": "누구인지 적어 주세요."
    case "ID": "어느 것인지 ID로 적어 주세요."
    case "책", "일정", "연락처", "문장", "프로필", "파일", "설정": "어느 \(ko)인지 적어 주세요."
    default: "\(KoreanParticle.object(ko)) 적어 주세요."
    }
  }

  fileprivate var englishRequest: String {
    switch en {
    case "WHO": "Who is it? Give a name, or a part of it."
    case "TEXT", "TITLE", "NAME": "What is the \(en.lowercased())?"
    case "ID": "Which one? Give its id, as lists show it."
    case "NEW": "What is the new name?"
    case "DAYS": "By how many days?"
    case "COUNT": "How many?"
    case "WHERE": "Which way?"
    case "PAGE", "PAGE|N%": "Which page?"
    case "E": "Which change? Give its number, such as 57."
    case "SHELL": "Which shell? One of bash, zsh and fish."
    case "NUMBER|TEXT": "Which saying? Give its number, or words of it."
    case "YYYY-MM", "MONTH": "Which month?"
    default: "Which \(en.lowercased().replacing("|", with: " or "))?"
    }
  }
}

extension Suggestion {
  /// Returns a question that offers the words, with a space before it; empty if there are none.
  func suggestionQuestion(in language: Language, after path: [String] = []) -> String {
    guard !words.isEmpty else { return "" }
    let offers = words.map { (path + [$0]).joined(separator: " ").quoted(language) }
    let list = language(ko: offers.joined(separator: ", "), en: offers.joinedByOr)
    let question = language(ko: " 혹시 \(list) 아닌가요?", en: " Did you mean \(list)?")
    let slip = language(
      ko: " 한글 자판으로 입력하신 것 같아요.", en: " The Korean keyboard seems to be on.")
    return question + (isKoreanKeyboardSlip ? slip : "")
  }
}

extension String {
  /// Returns the text in the language's quotation marks, shortened for a sentence.
  func quoted(_ language: Language) -> String { quotable().inQuotationMarks(language) }

  /// Returns the text in the language's quotation marks. Within double ones, its own become single.
  func inQuotationMarks(_ language: Language) -> String {
    language(
      ko: "‘\(self)’", en: "“\(replacing("“", with: "‘").replacing("”", with: "’"))”")
  }

  /// Returns the quoted text with a full stop, unless the text ends a sentence itself.
  func quotedAsSentence(_ language: Language) -> String { quoted(language).endingWithFullStop }

  /// The text with a full stop, unless it already ends a sentence, with or without a closing
  /// quotation mark.
  var endingWithFullStop: String {
    let end = last { !"”’".contains($0) }
    return end.map { ".!?…。".contains($0) } == true ? self : self + "."
  }
}
