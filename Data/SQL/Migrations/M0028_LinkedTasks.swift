extension Migration {
  /// Lets each link look through all that is there once: programs before this one passed by tasks,
  /// and a server tells only what has changed since.
  static let linkedTasks = Migration(number: 28, name: "linked_tasks") {
    ["UPDATE link SET mark = NULL"]
  }
}
