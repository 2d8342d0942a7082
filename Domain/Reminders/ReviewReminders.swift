/// Reminders to write a review of a contact, at the next full hour after it was entered. Only a
/// person's last contact counts, and none on a day that already has a review. Each person is asked
/// about at most once a week.
public struct ReviewReminders: ReminderSource {
  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .review }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let earlier = moments.lowerBound.adding(milliseconds: -Instant.hourInMilliseconds)
    guard earlier < moments.upperBound else { return [] }
    return try store.read { repositories in
      try repositories.waterings.unreviewed(enteredAt: earlier..<moments.upperBound)
        .compactMap { watering in
          let at = zone.nextFullHour(after: watering.id.createdAt)
          guard moments.contains(at), try !repositories.isReviewUnnecessary(watering, in: zone)
          else {
            return nil
          }
          return try omittingInvalidRows {
            let person = try repositories.existing(watering.personID)
            return Reminder(
              ReminderKey(.review, "\(watering.id.rawValue)"), .review(watering, of: person),
              at: at)
          }
        }
    }
  }
}

extension Repositories {
  /// Whether the reminder is unnecessary: there is a later contact or another review of the same
  /// day, or the reminder of an earlier contact in the week was already due when this one was
  /// entered.
  fileprivate func isReviewUnnecessary(
    _ watering: Watering, in zone: any ZoneRules
  ) throws -> Bool {
    let week = watering.day.latest(zone.firstWeekday ?? .monday)
    return try waterings.waterings(of: watering.personID, on: week ... .latest).contains { other in
      zone.nextFullHour(after: other.id.createdAt) <= watering.id.createdAt
        || (other.review.isBlank ? Watering.isEarlier(watering, other) : other.day == watering.day)
    }
  }
}

extension ZoneRules {
  func nextFullHour(after instant: Instant) -> Instant {
    let passed = Int64(localTime(at: instant).time.seconds % 3600) * 1000
    let second = Instant(milliseconds: Int64(instant.seconds) * 1000)
    return second.adding(milliseconds: Instant.hourInMilliseconds - passed)
  }
}

extension Instant {
  static let hourInMilliseconds: Int64 = 3_600_000
  static let dayInMilliseconds: Int64 = 86_400_000
}
