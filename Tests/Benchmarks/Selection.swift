/// Selection of the measurements to run: those whose name contains one of the words, or all if
/// there are no words, except those that contain a word after `--without`.
struct Selection {
  private let wanted: [String]
  private let unwanted: [String]

  /// Throws for a word that occurs in none of the names, before anything is measured.
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
