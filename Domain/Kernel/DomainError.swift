/// Everything that can go wrong, as facts with their values.
///
/// The wording in each language and the exit code are Presentation's; adapters
/// translate their own errors into these cases.
public enum DomainError: Error, Hashable, Sendable {
  /// Values that no rule accepts; nothing was changed.
  case invalid([Issue])
  /// Nothing answers to what was asked for.
  case notFound(Subject, query: String, nearest: [String])
  /// More than one thing answers to what was asked for.
  case ambiguous(Subject, query: String, candidates: [Candidate])
  /// What was to be kept is there already.
  case conflict(Subject, holder: String)
  /// The values are fine, but the rules do not allow it at this moment.
  case refused(Refusal)
  /// Something needed cannot be used now.
  case unavailable(Unavailability)
  /// What is stored or was given cannot be understood.
  case damaged(Damage)

  public static func invalid(_ field: Field, _ problem: Problem) -> DomainError {
    .invalid([Issue(field: field, problem: problem)])
  }
}

/// One value that is not accepted, and why.
public struct Issue: Hashable, Sendable {
  public let field: Field
  public let problem: Problem

  public init(field: Field, problem: Problem) {
    self.field = field
    self.problem = problem
  }
}

/// A value that somebody enters.
public enum Field: Hashable, Sendable {
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
  case eventEnd
  case eventNote
  case eventTitle
  case reminder
  case reminders

  // Settings
  /// A value of the setting of that name.
  case setting(String)

  // Profile
  case email
  case passphrase
  case picture
}

/// Why a value is not accepted.
public enum Problem: Hashable, Sendable {
  case empty
  case tooShort(least: Int)
  case tooLong(limit: Int, actual: Int)
  case outOfRange(ClosedRange<Int>, actual: Int)
  case tooMany(limit: Int, actual: Int)
  /// The text has not the form that is expected here.
  case unreadable(String)
  /// The calendar has no such day, in that year or in any.
  case noSuchDate(year: Int?, month: Int, day: Int)
  case inTheFuture(Day, today: Day)
  case dayOutOfRange(ClosedRange<Day>, actual: Day)

  // Books
  /// The check digit of an ISBN does not fit the others; this one would.
  case wrongCheckDigit(String, expected: String)
  /// A book cannot have fewer pages than were read of it.
  case belowPageReached(Int, actual: Int)
  /// A page before the one that an earlier record has.
  case belowRecord(Int, on: Day, actual: Int)
  /// A page after the one that a later record has.
  case aboveRecord(Int, on: Day, actual: Int)
  /// A reading cannot begin after its first record.
  case afterFirstRecord(Day, recordedOn: Day)
  /// A reading cannot end before it began, or before its last record.
  case beforeReading(Day, earliest: Day)

  // Moods
  case tooFarAhead(LocalTime, latest: LocalTime)

  // People
  case notAPhoneNumber(String)
  case digitsOutOfRange(ClosedRange<Int>, actual: Int)
  case beforePlanting(Day, plantedOn: Day)
  /// A plant cannot be planted after it was watered for the first time.
  case afterFirstWatering(Day, wateredOn: Day)

  // Schedule
  /// An end that is the start or comes before it.
  case notAfterStart(LocalTime, start: LocalTime)
  /// A last day that comes before the first.
  case beforeFirstDay(Day, first: Day)
}

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

/// Why something cannot be done at this moment, although its values are fine.
public enum Refusal: Hashable, Sendable {
  /// The plant can be put off on its due day only.
  case notYetDue(name: String, daysLeft: Int)
  /// The plant's due day has passed; it wants water.
  case alreadyWilted(name: String, daysLate: Int)
  /// Calling or writing needs a number.
  case noPhoneNumber(name: String)

  // Books
  /// The book is kept, but is no goal.
  case noGoal(title: String)
  /// Finished books are locked until they are reopened.
  case bookIsFinished(title: String)
  case notFinished(title: String)
  /// A page before the one reached corrects what was noted, which has to be wanted.
  case goesBack(title: String, from: Int, to: Int)

  // Moods
  /// The settings say that canvases stay as they are.
  case shufflingIsOff

  // Backup
  /// A store in memory has no file to copy or to replace.
  case storeIsInMemory
  /// There is no store at the path yet.
  case noStoreYet(path: String)
  /// The file to be restored is the store itself.
  case isTheStore(path: String)

