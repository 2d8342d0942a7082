/// One of a few things, of which a form takes exactly one.
struct FormChoice: Hashable {
  let options: [Words]
  private(set) var selected: Int

  /// The first one where the selected one does not exist.
  init(_ options: [Words], selected: Int) {
    self.options = options
    self.selected = options.indices.contains(selected) ? selected : 0
  }

  var text: Words { options.isEmpty ? Words(ko: "", en: "") : options[selected] }

  /// Goes on by so many, from the last to the first.
  mutating func step(by steps: Int) {
    guard !options.isEmpty else { return }
    selected = ((selected + steps) % options.count + options.count) % options.count
  }
}
