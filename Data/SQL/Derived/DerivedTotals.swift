/// The sums that triggers keep, counted anew.
enum DerivedTotals {
  private static let people = """
    SELECT count(*), coalesce(sum(affection = 12), 0), coalesce(sum(waterings), 0),
      coalesce(sum(postponements), 0) FROM person
    """

  private static let sayings = """
    SELECT count(*), count(liked_at), count(used_at), count(aside) FROM saying
    """

  private static let hour = "(at + seconds_east * 1000 - day * 86400000) / 3600000"

  private static let moodDays = """
    SELECT day, CASE WHEN \(hour) BETWEEN 5 AND 11 THEN 1 WHEN \(hour) BETWEEN 12 AND 17 THEN 2
      WHEN \(hour) BETWEEN 18 AND 21 THEN 3 ELSE 4 END AS part,
      count(*), sum(level), sum(level * level) FROM mood GROUP BY 1, 2
    """

  /// Queries that count in the column `wrong` what is not as it should be.
  static let comparing = [
    """
    SELECT 1 AS id, (SELECT (people, full_grown, waterings, postponements) IS NOT (\(people))
      FROM garden_total WHERE id = 1) AS wrong
    """,
    """
    SELECT 1 AS id, (SELECT (sayings, liked, used, aside) IS NOT (\(sayings))
      OR last_number < (SELECT coalesce(max(number), 0) FROM saying)
      FROM saying_total WHERE id = 1) AS wrong
    """,
    """
    SELECT 1 AS id, (SELECT count(*) FROM (SELECT * FROM (\(moodDays)) EXCEPT
        SELECT day, part, moods, levels, squares FROM mood_day))
      + (SELECT count(*) FROM (SELECT day, part, moods, levels, squares FROM mood_day EXCEPT
        SELECT * FROM (\(moodDays)))) AS wrong
    """,
  ]

  static let renewing = [
    """
    UPDATE garden_total SET (people, full_grown, waterings, postponements) = (\(people))
    """,
    """
    UPDATE saying_total SET (sayings, liked, used, aside) = (\(sayings)),
      last_number = max(last_number, (SELECT coalesce(max(number), 0) FROM saying))
    """,
    "DELETE FROM mood_day",
    "INSERT INTO mood_day (day, part, moods, levels, squares) \(moodDays)",
  ]
}
