import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct CompletionsTests {
  private func script(_ shell: String, _ language: Language = .english) throws -> String {
    var console = Console.recording(ConsoleTraits(language: language))
    let table = CommandTable<Never>(SampleGrammar.entries)
    let invocation = try table.parser.parse(["completions", shell])
    try table.run(invocation, context: { throw ExitStatus.failed }, in: &console)
    return console.recordedOutput
  }

  @Test(arguments: ["bash", "zsh", "fish"], Language.allCases)
  func `each shell reads its script without errors`(shell: String, language: Language) throws {
    guard Shell.isInstalled(shell) else {
      try Test.cancel("\(shell) is not installed")
    }
    let answer = try Shell.run(
      shell, shell == "fish" ? ["-n", "/dev/stdin"] : ["-n"], input: script(shell, language))
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty)
  }

  @Test func `the scripts match their golden files`() throws {
    for shell in ["bash", "zsh", "fish"] {
      try expectGolden("Commands/completions-\(shell)", script(shell))
    }
  }

  private static let meansOfContact: Set = Set(ContactMethod.allCases.map(\.rawValue))

  private static let lines: [([String], Set<String>)] = [
    (["pe"], ["person"]), (["person", ""], ["list", "add", "water", "show"]),
    (["person", "w"], ["water"]), (["--json", "person", "wa"], ["water"]),
    (["--store", "person", "person", "wa"], ["water"]),
    (["water", "엄마", "--by", ""], meansOfContact),
    (["water", "엄마", "--by", "m"], ["message", "meet", "mail"]),
    (["water", "엄마", "--by", "=", "ca"], ["call"]),
    (["water", "--by", "="], meansOfContact),
    (["person", "water", "--by", "call", "--o"], ["--on", "--open"]),
    (["water", "--ke"], ["--keyword"]), (["person", "list", "--du"], ["--due"]),
    (["--lang", ""], ["ko", "en"]), (["book", "sentence", ""], ["add", "list"]),
    (["book", "se"], ["sentence"]), (["say", "--da"], ["--daily"]),
    (["saying", "share", "3", "--as", "s"], ["svg"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["completions", "bash", ""], []), (["water", "엄마", "--memo", ""], []),
    (["water", "--", "--b"], []), (["debug", ""], []), (["help", "pri"], ["privacy"]),
    (["help", "book", ""], ["read", "sentence"]), (["help", "book", "s"], ["sentence"]),
    (["help", "today", ""], []),
    (["person", "엄마", ""], []),
  ]

  @Test(.inWholeRuns, arguments: lines)
  func `bash offers matching completions`(words: [String], offers: Set<String>) throws {
    let list = (["hearth"] + words).map { "'\($0)'" }.joined(separator: " ")
    let driver = """

      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
      _hearth
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try Shell.run("bash", ["--norc"], input: script("bash") + driver)
    #expect(answer.errors.isEmpty)
    #expect(Set(answer.output.split(separator: "\n").map(String.init)) == offers)
  }

  /// Bash splits such a word in three and inserts only the part after the colon.
  @Test func `bash completes words with colons, and leaves those of other programs alone`() throws {
    let driver = #"""

      hearth() { [[ "$*" == "completions names -- person Mum:K "* ]] && echo Mum:Kim; }
      COMP_LINE='hearth water Mum:K'; COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(hearth water Mum : K); COMP_CWORD=4
      _hearth
      printf '%s\n' "${COMPREPLY[@]}"
      [[ $COMP_WORDBREAKS == *:* ]] && echo whole
      """#
    let answer = try Shell.run("bash", ["--norc"], input: script("bash") + driver)
    #expect(answer.errors.isEmpty)
    #expect(answer.output == "Kim\nwhole\n")
  }

  @Test func `bash offers files for file arguments`() throws {
    let driver = """

      touch 'a b.csv' c.csv
      for words in "hearth saying import" "hearth saying share 3 -o" "hearth --store"; do
        COMP_WORDS=($words ''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _hearth
        printf '%s|' "${COMPREPLY[@]}"; echo
      done
      """
    let answer = try Shell.run("bash", ["--norc"], input: script("bash") + driver)
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { #expect(line.contains("a b.csv|") && line.contains("c.csv|")) }
  }

  @Test(arguments: lines.filter { !$0.0.contains("=") && !$0.0.contains("--store") })
  func `fish offers matching completions`(words: [String], offers: Set<String>) throws {
    guard Shell.isInstalled("fish") else {
      try Test.cancel("fish is not installed")
    }
    let line = (["hearth"] + words).joined(separator: " ")
    let driver = "\ncomplete -C '\(line)'\n"
    let answer = try Shell.run("fish", ["--no-config"], input: script("fish") + driver)
    let found = answer.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(Set(found.map(String.init)) == offers, "\(answer.errors)")
  }

  /// The typed text, and what bash inserts in its place.
  private static let names: [(typed: String, offers: [String])] = [
    ("엄", ["엄마"]), ("Big", ["Big\\ Ben"]), ("Big\\ B", ["Big\\ Ben"]), ("\"Big B", ["Big Ben"]),
    // Within double quotes the shell expands an exclamation mark from its history.
    ("F", ["F\\!touch\\ x"]), ("\"F", ["F\"'!'\"touch x"]), ("'F", ["F!touch x"]),
    ("O", ["O\\'Hara\\ \\\"Red\\\"\\ \\$5"]), ("'O", ["O'\\''Hara \"Red\" $5"]),
    ("\"O", ["O'Hara \\\"Red\\\" \\$5"]), ("X", []),
  ]

  @Test(arguments: names)
  func `bash completes names and quotes them correctly`(
    typed: String, offers: [String]
  ) throws {
    let driver = #"""

      hearth() {
        [[ "$*" == "--store a b.db completions names -- person "* ]] || return
        for name in 엄마 'Big Ben' "O'Hara \"Red\" \$5" 'F!touch x'; do
          [[ $name == "${@:7:1}"* ]] && echo "$name"
        done
      }
      COMP_WORDS=(hearth --store 'a b.db' water \#(Quoting.shellQuoted(typed))); COMP_CWORD=4
      _hearth
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let answer = try Shell.run("bash", ["--norc"], input: script("bash") + driver)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.split(separator: "\n").map(String.init) == offers)
  }

  @Test func `fish completes names with spaces`() throws {
    guard Shell.isInstalled("fish") else {
      try Test.cancel("fish is not installed")
    }
    let driver = """

      function hearth
        if string match -q 'completions names -- person *' "$argv"
          printf '%s\\n' 엄마 'Big Ben'
        end
      end
      complete -C 'hearth water '
      """
    let answer = try Shell.run("fish", ["--no-config"], input: script("fish") + driver)
    #expect(Set(answer.output.split(separator: "\n")) == ["엄마", "Big Ben"])
  }
}
