/// A choice of exactly one of a few options.
struct FormChoice: Hashable {
  let options: [Words]
  private(set) var selected: Int

  /// Creates the choice. If `selected` is not a valid index, the first option is selected.
  init(_ options: [Words], selected: Int) {
    self.options = options
    self.selected = options.indices.contains(selected) ? selected : 0
  }

  var text: Words { options.isEmpty ? Words(ko: "", en: "") : options[selected] }

  /// Moves the selection by the given number of options, wrapping around.
  mutating func step(by steps: Int) {
    guard !options.isEmpty else { return }
    selected = ((selected + steps) % options.count + options.count) % options.count
  }
}
