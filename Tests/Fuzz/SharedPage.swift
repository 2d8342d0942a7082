import CLibrary

/// Memory that a worker shares with its parent: what a worker is reading when it traps is there
/// for the parent to keep.
struct SharedPage {
  private static let head = 64
  private static let size = head + Mutator.largest

  private let base: UnsafeMutableRawPointer

  /// The memory behind the file, which is made if it is not there.
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

  /// The number of the run under way.
  var run: Int {
    get { base.load(as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, as: Int.self) }
  }

  /// How many inputs were read.
  var done: Int {
    get { base.load(fromByteOffset: 16, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 16, as: Int.self) }
  }

  /// How many of them broke something.
  var findings: Int {
    get { base.load(fromByteOffset: 24, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 24, as: Int.self) }
  }

  /// How many were refused.
  var refused: Int {
    get { base.load(fromByteOffset: 32, as: Int.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: 32, as: Int.self) }
  }

  /// The input under way.
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
