import HearthDomain

/// Generates the completion script for zsh, with the meaning of each word.
struct ZshCompletions {
  private let language: Language
  private let positions: [CompletionPositions.CommandPosition]

  init(_ grammar: Grammar) {
    language = grammar.language
    positions = CompletionPositions(grammar).positions
  }

  var script: String {
    """
    #compdef hearth
    # hearth completion for zsh; save it as _hearth in a folder of $fpath
    \(nextWordsFunction)
    \(optionsFunction)
    \(valuesFunction)
    \(argumentsFunction)
    \(ZshCompletions.completionFunction)
    """
  }

  private var nextWordsFunction: String {
    """
    _hearth_next() {
      next=()
      case "$1" in
    \(joinedLines(positions.filter { !$0.nextWords.isEmpty }.map { place in
      let words = place.nextWords.map { describedWord($0.text, $0.meaning) }
      return "\(Quoting.shellQuoted(place.path))) next=(\(words.joined(separator: " "))) ;;"
    }))
      esac
    }
    """
  }

  private var optionsFunction: String {
    """
    _hearth_options() {
      choices=(\(describedOptions(GlobalOptions.specs)))
      case "$1" in
    \(joinedLines(positions.filter { !$0.options.isEmpty }.map { place in
      "\(Quoting.shellQuoted(place.path))) choices+=(\(describedOptions(place.options))) ;;"
    }))
      esac
    }
    """
  }

  private var valuesFunction: String {
    """
    # What an option takes: words, @file, @names of a kind, or @ for anything; nothing for a flag.
    _hearth_values() {
      values=()
      case "$2" in
    \(joinedLines(GlobalOptions.specs.compactMap { valueLine("", $0) }))
      esac
      case "$1 $2" in
    \(joinedLines(positions.flatMap { place in
      place.options.compactMap { valueLine(place.path + " ", $0) }
    }))
      esac
    }
    """
  }

  private var argumentsFunction: String {
    """
    _hearth_arguments() {
      values=()
      case "$1 $2" in
    \(joinedLines(positions.flatMap(argumentLines)))
      esac
    }
    """
  }

  private func joinedLines(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private func describedWord(_ word: String, _ meaning: Words) -> String {
    let escaped = word.replacingScalars { $0 == ":" ? "\\:" : nil }
    return Quoting.shellQuoted("\(escaped):\(meaning(language).onOneLine)")
  }

  private func describedOptions(_ options: [OptionSpec]) -> String {
    options.flatMap { option in
      option.offeredSpellings(language).map { describedWord($0, option.help) }
    }.joined(separator: " ")
  }

  private func valueAction(_ kind: ValueKind, _ completions: [String]?) -> String {
    if kind == .file { return "@file" }
    if let names = kind.requestedNameKind { return "@names " + names }
    return (completions ?? ["@"]).map(Quoting.shellQuoted).joined(separator: " ")
  }

  private func valueLine(_ path: String, _ option: OptionSpec) -> String? {
    guard let kind = option.valueKind else { return nil }
    let pattern = option.spellings.map { Quoting.shellQuoted(path + $0) }.joined(separator: "|")
    return "\(pattern)) values=(\(valueAction(kind, option.completions))) ;;"
  }

  private func argumentLines(_ place: CompletionPositions.CommandPosition) -> [String] {
    place.arguments.enumerated().map { number, argument in
      let pattern =
        argument.takesRemainingWords
        ? Quoting.shellQuoted(place.path + " ") + "*"
        : Quoting.shellQuoted("\(place.path) \(number)")
      return "\(pattern)) values=(\(valueAction(argument.kind, argument.kind.completions))) ;;"
    }
  }

  private static let completionFunction = #"""
    # Asks the program for names of a kind; it is silent where there are none.
    _hearth_names() {
      local -a names
      names=(${(f)"$("$words[1]" ${store:+--store} $store completions names -- \
        $1 "${(Q)PREFIX}" "$before" 2>/dev/null)"})
      # What was typed may be part of a syllable, or initial consonants, of the only name.
      if (( $#names == 1 )); then compadd -U -a names; else compadd -a names; fi
    }
    _hearth() {
      local -a next choices values
      local word command='' option='' isopen=1 isended=0 store='' before=''
      local -i i count=0
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        if [[ -n $option ]]; then
          if [[ $option == --store ]]; then store=${(Q)word}; fi
          option=''
          continue
        fi
        if [[ $isended == 0 && $word == -- ]]; then isended=1; isopen=0; continue; fi
        if [[ $isended == 0 && $word == -[a-z-]* ]]; then
          _hearth_values "$command" "$word"
          if (( $#values )); then option=$word; fi
          continue
        fi
        _hearth_next "$command"
        if [[ $isopen == 1 && -n ${(M)next:#$word:*} ]]; then
          command=${command:+$command }$word
        else
          isopen=0
          before=${(Q)word}
          count+=1
        fi
      done
      if [[ -z $option && $isended == 0 && $words[CURRENT] == --*=* ]]; then
        option=${words[CURRENT]%%=*}
        compset -P 1 '*='
      fi
      if [[ -n $option ]]; then
        _hearth_values "$command" "$option"
      elif [[ $isended == 0 && $words[CURRENT] == -* ]]; then
        _hearth_options "$command"
        _describe -o 'option' choices
        return
      else
        if [[ $isopen == 1 ]]; then
          _hearth_next "$command"
          if (( $#next )); then _describe 'command' next; fi
        fi
        _hearth_arguments "$command" "$count"
      fi
      if [[ $values[1] == @names ]]; then
        _hearth_names $values[2]
      elif [[ $values == @file ]]; then
        _files
      elif [[ $values != @ && -n $values ]]; then
        compadd -a values
      fi
    }
    if [[ $funcstack[1] == _hearth ]]; then
      _hearth "$@"
    else
      compdef _hearth hearth
    fi

    """#
}
