/// Reader of outside input, with a corpus of valid inputs that are mutated for it.
struct FuzzTarget: Sendable {
  let name: String
  /// Valid inputs, at least one; created only for the running target.
  let corpus: @Sendable () -> [[UInt8]]
  /// Tokens of the format, inserted anywhere.
  let words: @Sendable () -> [String]
  /// Creates the closure that reads one input; called once per process.
  let prepare: @Sendable () throws -> Body

  /// Reads an input; throws ``RuleViolation`` if the result breaks a rule. Any other error is a
  /// refusal, which must be a readable sentence.
  typealias Body = (_ input: [UInt8]) throws -> Void

  init(
    _ name: String, corpus: @autoclosure @escaping @Sendable () -> [[UInt8]],
    words: @autoclosure @escaping @Sendable () -> [String] = [],
    prepare: @escaping @Sendable () throws -> Body
  ) {
    self.name = name
    self.corpus = corpus
    self.words = words
    self.prepare = prepare
  }

  init(
    _ name: String, texts: @autoclosure @escaping @Sendable () -> [String],
    words: @autoclosure @escaping @Sendable () -> [String] = [],
    prepare: @escaping @Sendable () throws -> Body
  ) {
    self.name = name
    corpus = { texts().map { Array($0.utf8) } }
    self.words = words
    self.prepare = prepare
  }
}

/// Rule broken by the result of an input.
struct RuleViolation: Error {
  let what: String

  init(_ what: String) {
    self.what = what
  }

  /// Throws if the condition is false.
  static func unless(
    _ holds: @autoclosure () throws -> Bool, _ what: @autoclosure () -> String
  ) throws {
    if try !holds() { throw RuleViolation(what()) }
  }
}
