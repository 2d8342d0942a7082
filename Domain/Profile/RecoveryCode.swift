/// Code that opens a locked profile if the passphrase was forgotten: twenty letters of Crockford's
/// base 32, that is, a hundred bits.
package struct RecoveryCode: Hashable, Sendable {
  private static let letterCount = 20
  private static let groupSize = 5

  /// The letters in lower case, without separators.
  package let value: String

  /// Creates a random code.
  package init(random: Randomness) {
    let letters = (0..<RecoveryCode.letterCount).map { _ in
      CrockfordBase32.letters[Int(random.next() & 31)]
    }
    value = String(decoding: letters, as: UTF8.self)
  }

  /// Parses a typed code in either case, ignoring spaces and dashes. As Crockford defines it, `I`
  /// and `L` are read as 1, and `O` as 0. Throws ``LockRefusal/notARecoveryCode`` for other texts;
  /// the error does not contain the text.
  package init(_ typed: Secret) throws {
    let values = typed.withBytes { bytes in
      bytes.filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
        .map { CrockfordBase32.value(of: $0) }
    }
    guard values.count == RecoveryCode.letterCount, !values.contains(nil) else {
      throw DomainError.refused(.lock(.notARecoveryCode))
    }
    value = String(
      decoding: values.compactMap { $0 }.map { CrockfordBase32.letters[Int($0)] }, as: UTF8.self)
  }

  /// The code for writing down, in groups of five capital letters.
  package var groupedText: String {
    let letters = Array(value.uppercased())
    return stride(from: 0, to: letters.count, by: RecoveryCode.groupSize)
      .map { String(letters[$0..<min($0 + RecoveryCode.groupSize, letters.count)]) }
      .joined(separator: "-")
  }
}
