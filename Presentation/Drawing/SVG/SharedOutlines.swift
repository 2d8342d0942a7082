/// Outlines that occur more than once in the pictures of a page. The page defines each once, with a
/// name.
struct SharedOutlines: Sendable {
  private struct Entry {
    var useCount = 0
    /// The largest scale at which the outline is drawn.
    var maxScale = 0.0
  }

  /// The shared outlines in the order of their first occurrence.
  private(set) var outlines: [(name: String, path: Path, scale: Double)] = []
  private var names: [Path: String] = [:]

  init() {}

  /// Collects the outlines of the scenes that occur more than once. Outlines of up to three
  /// elements are skipped, because they are as short as a reference.
  init(of scenes: [Scene]) {
    var entries: [Path: Entry] = [:]
    var order: [Path] = []
    func add(_ shape: Shape, _ scale: Double) {
      switch shape {
      case .group(let transform, let shapes):
        for shape in shapes { add(shape, scale * transform.magnification) }
      case .path(let path, _):
        guard path.elements.count > 3 else { return }
        if entries[path] == nil { order.append(path) }
        let known = entries[path] ?? Entry()
        entries[path] = Entry(useCount: known.useCount + 1, maxScale: max(known.maxScale, scale))
      case .text: return
      }
    }
    for scene in scenes {
      for shape in scene.shapes { add(shape, scene.magnification) }
    }
    for path in order {
      guard let entry = entries[path], entry.useCount > 1 else { continue }
      let name = "p\(outlines.count + 1)"
      outlines.append((name, path, entry.maxScale))
      names[path] = name
    }
  }

  func name(of path: Path) -> String? { names.isEmpty ? nil : names[path] }
}
