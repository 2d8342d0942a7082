import HearthDomain

/// The release that is built from these sources.
package enum Release {
  package static let number = "0.2.0"
  /// The program's home page, sent to servers as identification.
  package static let homePage = "https://hearth.invalid"
  /// The date of the manual.
  package static let manualDate = "2026-11-28"
  package static let day = ISOMoment.day(manualDate)
}
