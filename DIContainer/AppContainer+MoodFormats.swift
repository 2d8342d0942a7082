import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The file formats by which moods come and go.
  var moodFormats: MoodFormats {
    let zone = configuration.ambient.clock.zone
    let finder = ZoneFinder(
      environment: configuration.environment.bytes(of: ZoneFinder.variables))
    let zones: @Sendable (String) -> (any ZoneRules)? = { try? finder.named($0) }
    return MoodFormats { format in
      switch format {
      case .jrnl?: JrnlMoodFile(zone: zone)
      case .daylio?: DaylioMoodFile(zone: zone)
      case .dayone?: DayOneMoodFile(zone: zone, zones: zones)
      case .csv?: CSVMoodFile(zone: zone)
      case .json?: JSONMoodFile(zone: zone, zones: zones)
      case nil: AnyMoodFile(zone: zone, zones: zones)
      }
    }
  }
}
