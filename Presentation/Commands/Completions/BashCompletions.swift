import HearthDomain

/// Generates the completion script for bash, 3.2 and later, without further packages.
struct BashCompletions {
  private let positions: [CompletionPositions.CommandPosition]
  private let language: Language

  init(_ grammar: Grammar) {
    language = grammar.language
    positions = CompletionPositions(grammar).positions
  }

  var script: String {
    """
    # hearth completion for bash; load it with: source <(hearth completions bash)
    _hearth_next() {
      case "$1" in
    \(joinedLines(positions.filter { !$0.nextWords.isEmpty }.map { place in
      caseLine(Quoting.shellQuoted(place.path), place.nextWords.map(\.text).joined(separator: " "))
    }))
      esac
    }
    _hearth_options() {
      echo \(Quoting.shellQuoted(optionNames(GlobalOptions.specs)))
      case "$1" in
    \(joinedLines(positions.filter { !$0.options.isEmpty }.map { place in
      caseLine(Quoting.shellQuoted(place.path), optionNames(place.options))
    }))
      esac
    }
    # What an option takes: words, @file, @names of a kind, or @ for anything; nothing for a flag.
    _hearth_values() {
      case "$2" in
    \(joinedLines(GlobalOptions.specs.compactMap(valueLine)))
      esac
      case "$1 $2" in
    \(joinedLines(positions.flatMap { place in place.options.compactMap { valueLine(place, $0) } }))
      esac
    }
    _hearth_arguments() {
      case "$1 $2" in
    \(joinedLines(positions.flatMap(argumentLines)))
      esac
    }
    \(BashCompletions.completionFunction)
    """
  }

  private func caseLine(_ pattern: String, _ words: String) -> String {
    "\(pattern)) echo \(Quoting.shellQuoted(words)) ;;"
  }

  private func joinedLines(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private func optionNames(_ options: [OptionSpec]) -> String {
    options.flatMap { option in
      (option.short.map { ["-\($0)"] } ?? []) + option.offeredSpellings(language)
    }.joined(separator: " ")
  }

  private func valueWord(_ kind: ValueKind, _ completions: [String]?) -> String {
    if let names = kind.requestedNameKind { return "@names " + names }
    return kind == .file ? "@file" : completions?.joined(separator: " ") ?? "@"
  }

  private func optionPattern(_ option: OptionSpec, before: String = "") -> String {
    option.spellings.map { Quoting.shellQuoted(before + $0) }.joined(separator: "|")
  }

  private func valueLine(_ option: OptionSpec) -> String? {
    option.valueKind.map { caseLine(optionPattern(option), valueWord($0, option.completions)) }
  }

  private func valueLine(_ place: CompletionPositions.CommandPosition, _ option: OptionSpec)
    -> String?
  {
    option.valueKind.map {
      caseLine(optionPattern(option, before: place.path + " "), valueWord($0, option.completions))
    }
  }

  private func argumentLines(_ place: CompletionPositions.CommandPosition) -> [String] {
    place.arguments.enumerated().map { number, argument in
      let place =
        argument.takesRemainingWords
        ? Quoting.shellQuoted(place.path + " ") + "*"
        : Quoting.shellQuoted("\(place.path) \(number)")
      return caseLine(place, valueWord(argument.kind, argument.kind.completions))
    }
  }

  // bash splits words at `=`, so `--by=call` arrives as three words.
  private static let completionFunction = #"""
    # The name as the shell reads it back, within the quote that was opened or in none.
    _hearth_quoted() {
      local text=$1 letter i special
      case $2 in
        \') special="'" ;;
        \") special='"\$`' ;;
        *) special=$' \t\'"\\$`()&;|<>*?[]{}!#~=' ;;
      esac
      name=
      for ((i = 0; i < ${#text}; i++)); do
        letter=${text:i:1}
        # Within these quotes nothing else keeps the shell from its history.
        if [[ $2$letter == '"!' ]]; then name+="\"'!'\""
        elif [[ $special != *"$letter"* ]]; then name+=$letter
        elif [[ $2 == \' ]]; then name+="'\''"
        else name+=\\$letter
        fi
      done
    }
    # Asks the program for names of a kind; it is silent where there are none.
    _hearth_names() {
      local typed=$2 quote= name line
      case $typed in
        [\"\']*) quote=${typed:0:1}; typed=${typed:1} ;;
      esac
      if [[ $quote != \' ]]; then typed=${typed//\\/}; fi
      while IFS= read -r line; do
        _hearth_quoted "$line" "$quote"
        COMPREPLY+=("$name")
      done < <("${COMP_WORDS[0]}" ${store:+--store "$store"} completions names -- \
        "$1" "$typed" "$before" 2>/dev/null)
    }
    _hearth_offer() {
      local IFS=$'\n'
      if [[ $1 == '@names '* ]]; then
        IFS=$' \t\n'
        _hearth_names "${1#@names }" "$2"
      elif [[ $1 == @file ]]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$2"))
      elif [[ $1 != @ ]]; then
        IFS=$' \t\n'
        COMPREPLY=($(compgen -W "$1" -- "$2"))
      fi
    }
    _hearth() {
      local word next values command='' option='' current=${COMP_WORDS[COMP_CWORD]}
      local i count=0 isopen=1 isended=0 store='' before='' last=$COMP_CWORD cut=''
      COMPREPLY=()
      # bash cuts words such as who:mina at the colon, and puts back only what follows it.
      word=${COMP_LINE:0:${COMP_POINT:-0}}
      word=${word##*[[:space:]]}
      if [[ $COMP_WORDBREAKS == *:* && $word == *:* && $word != *[\"\']* ]]; then
        cut=${word%"${word##*:}"}
        current=''
        for ((; last > 1; last--)); do
          current=${COMP_WORDS[last]}$current
          if [[ $current == "$word" ]]; then break; fi
        done
        current=$word
      fi
      for ((i = 1; i < last; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '=' && -n $option ]]; then continue; fi
        if [[ -n $option ]]; then
          if [[ $option == --store ]]; then store=${word//[\\\'\"]/}; fi
          option=''
          continue
        fi
        if [[ $isended == 0 && $word == -- ]]; then isended=1; isopen=0; continue; fi
        if [[ $isended == 0 && $word == -[a-z-]* ]]; then
          values=$(_hearth_values "$command" "$word")
          if [[ -n $values ]]; then option=$word; fi
          continue
        fi
        next=" $(_hearth_next "$command") "
        if [[ $isopen == 1 && $next == *" $word "* ]]; then
          command=${command:+$command }$word
        else
          isopen=0
          before=$word
          count=$((count + 1))
        fi
      done
      if [[ -n $option ]]; then
        if [[ $current == '=' ]]; then current=''; fi
        _hearth_offer "$(_hearth_values "$command" "$option")" "$current"
      elif [[ $isended == 0 && $current == -* ]]; then
        _hearth_offer "$(_hearth_options "$command" | tr '\n' ' ')" "$current"
      else
        values=$(_hearth_arguments "$command" "$count")
        if [[ $values == @file || $values == '@names '* && -z $(_hearth_next "$command") ]]; then
          _hearth_offer "$values" "$current"
        else
          if [[ $values == @* ]]; then values=''; fi
          if [[ $isopen == 1 ]]; then values="$(_hearth_next "$command") $values"; fi
          _hearth_offer "$values" "$current"
        fi
      fi
      if [[ -n $cut ]]; then COMPREPLY=("${COMPREPLY[@]#"$cut"}"); fi
    }
    complete -F _hearth hearth

    """#
}
