import CLibrary

/// Memory shared by a worker and its parent. If the worker traps, the parent finds the current
/// input in it.
struct SharedPage {
  private static let head = 64
  private static let size = head + Mutator.largest

  private let base: UnsafeMutableRawPointer

  /// Maps the file, which is created if it is missing.
  init?(path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(SharedPage.size)) == 0,
      let base = mmap(
        nil, SharedPage.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      base != MAP_FAILED
    else { return nil }
    self.base = base
  }

  /// Number of the current run.
  var run: Int {
    get { base.load(as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, as: Int.self) }
  }

  /// Number of inputs read.
  var done: Int {
    get { base.load(fromByteOffset: 16, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 16, as: Int.self) }
  }

  /// Number of findings.
  var findings: Int {
    get { base.load(fromByteOffset: 24, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 24, as: Int.self) }
  }

  /// Number of refused inputs.
  var refused: Int {
    get { base.load(fromByteOffset: 32, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 32, as: Int.self) }
  }

  /// Current input.
  var input: [UInt8] {
    get {
      let count = min(max(0, base.load(fromByteOffset: 8, as: Int.self)), Mutator.largest)
      return Array(UnsafeRawBufferPointer(start: base + SharedPage.head, count: count))
    }
    nonmutating set {
      let count = min(newValue.count, Mutator.largest)
      base.storeBytes(of: count, toByteOffset: 8, as: Int.self)
      newValue.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(start: base + SharedPage.head, count: count)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
    }
  }
}
