import HearthDomain

extension Console {
  /// Reports where a new store was made. If its path was given, always, because it may be mistyped;
  /// else only as a hint.
  package mutating func reportNewStore(_ path: FilePath, isNamed: Bool) {
    let name = path.quotable(limit: 200)
    let words = Words(ko: "새 저장소를 만들었어요: \(name)", en: "Created a new store: \(name)")
    isNamed ? printPrefixedNote(words(language)) : printHint(words)
  }

  /// Reports that there is no store at the given path, if the output is a terminal.
  package mutating func reportMissingStore(_ path: FilePath) {
    guard traits.outputIsTerminal else { return }
    let name = path.quotable(limit: 200)
    printHint(
      Words(
        ko: "이곳에는 아직 저장소가 없어요: \(name)", en: "There is no store here yet: \(name)"))
  }
}
