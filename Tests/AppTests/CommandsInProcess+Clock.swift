import HearthContainer
import HearthDomain
import HearthSamples
import HearthTestSupport

extension CommandsInProcess {
  init(
    _ store: AppConfiguration.StoreLocation = .memory, variables: [String: String] = [:],
    now: String = "2026-11-20T09:00", in zone: any ZoneRules = FixedZone.seoul
  ) {
    self.init(
      store, variables: variables, clock: LocalClock(now: .fixed(now, in: zone), zone: zone))
  }
}
