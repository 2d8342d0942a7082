extension Scenario {
  static let all =
    [startUp, today, calendar, durableWrite] + status + people + sayings + moods + schedule + books
    + search + journal + imports + growth

  /// Start of the program alone, without opening a store.
  static let startUp = Scenario(
    name: "start: hearth version", goal: 1.5, growthGoal: nil, sizes: [.small]
  ) { bench, _ in
    Pair(subject: bench.hearth("version"), yardstick: bench.sqlite(":memory:", "select 1"))
  }

  /// One durable change, which survives a power failure after the command returns.
  static let durableWrite = Scenario(
    name: "write: hearth profile edit", goal: 2, growthGoal: 1.3, sizes: [.small]
  ) { bench, size in
    // Each has its own store, so that neither finds the change already made.
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
