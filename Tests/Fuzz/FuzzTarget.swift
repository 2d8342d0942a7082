/// One reader of what comes from outside, with good inputs that are damaged for it.
struct FuzzTarget: Sendable {
  let name: String
  /// Good inputs, at least one; made only for the target that runs.
  let corpus: @Sendable () -> [[UInt8]]
  /// Words of the format, which are put in anywhere.
  let words: @Sendable () -> [String]
  /// Makes what reads one input; called once in a process.
  let prepare: @Sendable () throws -> Body

  /// Reads an input and throws ``RuleViolation`` where what comes of it breaks a rule; other errors
  /// are refusals, which have to be sentences.
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

/// A rule that was broken by what was made of an input.
struct RuleViolation: Error {
  let what: String

  init(_ what: String) {
    self.what = what
  }

  /// Throws where the rule does not hold.
  static func unless(
    _ holds: @autoclosure () throws -> Bool, _ what: @autoclosure () -> String
  ) throws {
    if try !holds() { throw RuleViolation(what()) }
  }
}
