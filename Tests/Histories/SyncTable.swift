import HearthDomain

/// A few devices for scenarios that are written step by step.
struct SyncTable {
  var replicas: [MemoryReplica]
  var clocks: [Instant]
  private(set) var entries: [SyncEntry] = []

  init(_ count: Int) {
    replicas = (0..<count).map { MemoryReplica(DeviceID(rawValue: Int64($0) + 1)) }
    clocks = Array(repeating: .usual, count: count)
  }

  /// Projection that all devices have after exchanging everything.
  var shown: SyncProjection { SyncProjection(of: replicas[0].state) }

  subscript(place: ItemReference) -> [String: FieldValue]? { shown.items[place] }

  func values(_ device: Int, _ place: ItemReference) -> [String: FieldValue] {
    SyncProjection(of: replicas[device].state).items[place] ?? [:]
  }

  mutating func tell(_ device: Int, _ steps: [JournalStep], takingBack: Bool = false) {
    if let entry = replicas[device].own.appendEntry(
      steps, at: clocks[device], takingBack: takingBack)
    {
      entries.append(entry)
    }
  }

  mutating func change(_ device: Int, _ place: ItemReference, _ values: [String: FieldValue]) {
    tell(
      device,
      [SyncWorld.changed(place, SyncProjection(of: replicas[device].state), to: values)])
  }

  mutating func deliver(to device: Int, only other: Int? = nil) {
    for entry in entries
    where other.map({ entry.id.device == replicas[$0].device }) ?? true {
      replicas[device].receive(entry)
    }
  }

  mutating func meet() {
    for device in replicas.indices { deliver(to: device) }
  }

  func newNumbers(_ device: Int, all: Bool = false) -> [JournalStep] {
    let replica = replicas[device]
    return replica.state.renumberingSteps(
      in: SyncProjection(of: replica.state), by: replica.device, all: all)
  }

  func mergedNotes(_ device: Int) -> [JournalStep] {
    let state = replicas[device].state
    return state.mergedNotes(in: SyncProjection(of: state))
  }
}

extension Instant {
  static let usual = Instant(milliseconds: 1_795_000_000_000)
  /// A time in the year 2099.
  static let distant = Instant(milliseconds: 4_070_908_800_000)
}
