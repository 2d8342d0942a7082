import HearthDomain
import HearthWhen
import JSONText

/// An error as a JSON document, which programs get on standard error with `--json`.
struct ErrorDocument {
  /// A word for the kind of error, which never changes.
  private let code: String
  /// The option, the argument or the kind of item that the error is about.
  private var field: String?
  private var value: String?
  /// What may have been meant.
  private var candidates: [Candidate] = []
  /// Command lines to try next.
  private var commands: [String] = []

  /// Creates the document. `typed` are the arguments of the program.
  init(_ error: any Error, typed: [String] = []) {
    switch error {
    case let error as UsageError: self.init(usage: error)
    case let error as DomainError:
      self.init(domain: error)
      if let lines = AmbiguousName(error)?.commandLines(from: typed) { commands = lines }
    case let error as WhenRefusal:
      self.init(code: "unclearTime", value: error.words)
    case let error as AmbiguousTitle:
      self.init(code: "unclearTime", value: error.ambiguousWords)
    case is RecurrenceRefusal: self.init(code: "unclearRepetition")
    case let error as ConsoleError:
      self.init(code: error == .invalidUTF8 ? "invalidUTF8" : "console")
    case let status as ExitStatus: self.init(code: status.code)
    default: self.init(code: "program")
    }
  }

  private init(
    code: String, field: String? = nil, value: String? = nil, candidates: [Candidate] = [],
    commands: [String] = []
  ) {
    self.code = code
    self.field = field
    self.value = value
    self.candidates = candidates
    self.commands = commands
  }

  private init(domain error: DomainError) {
    switch error {
    case .invalid(let issues):
      self.init(code: "invalid", field: issues.first?.key)
    case .notFound(let kind, let query, let nearest):
      self.init(
        code: "notFound", field: kind.rawValue, value: query,
        candidates: nearest.map { Candidate(name: $0, id: "") },
        commands: [kind.listCommand].compactMap(\.self))
    case .ambiguous(let kind, let query, let candidates):
      self.init(code: "ambiguous", field: kind.rawValue, value: query, candidates: candidates)
    case .conflict(let kind, let holder):
      self.init(code: "conflict", field: kind.rawValue, value: holder)
    case .refused: self.init(code: "refused")
    case .unavailable: self.init(code: "unavailable")
    case .damaged: self.init(code: "damaged")
    case .uncertain: self.init(code: "uncertain")
    }
  }

  private init(usage error: UsageError) {
    switch error.reason {
    case .unknownCommand(let word, let before, let nearest):
      self.init(
        code: "unknownCommand", value: word,
        commands: nearest.words.map { (before + [$0]).joined(separator: " ") })
    case .unknownTopic(let word, let nearest):
      self.init(
        code: "unknownTopic", value: word, commands: nearest.words.map { "help \($0)" })
    case .unfinishedCommand(let words, let next):
      let line = words.joined(separator: " ")
      self.init(code: "unfinishedCommand", commands: next.map { "\(line) \($0)" })
    case .commandAfterOptionsEnd(let word): self.init(code: "commandAfterOptions", value: word)
    case .unknownOption(let option, let nearest):
      self.init(
        code: "unknownOption", field: option,
        candidates: nearest.words.map { Candidate(name: $0, id: "") })
    case .unknownSetting(let name, let nearest):
      self.init(
        code: "unknownSetting", value: name,
        candidates: nearest.words.map { Candidate(name: $0, id: "") })
    case .missingValue(let option): self.init(code: "missingValue", field: option)
    case .unwantedValue(let option, let value):
      self.init(code: "unwantedValue", field: option, value: value)
    case .repeatedOption(let option): self.init(code: "repeatedOption", field: option)
    case .missingArgument(let name): self.init(code: "missingArgument", field: name.en)
    case .extraArgument(let word, let readings):
      self.init(code: "extraArgument", value: word, commands: readings)
    case .unwantedWord(let word, _): self.init(code: "extraArgument", value: word)
    case .missingOption(let options): self.init(code: "missingOption", field: options.first)
    case .missingOptionExplained(let option, _): self.init(code: "missingOption", field: option)
    case .conflictingOptions(let options):
      self.init(code: "conflictingOptions", field: options.last)
    case .notAChoice(let name, let value, let choices, _):
      self.init(
        code: "unacceptableValue", field: name.en, value: value,
        candidates: choices.map { Candidate(name: $0, id: "") })
    case .notANumber(let name, let value), .outOfRange(let name, let value, _),
      .unacceptableValue(let name, let value, _):
      self.init(code: "unacceptableValue", field: name.en, value: value)
    case .custom: self.init(code: "usage")
    case .jsonUnavailable: self.init(code: "jsonUnavailable")
    case .cannotAsk(let option, _): self.init(code: "needsAnswer", field: option)
    case .needsTerminal(let command):
      self.init(code: "needsTerminal", commands: command.map { [$0] } ?? [])
    }
    let help = (error.command + ["--help"]).joined(separator: " ")
    commands = (commands + [help]).map { $0.hasPrefix("hearth ") ? $0 : "hearth \($0)" }
  }

  /// Returns the error; keys without a value are left out.
  func json(_ message: String, _ status: ExitStatus) -> JSONObject {
    var error: JSONObject = [
      "code": .string(code), "exit": .int(Int(status.rawValue)), "message": .string(message),
    ]
    error["field"] = field.map { .string($0) }
    error["value"] = value.map { .string($0.printableText) }
    let candidates = candidates.map { candidate -> JSONValue in
      var object: JSONObject = ["name": .string(candidate.name)]
      if !candidate.id.isEmpty { object["id"] = .string(candidate.id) }
      if !candidate.details.isEmpty {
        object["detail"] = .string(candidate.details.map(\.plainText).joined(separator: " "))
      }
      return .object(object)
    }
    if !candidates.isEmpty { error["candidates"] = .array(candidates) }
    if !commands.isEmpty { error["commands"] = .array(commands.map { .string($0) }) }
    return error
  }
}

extension Issue {
  /// A word for the field, which never changes.
  fileprivate var key: String {
    if case .unreadableSetting(let name, _) = problem { name } else { field.rawValue }
  }
}

extension ExitStatus {
  /// A word for the status, which never changes.
  fileprivate var code: String {
    switch self {
    case .success: "success"
    case .failed: "failed"
    case .wrongUsage: "wrongUsage"
    case .badData: "badData"
    case .unavailable: "unavailable"
    case .programError: "program"
    case .interrupted: "interrupted"
    }
  }
}