  // Profile
  /// The profile is locked, and nobody is there to be asked.
  case profileIsLocked
  /// A secret has to be typed, and nobody is there to be asked.
  case secretNeedsTerminal
  case wrongPassphrase
  /// Too many wrong tries; the next one counts after so many seconds.
  case lockWaits(seconds: Int)
  case notLocked
  /// What was typed has not the form of a recovery code.
  case noRecoveryCode
  case wrongRecoveryCode
  /// A passphrase was typed differently the second time.
  case passphrasesDiffer
}

/// One of several things that answer to the same words.
public struct Candidate: Hashable, Sendable {
  public let name: String
  public let id: String

  public init(name: String, id: String) {
    self.name = name
    self.id = id
  }
}

/// Something needed that cannot be used now.
public enum Unavailability: Hashable, Sendable {
  case store(path: String, StoreTrouble)
  case file(path: String, FileTrouble)
  /// No copy of the store could be written before a change, which was not made.
  case backup(path: String, FileTrouble)
  /// A library of the system that only some commands need.
  case library(name: String, package: String)
  /// A service in the network, under the name that people know it by.
  case service(name: String, ServiceTrouble)
  /// A channel of reminders, by its name; nothing secret is part of it.
  case channel(name: String, ChannelTrouble)
}

/// Why a service in the network cannot be used. Nothing here holds a key.
public enum ServiceTrouble: Hashable, Sendable {
  case noConnection
  case timedOut
  /// The other side could not prove who it is, or led to an unprotected place.
  case notSecure
  /// It answers to those who have a key only; the setting and the variable to put it in.
  case keyMissing(setting: String, variable: String)
  case keyRefused
  /// It answered with that status, and will again.
  case refused(status: Int)
  case tooManyRequests(retryAfter: Int?)
  case dailyLimit
  /// Something is wrong on its side.
  case failing(status: Int)
  /// The answer is not in the form that is expected.
  case notUnderstood
  case tooLarge(limit: Int)
  /// It needs to be told where a server is, by that setting.
  case addressMissing(setting: String)
  /// The user did not want to wait any longer.
  case cancelled
}

/// Why a channel does not take a reminder.
public enum ChannelTrouble: Hashable, Sendable {
  /// The program that brings it is not there.
  case noProgram(String)
  /// Nobody sits in front of a desktop.
  case noDesktop
  /// Nobody sits in front of a terminal that can be told.
  case noTerminal
  /// The network cannot be reached from this program.
  case noNetwork
  /// The address is not protected, or the other side could not prove who it is.
  case notSecure
  case tookTooLong(seconds: Int)
  /// The program ended with another status than 0, or by a signal.
  case ended(status: Int)
  case failed(detail: String)
}

/// Why the store cannot be used, although the file may be sound.
public enum StoreTrouble: Hashable, Sendable {
  case isFolder
  case noPermission
  case readOnly
  case noFolder
  case full
  case busy
  /// The file was moved away or removed while the program was using it.
  case gone
  /// Written by a newer program; left untouched.
  case newerSchema(found: Int, known: Int)
  case failed(detail: String)
}

/// Why a file cannot be read or written.
public enum FileTrouble: Hashable, Sendable {
  case missing
  /// A new file would stand in a folder that does not exist.
  case noFolder
  case isFolder
  case noPermission
  case readOnly
  case full
  /// It is there and may only be replaced when the user says so.
  case exists
  case failed(detail: String)
}

/// What is stored or was given and cannot be understood.
public enum Damage: Hashable, Sendable {
  /// The file is not a store of this program; it was not touched.
  case notAStore(path: String)
  case store(path: String, detail: String)
  case row(table: String, column: String, id: String)
  /// A file that should be text is none from that byte on, counted from 0.
  case notText(offset: Int)
  /// A table does not begin with the names of its columns, which are these.
  case noHeader(columns: [String])
  /// A file breaks the rules of its format at that place, counted from 1.
  case malformed(line: Int, column: Int)
  /// The file of the settings is broken at that place, counted from 1.
  case settings(path: String, line: Int, column: Int)
  /// The file that tells which profiles there are is broken.
  case profiles(path: String)
  /// A file holds other files, which have to be unpacked first.
  case packed

  // Backup
  /// A file is no archive of everything.
  case notAnArchive
  /// An archive of a later form than this program knows.
  case newerArchive(found: Int, known: Int)
}
