extension Migration {
  /// Lets a time of a series that has details of its own say that all later ones are so as well.
  static let heldTimes = Migration(number: 25, name: "held_times") {
    [
      "ALTER TABLE event_exception ADD COLUMN holds_on INTEGER CHECK (holds_on = 1)",
      "CREATE INDEX event_exception_held ON event_exception (event_id) WHERE holds_on = 1",
    ]
  }
}
