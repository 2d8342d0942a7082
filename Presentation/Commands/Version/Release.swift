/// The release of the program that the sources make.
package enum Release {
  package static let number = "0.1.0"
  /// Where the program is at home, for servers that want to know who asks.
  package static let home = "https://hearth.invalid"
  /// Where letters to the makers go; nil while there is no such address.
  package static let letters: String? = nil
  /// The day from which the manual is dated.
  package static let day = "2026-11-20"
}
