/// What a run measures: all that has one of the words in its name, or everything where no word is
/// given, but nothing that has one of those behind `--without`.
struct Selection {
  private let wanted: [String]
  private let unwanted: [String]

  /// Throws for a word that none of the names has, before anything takes its time.
  init(_ arguments: [String], among names: [String]) throws {
    let end = arguments.firstIndex(of: "--without") ?? arguments.endIndex
    wanted = Array(arguments[..<end])
    unwanted = Array(arguments[end...].dropFirst())
    for word in wanted + unwanted where !names.contains(where: { $0.contains(word) }) {
      throw BenchmarkError.nothingCalled(word)
    }
  }

  func has(_ name: String) -> Bool {
    (wanted.isEmpty || wanted.contains { name.contains($0) })
      && !unwanted.contains { name.contains($0) }
  }
}
