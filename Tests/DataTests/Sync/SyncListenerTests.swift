import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

/// The listener that runs beside the full-screen interface.
@Suite(.waiting) struct SyncListenerTests {
  /// Counts how often it started and ended.
  private final class Counts: Sendable {
    private let begun = Mutex(0)
    private let ended = Mutex(0)

    /// A listener that waits for an hour.
    var listener: SyncListener {
      SyncListener { [self] pause, cancellation in
        begun.withLock { $0 += 1 }
        let isWhole = pause(milliseconds: 3_600_000, until: cancellation)
        if !isWhole { ended.withLock { $0 += 1 } }
      }
    }

    func come(to begun: Int, _ ended: Int) -> Bool {
      let deadline = Date() + 20
      while Date() < deadline {
        if self.begun.withLock({ $0 }) == begun, self.ended.withLock({ $0 }) == ended {
          return true
        }
        usleep(1_000)
      }
      return false
    }
  }

  @Test func `only one listener runs at a time, and it ends at once when cancelled`() {
    let counts = Counts()
    var listener: SyncListener? = counts.listener
    listener?.cancel()
    for _ in 0..<3 { listener?.startIfNeeded() }
    #expect(counts.come(to: 1, 0))
    listener?.cancel()
    #expect(counts.come(to: 1, 1))
    listener?.startIfNeeded()
    #expect(counts.come(to: 2, 1))
    // The listener ends when it is released.
    listener = nil
    #expect(counts.come(to: 2, 2))
  }

  /// A wait that ignores cancellation, as in a library that waits for a server.
  private final class Hanging: Sendable {
    private let begun = Mutex(0)
    private let isLetGo = Atomic(false)
    private let atOnce = Atomic(0)
    let most = Atomic(0)

    var listener: SyncListener {
      SyncListener { [self] pause, cancellation in
        let now = atOnce.wrappingAdd(1, ordering: .relaxed).newValue
        if now > most.load(ordering: .relaxed) { most.store(now, ordering: .relaxed) }
        begun.withLock { $0 += 1 }
        while !isLetGo.load(ordering: .acquiring) { usleep(1_000) }
        _ = pause(milliseconds: 3_600_000, until: cancellation)
        atOnce.wrappingSubtract(1, ordering: .relaxed)
      }
    }

    func letGo() { isLetGo.store(true, ordering: .releasing) }

    func come(to count: Int) -> Bool {
      let deadline = Date() + 20
      while Date() < deadline {
        if begun.withLock({ $0 }) == count { return true }
        usleep(1_000)
      }
      return false
    }
  }

  @Test(arguments: [true, false])
  func `no second listener starts beside one that hangs, but one may follow it`(
    isWanted: Bool
  ) {
    let hanging = Hanging()
    let listener = hanging.listener
    listener.startIfNeeded()
    #expect(hanging.come(to: 1))
    for _ in 0..<5 {
      listener.cancel()
      listener.startIfNeeded()
    }
    if !isWanted { listener.cancel() }
    usleep(20_000)
    #expect(hanging.come(to: 1))
    hanging.letGo()
    if isWanted {
      #expect(hanging.come(to: 2))
      listener.cancel()
    }
    usleep(20_000)
    #expect(hanging.come(to: isWanted ? 2 : 1))
    #expect(hanging.most.load(ordering: .relaxed) == 1)
    // After a hanging wait, a new one starts normally.
    listener.startIfNeeded()
    #expect(hanging.come(to: isWanted ? 3 : 2))
  }

  @Test func `a finished listener starts again, and a pause has its full length`() {
    let paused = Mutex<[Bool]>([])
    let listener = SyncListener { pause, cancellation in
      let isWhole = pause(milliseconds: 10, until: cancellation)
      paused.withLock { $0.append(isWhole) }
    }
    let deadline = Date() + 20
    while paused.withLock({ $0.count }) < 3, Date() < deadline {
      listener.startIfNeeded()
      usleep(1_000)
    }
    #expect(paused.withLock { $0.prefix(3) } == [true, true, true])
  }

  /// There is no polling: both pauses would last for an hour.
  @Test func `a pause ends when the watched file becomes readable`() throws {
    let pipe = Pipe()
    let watched = pipe.fileHandleForReading.fileDescriptor
    let paused = Mutex<[Bool]>([])
    let listener = SyncListener { pause, cancellation in
      let isOver = pause(milliseconds: 3_600_000, watching: watched, until: cancellation)
      paused.withLock { $0.append(isOver) }
    }
    listener.startIfNeeded()
    try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
    let deadline = Date() + 20
    while paused.withLock({ $0.isEmpty }), Date() < deadline { usleep(1_000) }
    #expect(paused.withLock { $0 } == [true])
    #expect(Pause.system(milliseconds: 3_600_000, watching: watched, until: .never))
    listener.cancel()
  }
}
