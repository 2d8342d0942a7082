/// The state of a person's plant, computed from all waterings and postponements by ``CareHistory``.
///
/// It is stored with the person and updated in the same transaction, so that lists do not need the
/// history.
public struct Care: Hashable, Sendable {
  /// Maximum of a stored count, low enough that all can be added without overflow.
  package static let maxCount = 1_099_511_627_776

  public let lastContactOn: Day?
  public let dueOn: Day
  public let affection: Affection
  public let postponementsSinceContact: Int
  public let wateringCount: Int
  public let postponementCount: Int

  public init(
    lastContactOn: Day?, dueOn: Day, affection: Affection, postponementsSinceContact: Int,
    wateringCount: Int, postponementCount: Int
  ) {
    self.lastContactOn = lastContactOn
    self.dueOn = dueOn
    self.affection = affection
    self.postponementsSinceContact = postponementsSinceContact
    self.wateringCount = wateringCount
    self.postponementCount = postponementCount
  }
}
