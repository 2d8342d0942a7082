/// A change of a watering; nil leaves a value as it is.
public struct WateringEdit: Hashable, Sendable {
  public var day: Day?
  public var method: ContactMethod?
  public var keywords: [Keyword]?
  public var memo: Memo?

  public init(
    on: Day? = nil, means: ContactMethod? = nil, keywords: [Keyword]? = nil, memo: Memo? = nil
  ) {
    self.day = on
    self.method = means
    self.keywords = keywords
    self.memo = memo
  }
}

/// Changes the day, the contact method or the review of a watering.
public struct EditWatering: UseCase, Sendable {
  let context: UseCaseContext

  /// Changes the watering. Throws ``DomainError/invalid(_:)`` for a day in the future or before the
  /// planting and for more than three keywords, ``DomainError/refused(_:)`` if the review has
  /// changed since `seen`, and, if that is nil, ``PlantRefusal/replacesReview(_:of:)`` for text
  /// that the user has not seen.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Watering>, _ edit: WateringEdit, from seen: Review? = nil,
    agreed: [Refusal]? = nil
  ) throws -> WateringOutcome {
    try store.write { repositories in
      let watering = try repositories.existing(id)
      try Refusal.checkUnchanged(watering.review, since: seen)
      if seen == nil, watering.review.isOverwritten(by: edit) {
        let person = try repositories.existing(watering.personID)
        try Refusal.plant(.replacesReview(watering, of: person)).ask(unless: agreed)
      }
      return try repositories.change(watering, edit, today: clock.today)
    }
  }
}

extension Watering {
  /// Returns the changed watering; throws ``DomainError/invalid(_:)`` for more than three keywords.
  public func edited(_ edit: WateringEdit) throws -> Watering {
    var edited = self
    edited.day = edit.day ?? day
    if let means = edit.method { (edited.method, edited.customMethod) = (means, nil) }
    edited.review = try Review(
      keywords: edit.keywords ?? review.keywords, memo: edit.memo ?? review.memo)
    return edited
  }
}

extension Review {
  /// Whether the edit would replace existing text.
  func isOverwritten(by edit: WateringEdit) -> Bool {
    !keywords.isEmpty && edit.keywords ?? keywords != keywords
      || !memo.isEmpty && edit.memo ?? memo != memo
  }
}

extension Repositories {
  func change(_ watering: Watering, _ edit: WateringEdit, today: Day) throws -> WateringOutcome {
    let person = try existing(watering.personID)
    let edited = try watering.edited(edit)
    if edited.day != watering.day { try person.check(wateringDay: edited.day, today: today) }
    var history = try history(of: person)
    for postponement in history.replace(watering, with: edited) {
      try postponements.save(postponement)
    }
    try waterings.save(edited)
    let change = try save(person, after: history, today: today)
    return WateringOutcome(counted: history.counted(edited), change: change)
  }
}
