extension Migration {
  /// Lets a watering say by which means of the user's own one got in touch.
  static let ownMeans = Migration(number: 21, name: "own_means") {
    ["ALTER TABLE watering ADD COLUMN own_means TEXT CHECK (own_means <> '')"]
  }
}
