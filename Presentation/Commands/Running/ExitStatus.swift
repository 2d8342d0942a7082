import HearthDomain

/// How the program ends, as the shell sees it.
///
/// Thrown as an error, it ends a command that has said all there is to say.
package enum ExitStatus: Int32, Error, Sendable {
  /// Done, or nothing found in a list or a search.
  case done = 0
  /// It could not be done: not found, not allowed now.
  case failed = 1
  /// Wrong usage, or a value that is not accepted.
  case wrongUsage = 64
  /// What a file holds cannot be understood.
  case badData = 65
  /// Something needed cannot be used: the store, a library, the network.
  case unavailable = 69
  /// A mistake of the program itself.
  case programError = 70
  case interrupted = 130

  package init(ending error: any Error) {
    self =
      switch error {
      case let status as ExitStatus: status
      case is UsageError, is DateInputError, is RecurrenceRefusal: .wrongUsage
      case let error as ConsoleError: ExitStatus(console: error)
      case let error as DomainError: ExitStatus(domain: error)
      default: .programError
      }
  }

  private init(console error: ConsoleError) {
    self =
      switch error {
      case .interrupted: .interrupted
      case .noStandardInput, .notText: .wrongUsage
      case .cannotWrite: .failed
      // Not 1, which says that it could not be done: whoever reads that does it again.
      case .doneUntold, .noArguments: .unavailable
      }
  }

  private init(domain error: DomainError) {
    self =
      switch error {
      case .invalid, .refused(.sync(.isNoAddress)), .refused(.sync(.addressHasPassword)),
        .refused(.sync(.isNoEmail)), .refused(.sync(.isNoBucket)),
        .refused(.sync(.wrongNumberOfWords)), .refused(.sync(.noRecoveryWord)),
        .refused(.lock(.isOneLetter)), .refused(.lock(.isPassphraseOfLock)),
        .refused(.sync(.isPassphraseOfBefore)),
        .refused(.calendar(.notAnAddress)), .refused(.calendar(.noAddressCame)):
        .wrongUsage
      // Room on a disk is needed, and a lock is let go of, whatever was to be written there.
      case .unavailable(.file(_, .full)), .unavailable(.file(_, .busy)): .unavailable
      case .unsure: .unavailable
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
        .damaged(.noHeader), .damaged(.packed), .damaged(.notAnArchive), .damaged(.newerArchive),
        .damaged(.settings), .damaged(.profiles), .damaged(.checksum), .damaged(.brokenPacking),
        .damaged(.packedTooLarge),
        .damaged(.otherFile), .damaged(.ofCalcurse), .damaged(.unknownFile),
        .damaged(.undecidedDates), .damaged(.undecidedScores),
        .damaged(.unknownMoods), .damaged(.untoldLevels), .damaged(.sealed), .damaged(.keys):
        .badData
      }
  }
}
