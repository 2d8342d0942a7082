/// All waterings and postponements of one plant.
///
/// The state of the plant is always computed from all of them, so editing, backdating and removing
/// need no rules of their own.
public struct CareHistory: Hashable, Sendable {
  public let plantedOn: Day
  public let rhythm: CareRhythm
  /// Day from which the rhythm counts if there is no later contact.
  public let countedFrom: Day?
  /// The waterings, sorted by day, then by id.
  public private(set) var waterings: [Watering]
  public private(set) var postponements: [Postponement]

  /// Creates a history; waterings and postponements may be in any order.
  public init(
    plantedOn: Day, rhythm: CareRhythm, countedFrom: Day? = nil, waterings: [Watering] = [],
    postponements: [Postponement] = []
  ) {
    self.plantedOn = plantedOn
    self.rhythm = rhythm
    self.countedFrom = countedFrom
    self.waterings = waterings.sorted(by: Watering.isEarlier)
    self.postponements = postponements.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// Adds the watering, or replaces the one with that id.
  public mutating func addOrReplace(_ watering: Watering) {
    waterings.removeAll { $0.id == watering.id }
    waterings.append(watering)
    waterings.sort(by: Watering.isEarlier)
  }

  /// Adds the postponement, or replaces the one with that id.
  public mutating func addOrReplace(_ postponement: Postponement) {
    postponements.removeAll { $0.id == postponement.id }
    postponements.append(postponement)
    postponements.sort { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  public var lastContactOn: Day? { waterings.last?.day }

  /// The due day. It is counted from the last contact, or from ``countedFrom`` if that is later;
  /// postponements made since then delay it.
  public var dueOn: Day {
    let base = lastContactOn ?? plantedOn
    let start = max(base, countedFrom ?? base)
    let postponed = activePostponements.filter { $0.day >= start }.reduce(0) { $0 + $1.delay.days }
    return start.adding(days: rhythm.days + postponed)
  }

  /// Returns the watering with the steps that it adds, which are 0 if it is not the first of its
  /// day.
  func counted(_ watering: Watering) -> WateringWithSteps {
    let isFirst = waterings.first { $0.day == watering.day }?.id == watering.id
    return WateringWithSteps(watering: watering, steps: isFirst ? watering.steps : 0)
  }

  public var care: Care {
    Care(
      lastContactOn: lastContactOn, dueOn: dueOn, affection: affection,
      postponementsSinceContact: activePostponements.count, wateringCount: waterings.count,
      postponementCount: postponements.count)
  }

  /// The postponements since the last contact. A contact entered later ends a postponement's effect
  /// even if it is backdated to the day from which the postponement was counted.
  private var activePostponements: [Postponement] {
    let base = lastContactOn ?? plantedOn
    let latest = waterings.last { $0.day == base }.map(\.id.rawValue) ?? 0
    return postponements.filter { $0.countedFrom == base && $0.id.rawValue > latest }
  }

  /// The greatest id of all waterings and postponements; nil if there are none.
  var latestID: Int64? {
    [waterings.lazy.map(\.id.rawValue).max(), postponements.lazy.map(\.id.rawValue).max()]
      .compactMap(\.self).max()
  }

  /// The affection after all changes. They are applied one by one, because steps above the maximum
  /// or below 0 are lost.
  public var affection: Affection {
    affectionChanges.reduce(.none) { $0.changed(bySteps: $1.steps) }
  }

  private var affectionChanges: [Change] {
    var changes: [Change] = []
    var lastDay: Day?
    for watering in waterings {
      let steps = watering.day == lastDay ? 0 : watering.steps
      changes.append(Change(day: watering.day, id: watering.id.rawValue, steps: steps))
      lastDay = watering.day
    }
    for postponement in postponements where postponement.costsStep {
      changes.append(Change(day: postponement.day, id: postponement.id.rawValue, steps: -1))
    }
    return changes.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  private struct Change {
    let day: Day
    let id: Int64
    let steps: Int
  }
}
