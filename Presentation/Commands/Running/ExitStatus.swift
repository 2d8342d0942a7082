import HearthDomain
import HearthWhen

/// The exit status of the program.
///
/// Thrown as an error, it ends a command without a further message.
package enum ExitStatus: Int32, Error, Sendable {
  /// Success, including an empty list or search.
  case success = 0
  /// The operation failed: not found, or not allowed now.
  case failed = 1
  /// Wrong usage, or a value that is not accepted.
  case wrongUsage = 64
  /// The contents of a file are invalid.
  case badData = 65
  /// A resource is unavailable: the store, a library, the network.
  case unavailable = 69
  /// An error of the program itself.
  case programError = 70
  case interrupted = 130

  package init(ending error: any Error) {
    self =
      switch error {
      case let status as ExitStatus: status
      case is UsageError, is WhenRefusal, is AmbiguousTitle, is RecurrenceRefusal: .wrongUsage
      case let error as ConsoleError: ExitStatus(console: error)
      case let error as DomainError: ExitStatus(domain: error)
      default: .programError
      }
  }

  private init(console error: ConsoleError) {
    self =
      switch error {
      case .interrupted: .interrupted
      case .noStandardInput, .invalidUTF8: .wrongUsage
      case .cannotWrite: .failed
      // Not `failed`, which means that nothing was done, so that a script would try again.
      case .doneButNotReported, .argumentsUnavailable: .unavailable
      }
  }

  private init(domain error: DomainError) {
    self =
      switch error {
      case .invalid, .refused(.sync(.isNoAddress)), .refused(.sync(.addressHasPassword)),
        .refused(.sync(.isNoEmail)), .refused(.sync(.isNoBucket)),
        .refused(.sync(.wrongNumberOfWords)), .refused(.sync(.unknownRecoveryWord)),
        .refused(.lock(.isOneRepeatedCharacter)), .refused(.lock(.isPassphraseOfLock)),
        .refused(.sync(.isPreviousPassphrase)),
        .refused(.calendar(.invalidAddress)), .refused(.calendar(.noAddressEntered)):
        .wrongUsage
      // These conditions are temporary: the disk is full, or another process has locked the file.
      case .unavailable(.file(_, .full)), .unavailable(.file(_, .busy)): .unavailable
      case .uncertain: .unavailable
      case .notFound, .ambiguous, .conflict, .refused, .unavailable(.file), .unavailable(.editor):
        .failed
      case .damaged(.sealed(.wrongPassphrase)), .damaged(.sealed(.noKeyFits)),
        .damaged(.sealed(.tooMuchWork)):
        .failed
      case .unavailable(.service(_, .cancelled)): .interrupted
      case .unavailable(.store), .unavailable(.library), .unavailable(.memory),
        .unavailable(.service),
        .unavailable(.backup), .unavailable(.channel), .damaged(.store), .damaged(.row),
        .damaged(.index),
        .damaged(.lock):
        .unavailable
      case .damaged(.notAStore), .damaged(.schema), .damaged(.notText), .damaged(.malformed),
        .damaged(.noHeader), .damaged(.unknownColumns), .damaged(.missingColumn),
        .damaged(.unknownField), .damaged(.fileArchive), .damaged(.notAnArchive),
        .damaged(.newerArchive),
        .damaged(.settings), .damaged(.profiles), .damaged(.checksum),
        .damaged(.corruptCompression),
        .damaged(.compressedDataTooLarge),
        .damaged(.otherFileKind), .damaged(.calcurseInternalFile), .damaged(.unknownFileKind),
        .damaged(.unknownTable),
        .damaged(.ambiguousDates), .damaged(.unknownMoods), .damaged(.sealed), .damaged(.keys):
        .badData
      }
  }
}
