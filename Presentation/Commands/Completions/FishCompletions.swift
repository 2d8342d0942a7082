import HearthDomain

/// Generates the completion script for fish, with the meaning of each word.
struct FishCompletions {
  private let language: Language
  private let positions: [CompletionPositions.CommandPosition]

  init(_ grammar: Grammar) {
    language = grammar.language
    positions = CompletionPositions(grammar).positions
  }

  var script: String {
    let head = """
      # hearth completion for fish; save it as ~/.config/fish/completions/hearth.fish
      function __hearth_next
        switch "$argv"
      \(positions.filter { !$0.nextWords.isEmpty }.map { place in
        "    case \(Quoting.shellQuoted(place.path))\n      printf '%s\\n' "
          + place.nextWords.map { Quoting.shellQuoted($0.text) }.joined(separator: " ")
      }.joined(separator: "\n"))
        end
      end
      function __hearth_takes_value
        contains -- $argv[1] \(optionsWithValue.joined(separator: " "))
      end
      \(FishCompletions.completionFunction)
      complete -c hearth -f

      """
    let lines = GlobalOptions.specs.map { optionLine($0, at: nil) } + positions.flatMap(lines)
    return head + lines.joined(separator: "\n") + "\n"
  }

  /// All options with a value. An option has the same meaning in every command.
  private var optionsWithValue: [String] {
    var found: [String] = []
    for option in GlobalOptions.specs + positions.flatMap(\.options) where option.valueKind != nil {
      found += option.spellings.filter { !found.contains($0) }
    }
    return found
  }

  private func lines(_ place: CompletionPositions.CommandPosition) -> [String] {
    let words = place.nextWords.map { word in
      "complete -c hearth \(condition(place.path, "words")) -a \(Quoting.shellQuoted(word.text))"
        + " -d \(Quoting.shellQuoted(word.meaning(language).onOneLine))"
    }
    let options = place.options.map { optionLine($0, at: place.path) }
    return words + options
      + place.arguments.enumerated().compactMap { number, argument in
        argumentLine(argument, number, at: place.path)
      }
  }

  private func condition(_ path: String, _ rest: String) -> String {
    "-n " + Quoting.shellQuoted("__hearth_at \(Quoting.shellQuoted(path)) \(rest)")
  }

  private func optionLine(_ option: OptionSpec, at path: String?) -> String {
    var line = "complete -c hearth"
    if let path { line += " " + condition(path, "any") }
    line += option.offeredSpellings(language).map { " -l \($0.dropFirst(2))" }.joined()
    if let short = option.short { line += " -s \(short)" }
    if let kind = option.valueKind {
      line += kind == .file ? " -r -F" : " -x"
      if let names = kind.requestedNameKind {
        line += " -a \(Quoting.shellQuoted("(__hearth_names \(names))"))"
      } else if let words = option.completions {
        line += " -a \(Quoting.shellQuoted(words.joined(separator: " ")))"
      }
    }
    return line + " -d \(Quoting.shellQuoted(option.help(language).onOneLine))"
  }

  private func argumentLine(_ argument: ArgumentSpec, _ number: Int, at path: String) -> String? {
    let start =
      "complete -c hearth " + condition(path, argument.takesRemainingWords ? "any" : "\(number)")
    if argument.kind == .file { return start + " -F" }
    if let names = argument.kind.requestedNameKind {
      return start + " -a \(Quoting.shellQuoted("(__hearth_names \(names))"))"
    }
    return argument.kind.completions.map {
      start + " -a \(Quoting.shellQuoted($0.joined(separator: " ")))"
    }
  }

  private static let completionFunction = #"""
    # Asks the program for names of a kind; it is silent where there are none.
    function __hearth_names
      set -l typed (string replace -r -- '^["\']' '' (commandline -ct))
      set -l words (commandline -opc)
      set -l store
      for i in (seq (count $words))
        if test "$words[$i]" = --store
          set store --store $words[(math $i + 1)]
        end
      end
      $words[1] $store completions names -- $argv[1] \
        (string replace -a -- '\\' '' "$typed") "$words[-1]" 2>/dev/null
    end
    # Whether the words typed so far name this place; then: words (more may follow), any, or
    # how many arguments stand there already.
    function __hearth_at
      set -l command
      set -l count 0
      set -l isopen 1
      set -l skip 0
      for word in (commandline -opc)[2..-1]
        if test $skip = 1
          set skip 0
        else if string match -qr -- '^-[a-z-]' $word
          __hearth_takes_value $word; and set skip 1
        else if test $isopen = 1; and contains -- $word (__hearth_next $command)
          set -a command $word
        else
          set isopen 0
          set count (math $count + 1)
        end
      end
      test "$command" = "$argv[1]"; or return 1
      switch $argv[2]
        case words
          test $isopen = 1
        case any
          true
        case '*'
          test $count = $argv[2]
      end
    end
    """#
}
