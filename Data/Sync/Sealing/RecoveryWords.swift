import HearthDomain

/// Encodes 32 bytes as 24 words, as in BIP 39. Each word encodes eleven bits; the last eight bits
/// are a checksum.
enum RecoveryWords {
  static let wordCount = 24

  static func words(of bytes: [UInt8]) -> [RecoveryWord] {
    split(bytes + SHA256.hash(of: bytes).prefix(1)).map {
      RecoveryWord(english: RecoveryWordList.words[$0], korean: RecoveryWordList.koreanWords[$0])
    }
  }

  /// Decodes the words. Throws ``SyncRefusal/wrongNumberOfWords(_:)``,
  /// ``SyncRefusal/unknownRecoveryWord(_:)`` or ``SyncRefusal/wrongRecoveryWords``.
  static func bytes(of words: [String]) throws -> [UInt8] {
    guard words.count == wordCount else {
      throw DomainError.refused(.sync(.wrongNumberOfWords(words.count)))
    }
    var bits: [Bool] = []
    for word in words {
      guard let number = index(of: word) else {
        throw DomainError.refused(.sync(.unknownRecoveryWord(word)))
      }
      for bit in (0..<11).reversed() { bits.append(number >> bit & 1 == 1) }
    }
    let all = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let bytes = Array(all.dropLast())
    guard all.last == SHA256.hash(of: bytes).first else {
      throw DomainError.refused(.sync(.wrongRecoveryWords))
    }
    return bytes
  }

  /// Splits the bytes into numbers of eleven bits, dropping leftover bits.
  static func split(_ bytes: [UInt8]) -> [Int] {
    var (numbers, rest, count): ([Int], Int, Int) = ([], 0, 0)
    for byte in bytes {
      rest = rest << 8 | Int(byte)
      count += 8
      guard count >= 11 else { continue }
      count -= 11
      numbers.append(rest >> count)
      rest &= 1 << count - 1
    }
    return numbers
  }

  /// Returns the index of a word in either language. An English one is given in full or by its
  /// first four or more letters; its case is ignored.
  private static func index(of text: String) -> Int? {
    let typed = text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return RecoveryWordList.words.firstIndex { word in
      word.utf8.elementsEqual(typed) || typed.count >= 4 && word.utf8.starts(with: typed)
    } ?? RecoveryWordList.koreanWords.firstIndex(of: text)
  }
}
