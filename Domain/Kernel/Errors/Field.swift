/// A value that users enter.
public enum Field: String, Hashable, Sendable {
  case displayName
  case day
  case time

  // Books
  case author
  case bookDescription
  case bookTitle
  case isbn
  case link
  case page
  case pages
  case percent
  case publishedOn
  case publisher
  case query
  case rating
  case resultPage
  case sentence
  case startDay
  case subtitle
  case target
  case thickness

  // Moods
  case artistName
  case level

  // People
  case about
  case birthday
  case contactName
  case delay
  case interval
  case keyword
  case keywords
  case memo
  case nickname
  case personName
  case phone
  case plantingDay

  // Sayings
  case sayingText
  case tag
  case tags
  case who

  // Reminders
  case quietHours

  // Schedule
  case calendarColor
  case calendarParts
  case calendarName
  case eventEnd
  case eventNote
  case eventPlace
  case eventTitle
  case reminder
  case reminders
  case repetition

  // Settings
  case setting

  // Backup
  /// Public key for which a file is encrypted.
  case recipient

  // Profile
  case email
  case passphrase
  /// Password of an account at a server.
  case password
  case picture
}
