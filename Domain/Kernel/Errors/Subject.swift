/// A kind of thing that can be asked for by name.
public enum Subject: Hashable, Sendable {
  case zone
  case profile

  // Books
  case book
  case foundBook
  case readingRecord
  case sentence

  // Moods
  case mood

  // People
  case contact
  case person
  case phoneNumber
  case watering

  // Sayings
  case saying

  // Schedule
  case event
}
