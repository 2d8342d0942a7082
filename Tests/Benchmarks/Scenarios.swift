extension Scenario {
  static let all =
    [startUp, today, calendar, durableWrite] + status + people + sayings + moods + schedule + books
    + search + journal + imports + growth

  /// The program alone: no store is opened.
  static let startUp = Scenario(
    name: "start: hearth version", goal: 1.5, growthGoal: nil, sizes: [.small]
  ) { bench, _ in
    Pair(subject: bench.hearth("version"), yardstick: bench.sqlite(":memory:", "select 1"))
  }

  /// One change that survives a power cut once the command has answered.
  static let durableWrite = Scenario(
    name: "write: hearth profile edit", goal: 2, growthGoal: 1.3, sizes: [.small]
  ) { bench, size in
    // A store each, so that neither finds the other's work done.
    let ours = try bench.namedStore("write-\(size.rawValue)")
    let theirs = try bench.namedStore("write-sqlite-\(size.rawValue)")
    return Pair(
      subject: bench.hearth("profile", "edit", "--name", "Mina", "--store", ours),
      yardstick: bench.sqlite(
        theirs,
        "pragma synchronous=full; insert into setting values('profile.display_name', 'Mina')"
          + " on conflict do update set value = excluded.value"))
  }
}

extension Bench {
  fileprivate func namedStore(_ name: String) throws -> String {
    let path = freshStore(name)
    try prepare(hearth("profile", "edit", "--name", "Mina", "--store", path))
    return path
  }
}
