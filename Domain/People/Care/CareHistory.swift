/// All that was done for one plant; what follows from it is derived by going through it again.
///
/// So editing, dating back and removing need no rules of their own.
public struct CareHistory: Hashable, Sendable {
  public let plantedOn: Day
  public let rhythm: CareRhythm
  /// From which day the rhythm counts where no contact was later.
  public let countedFrom: Day?
  /// In the order in which they happened: by day, then by id.
  public private(set) var waterings: [Watering]
  public private(set) var postponements: [Postponement]

  /// Takes waterings and postponements in any order.
  public init(
    plantedOn: Day, rhythm: CareRhythm, countedFrom: Day? = nil, waterings: [Watering] = [],
    postponements: [Postponement] = []
  ) {
    self.plantedOn = plantedOn
    self.rhythm = rhythm
    self.countedFrom = countedFrom
    self.waterings = waterings.sorted(by: Watering.isEarlier)
    self.postponements = postponements.sorted { ($0.on, $0.id) < ($1.on, $1.id) }
  }

  /// Adds the watering, in place of the one with the same id if there is one.
  public mutating func keep(_ watering: Watering) {
    waterings.removeAll { $0.id == watering.id }
    waterings.append(watering)
    waterings.sort(by: Watering.isEarlier)
  }

  /// Adds the postponement, in place of the one with the same id if there is one.
  public mutating func keep(_ postponement: Postponement) {
    postponements.removeAll { $0.id == postponement.id }
    postponements.append(postponement)
    postponements.sort { ($0.on, $0.id) < ($1.on, $1.id) }
  }

  public var lastContactOn: Day? { waterings.last?.on }

  /// The last contact, or the day from which the rhythm counts since, and the postponements that
  /// followed it decide when the plant is due.
  public var dueOn: Day {
    let base = lastContactOn ?? plantedOn
    let start = max(base, countedFrom ?? base)
    let postponed = active.filter { $0.on >= start }.reduce(0) { $0 + $1.delay.days }
    return start.adding(days: rhythm.days + postponed)
  }

  public var care: Care {
    Care(
      lastContactOn: lastContactOn, dueOn: dueOn, affection: affection,
      postponementsSinceContact: active.count, wateringCount: waterings.count,
      postponementCount: postponements.count)
  }

  /// Those since the last contact: a contact that is entered after them counts even where it is
  /// dated back to the very day from which they were reckoned.
  private var active: [Postponement] {
    let base = lastContactOn ?? plantedOn
    let latest = waterings.last { $0.on == base }.map(\.id.rawValue) ?? 0
    return postponements.filter { $0.since == base && $0.id.rawValue > latest }
  }

  /// The greatest id of all that was done; nil if nothing was.
  var latestID: Int64? {
    [waterings.lazy.map(\.id.rawValue).max(), postponements.lazy.map(\.id.rawValue).max()]
      .compactMap(\.self).max()
  }

  /// Each change in its turn, for what is lost at either end does not come back.
  public var affection: Affection {
    changes.reduce(.none) { $0.changed(bySteps: $1.steps) }
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var lastDay: Day?
    for watering in waterings {
      let steps = watering.on == lastDay ? 0 : watering.steps
      changes.append(Change(on: watering.on, id: watering.id.rawValue, steps: steps))
      lastDay = watering.on
    }
    for postponement in postponements where postponement.costsStep {
      changes.append(Change(on: postponement.on, id: postponement.id.rawValue, steps: -1))
    }
    return changes.sorted { ($0.on, $0.id) < ($1.on, $1.id) }
  }

  private struct Change {
    let on: Day
    let id: Int64
    let steps: Int
  }
}
