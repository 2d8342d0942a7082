import HearthDomain

extension Repositories {
  /// The collections of a database, for one bracket.
  init(_ connection: any SQLConnection) {
    self.init(profile: SQLProfileRepository(connection: connection))
  }
}
