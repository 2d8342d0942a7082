import HearthData
import HearthDomain
import HearthPresentation
import HearthWhen

/// What a run takes from its surroundings: clock, time zone, random numbers and new ids.
/// `HEARTH_NOW` and `HEARTH_SEED` fix the clock and the randomness, so that scripts get the same
/// output each time.
package struct Ambient: Sendable {
  package private(set) var clock: LocalClock
  package let randomness: Randomness
  package let newID: IDGenerator
  private var reproducibleIDs: ReproducibleIDs?

  package init(clock: LocalClock, randomness: Randomness) {
    self.clock = clock
    self.randomness = randomness
    newID = IDGenerator(now: clock.now, randomness: randomness)
  }

  /// Creates an ambient whose new ids are reproducible: made from the clock and the random numbers
  /// `ids`.
  private init(clock: LocalClock, randomness: Randomness, ids: Randomness) {
    self.clock = clock
    self.randomness = randomness
    let fixed = ReproducibleIDs()
    newID = fixed.newID(now: clock.now, randomness: ids)
    reproducibleIDs = fixed
  }

  /// Returns the store, wrapped so that ids are no longer reproducible once the store takes part in
  /// sync. If ids are random anyway, returns the store itself.
  func withReproducibleIDs(in store: any Store) -> any Store {
    reproducibleIDs.map { ReproducibleIDStore(store, $0) } ?? store
  }

  /// Returns a copy that follows these settings. Without a date order in the settings, that of the
  /// environment applies. `asked` overrides the settings' language.
  func following(
    _ settings: @escaping @Sendable () -> Settings, in environment: Environment,
    language asked: Language? = nil
  ) -> Ambient {
    var kept = self
    let (order, language) = (DateOrder(environment), Language(environment))
    // In dates with dots, the order of the environment applies only if the day comes first or the
    // language is Korean: English speakers who put the month first do not write dots.
    let dotted = { @Sendable () -> DateOrder? in
      let chosen = settings()
      if let order = chosen.dateOrder { return order }
      return order == .dayFirst || (asked ?? chosen.language ?? language) == .korean ? order : nil
    }
    let zone = RegionalZone(
      clock.zone, dateOrder: { settings().dateOrder ?? order }, dottedOrder: dotted,
      firstWeekday: { settings().firstWeekday },
      holidays: { settings().holidays.skippedBySeries })
    kept.clock = LocalClock(now: clock.now, zone: zone)
    return kept
  }

  /// Creates the ambient for a run. If `isSteadyAllDay`, the random numbers depend only on the day;
  /// for stores that each run creates anew.
  init(environment: Environment, isSteadyAllDay: Bool = false) throws {
    let finder = ZoneFinder(environment: environment.bytes(of: ZoneFinder.variables))
    let zone = DeferredZone(others: finder.findZone) { finder.localZone() }
    let clock = LocalClock(now: try Now(environment, zone: zone), zone: zone)
    if isSteadyAllDay, environment.nonEmpty("HEARTH_SEED") == nil {
      self.init(clock: clock, randomness: .seeded(UInt64(bitPattern: Int64(clock.today.number))))
      return
    }
    let randomness = try Randomness(environment) ?? .system
    guard ["HEARTH_NOW", "HEARTH_SEED"].contains(where: { environment.nonEmpty($0) != nil }) else {
      self.init(clock: clock, randomness: randomness)
      return
    }
    // Derive the ids from the time as well: each command restarts the seeded generator, so
    // otherwise all ids would have the same last letters.
    let ids = try Randomness(environment, at: clock.now())
    self.init(clock: clock, randomness: randomness, ids: ids ?? .system)
  }
}

extension Now {
  fileprivate init(_ environment: Environment, zone: any ZoneRules) throws {
    guard let text = environment.nonEmpty("HEARTH_NOW") else {
      self = .system
      return
    }
    guard let instant = try? WhenReader.instant(text, in: zone) else {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "HEARTH_NOW", en: "HEARTH_NOW"), value: text,
          accepted: Words(
            ko: "2026-11-20T09:00 같은 시각", en: "a time such as 2026-11-20T09:00")),
        in: [])
    }
    self.init { instant }
  }
}

extension Randomness {
  /// Returns the randomness for sample data: always the same numbers, or those of the seed in
  /// `HEARTH_SEED`.
  static func sampleRandomness(_ environment: Environment) throws -> Randomness {
    try Randomness(environment) ?? .seeded(1_120)
  }

  /// Creates the randomness of the seed in `HEARTH_SEED`; nil if that is not set.
  fileprivate init?(_ environment: Environment, at moment: Instant? = nil) throws {
    guard let text = environment.nonEmpty("HEARTH_SEED") else {
      return nil
    }
    guard let seed = Int64(text) else {
      throw UsageError(
        .notANumber(Words(ko: "HEARTH_SEED", en: "HEARTH_SEED"), value: text), in: [])
    }
    let start = UInt64(bitPattern: moment?.milliseconds ?? 0)
    var mixed = SplitMix64(seed: start)
    self = .seeded(UInt64(bitPattern: seed) ^ (moment == nil ? 0 : mixed.next()))
  }
}
