import HearthContainer
import HearthDomain
import HearthPresentation

extension FuzzTarget {
  /// Arguments separated by zero bytes: each line must be parsed, or refused with a sentence.
  static let commandLine = FuzzTarget(
    "command-line", corpus: CommandLines.all, words: CommandLines.words
  ) {
    let parser = AppContainer.commands.parser
    return { input in
      let arguments = input.split(separator: 0, omittingEmptySubsequences: false).prefix(40)
        .map { String(decoding: $0, as: UTF8.self) }
      // Creating the grammar takes most of the time; the parser has it already.
      guard input.reduce(0, { $0 &+ Int($1) }) % 16 == 0 else {
        _ = try parser.parse(arguments)
        return
      }
      try CommandLines.perform(arguments)
    }
  }

  /// Titles of plans that contain dates; the commands suggested for other readings must run.
  static let plans = FuzzTarget(
    "plans", texts: DateTexts.all.map { "Lunch \($0) with Jo" } + DateTexts.spans,
    words: DateTexts.words + DateTexts.spans + [" every ", " 매주 ", " from ", " - "]
  ) {
    { input in
      let home = InMemoryProgram()
      let planned = try home.run(["plan", "--", String(decoding: input, as: UTF8.self)])
      guard planned.status == 0 else { return }
      for line in planned.output.split(separator: "\n") where line.hasPrefix("  hearth ") {
        let moved = try home.run(Array(CommandWords.words(String(line))?.dropFirst() ?? []))
        try RuleViolation.unless(moved.status == 0, "\(line): \(moved.errors)")
      }
      try home.shows(["event", "next"])
    }
  }

  static let shownContacts = shown("shown-contacts", corpus: Cards.all, words: Cards.words) {
    home, path in
    try home.imports(["contact", "import", path])
    try home.shows(["contact", "list"])
    try home.shows(["contact", "search", "ㅈ"])
    try home.run(["person", "add", "엄마", "--every", "7"])
    try home.shows(["person", "list"])
  }

  static let shownSayings = shown(
    "shown-sayings", corpus: SayingTexts.files.map { Array($0.utf8) },
    words: JSONTexts.words + ["\n%\n", "korean,english\n"]
  ) { home, path in
    try home.imports(["saying", "import", path])
    try home.shows(["saying", "list"])
    try home.shows(["saying", "search", "a"])
    for format in ["json", "csv"] {
      try home.returns(
        ["saying", "export", "-", "--format", format], ["saying", "import"], ".\(format)")
    }
  }

  static let shownMoods = shown(
    "shown-moods",
    corpus: (MoodTexts.own + MoodTexts.jrnl + MoodTexts.daylio + MoodTexts.dayOne).map {
      Array($0.utf8)
    },
    words: MoodTexts.words
  ) { home, path in
    try home.imports(["mood", "import", path])
    try home.shows(["mood", "diary"])
    // In the table format each mood has its own id and place, which an import does not restore.
    for format in ["json", "jrnl"] {
      try home.returns(
        ["mood", "export", "-", "--format", format], ["mood", "import"], ".\(format)")
    }
  }

  static let shownBooks = shown(
    "shown-books", corpus: (Tables.books + Tables.jsonBooks).map { Array($0.utf8) },
    words: Tables.bookWords
  ) { home, path in
    try home.imports(["book", "import", path])
    try home.shows(["book", "list"])
    try home.returns(["book", "export", "-"], ["book", "import"], ".csv")
    try home.run(["book", "export", "-", "--format", "json"])
    try home.run(["book", "export", "-", "--format", "goodreads"])
  }

  /// Creates a target whose input is a file that the commands import, display and export.
  private static func shown(
    _ name: String, corpus: [[UInt8]], words: [String],
    _ use: @escaping @Sendable (InMemoryProgram, _ path: String) throws -> Void
  ) -> FuzzTarget {
    FuzzTarget(name, corpus: corpus, words: words) {
      let path = try Scratch.file("given")
      return { input in
        Findings.keep(input, as: path)
        try use(InMemoryProgram(), path)
      }
    }
  }
}
