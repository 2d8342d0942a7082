/// What migration 12 adds to people: from which day an interval counts that was changed.
enum PeopleExtended {
  static let all = [
    """
    ALTER TABLE person ADD COLUMN counted_from INTEGER
      CHECK (counted_from BETWEEN -719162 AND 2932896)
    """
  ]
}
