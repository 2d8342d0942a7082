import HearthDomain
import Synchronization

/// Key rings in memory.
package final class InMemoryKeyRings: KeyRingRepository {
  private struct Kept: @unchecked Sendable {
    var rings: [DeviceID: KeyRing] = [:]
  }

  private let kept = Mutex(Kept())

  package init() {}

  package func ring(of device: DeviceID) throws -> KeyRing? {
    kept.withLock { Kept(rings: $0.rings) }.rings[device]
  }

  package func save(_ ring: KeyRing) throws {
    let box = Kept(rings: [ring.device: ring])
    kept.withLock { $0.rings.merge(box.rings) { $1 } }
  }

  package func remove(_ device: DeviceID) throws { kept.withLock { $0.rings[device] = nil } }
}
