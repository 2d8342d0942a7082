#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread for work that nobody waits for.
public enum BackgroundThread {
  /// Does the work on a thread of its own; at once where the system has none to give.
  public static func run(_ work: @escaping @Sendable () -> Void) {
    let box = UnsafeMutableRawPointer(Unmanaged.passRetained(BackgroundWork(work)).toOpaque())
    if !start(box) { _ = perform(box) }
  }

  private static func start(_ box: UnsafeMutableRawPointer) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, { perform($0) }, box) == 0 else { return false }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}

private final class BackgroundWork: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func perform(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box { Unmanaged<BackgroundWork>.fromOpaque(box).takeRetainedValue().body() }
  return nil
}
