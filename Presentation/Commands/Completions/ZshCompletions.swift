import HearthDomain

/// Generates the completion script for zsh, with the meaning of each word.
struct ZshCompletions {
  private let language: Language
  private let places: [CompletionPositions.Place]

  init(_ grammar: Grammar, _ language: Language) {
    self.language = language
    places = CompletionPositions(grammar).places
  }

  var script: String {
    """
    #compdef hearth
    # hearth completion for zsh; save it as _hearth in a folder of $fpath
    \(nextFunction)
    \(optionsFunction)
    \(valuesFunction)
    \(argumentsFunction)
    \(ZshCompletions.walk)
    """
  }

  private var nextFunction: String {
    """
    _hearth_next() {
      next=()
      case "$1" in
    \(lines(places.filter { !$0.next.isEmpty }.map { place in
      let words = place.next.map { described($0.text, $0.meaning) }
      return "\(Quoting.shellQuoted(place.path))) next=(\(words.joined(separator: " "))) ;;"
    }))
      esac
    }
    """
  }

  private var optionsFunction: String {
    """
    _hearth_options() {
      choices=(\(described(GlobalOptions.specs)))
      case "$1" in
    \(lines(places.filter { !$0.options.isEmpty }.map { place in
      "\(Quoting.shellQuoted(place.path))) choices+=(\(described(place.options))) ;;"
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
    \(lines(GlobalOptions.specs.compactMap { valueLine("", $0) }))
      esac
      case "$1 $2" in
    \(lines(places.flatMap { place in
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
    \(lines(places.flatMap(argumentLines)))
      esac
    }
    """
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private func described(_ word: String, _ meaning: Words) -> String {
    let escaped = word.replacingScalars { $0 == ":" ? "\\:" : nil }
    return Quoting.shellQuoted("\(escaped):\(meaning(language).onOneLine)")
  }

  private func described(_ options: [OptionSpec]) -> String {
    options.map { described($0.spelling, $0.help) }.joined(separator: " ")
  }

  private func words(_ kind: ValueKind, _ completions: [String]?) -> String {
    if kind == .file { return "@file" }
    if let names = kind.requestedNames { return "@names " + names }
    return (completions ?? ["@"]).map(Quoting.shellQuoted).joined(separator: " ")
  }

  private func valueLine(_ path: String, _ option: OptionSpec) -> String? {
    guard let kind = option.value else { return nil }
    let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
    let pattern = spellings.map { Quoting.shellQuoted(path + $0) }.joined(separator: "|")
    return "\(pattern)) values=(\(words(kind, option.completions))) ;;"
  }

  private func argumentLines(_ place: CompletionPositions.Place) -> [String] {
    place.arguments.enumerated().map { number, argument in
      let pattern =
        argument.takesRest
        ? Quoting.shellQuoted(place.path + " ") + "*"
        : Quoting.shellQuoted("\(place.path) \(number)")
      return "\(pattern)) values=(\(words(argument.kind, argument.kind.completions))) ;;"
    }
  }

  private static let walk = #"""
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
