/// A change of the profile's key: its author, the remaining and the removed devices, and the older
/// entries that stay valid.
///
/// Each device publishes key changes in pieces of its own, so that two concurrent changes are both
/// kept. All devices sort the valid ones by author (``validChanges(among:gone:isTaken:)``). The key
/// of the first one becomes the key of that number. The keys of the others only open what was
/// sealed with them meanwhile; their authors publish another key (``RelayKeys/republishKey()``),
/// until every change is applied.
///
/// A piece is sealed with the previous keys, for the existing devices. It also contains those keys,
/// sealed with its own key, for devices that join later.
struct KeyChange {
  let number: Int
  let author: DeviceID
  /// The new key sealed for each remaining device.
  let sealedKeysByDevice: [DeviceID: [UInt8]]
  /// The devices removed by this change, or by changes that its author knew; nil in pieces of older
  /// programs.
  var removed: Set<DeviceID>?
  /// The entries that its author had applied.
  let seen: SeenEntries
  /// Chains of wrapped keys that lead from a passphrase or from recovery words to the key.
  let keyChains: [PassphraseKeyChain]
  /// The piece with the change; nil before it is published.
  var piece: OutboxPiece?
}

// MARK: - Valid changes

extension KeyChange {
  /// Whether this change removes the device. A change that removes anybody also removes all devices
  /// that its author did not know: a removed device could have invented them and given them an
  /// older key.
  func removesDevice(_ device: DeviceID, gone: Set<DeviceID>) -> Bool {
    guard let removed, device != author else { return false }
    return removed.contains(device)
      || sealedKeysByDevice[device] == nil && !removed.isSubset(of: gone)
  }

  /// Returns the valid changes to one key number, sorted by author. A change is invalid if a valid
  /// one removes its author.
  ///
  /// If authors remove each other, the change that this device has adopted (`isTaken`) is valid; if
  /// it has adopted none, they are returned as rivals.
  static func validChanges(
    among changes: [KeyChange], gone: Set<DeviceID>, isTaken: (KeyChange) throws -> Bool
  ) rethrows -> (counting: [KeyChange], rivals: [KeyChange]) {
    var (left, counting) = (changes.sorted { $0.author < $1.author }, [KeyChange]())
    while !left.isEmpty {
      var next = left.filter { change in
        !left.contains { $0.removesDevice(change.author, gone: gone) }
      }
      if next.isEmpty { next = try left.first(where: isTaken).map { [$0] } ?? [] }
      if next.isEmpty { break }
      counting += next
      left.removeAll { change in
        next.contains {
          $0.author == change.author || $0.removesDevice(change.author, gone: gone)
        }
      }
    }
    return (counting.sorted { $0.author < $1.author }, left)
  }
}

/// Chain that leads from a passphrase to a key: a first key, wrapped with the passphrase, and steps
/// from one key to the next.
struct PassphraseKeyChain {
  /// Number of the first key.
  let number: Int
  /// The first key, wrapped with the passphrase.
  let wrapped: [UInt8]
  var steps: [KeyStep] = []
}

/// A key sealed with another key.
struct KeyStep {
  let number: Int
  let author: DeviceID
  let sealed: [UInt8]
}

// MARK: - Names

extension KeyChange {
  /// Returns the name of a key change by older programs, which did not contain the author. It is
  /// still the name under which key changes are sealed.
  static func legacyName(_ number: Int) -> PieceName { .key("key-\(number)") }

  static func name(_ number: Int, by author: DeviceID) -> PieceName {
    .key("key-\(number)-\(author.text)")
  }

  static func acknowledgementName(_ number: Int, of device: DeviceID) -> PieceName {
    .key("answer-\(number)-\(device.text)")
  }

  /// Returns the number of the key that a piece with this name publishes; nil for all other names.
  static func keyNumber(of name: PieceName) -> Int? {
    guard case .key(let text) = name else { return nil }
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard words.count == 2 || words.count == 3, Substring(words[0]) == "key",
      let number = UInt32(Substring(words[1])).map(Int.init), number > 1
    else { return nil }
    let author = words.count == 3 ? DeviceID(text: String(Substring(words[2]))) : nil
    let known = author.map { KeyChange.name(number, by: $0) } ?? KeyChange.legacyName(number)
    return known == name ? number : nil
  }

  /// Returns the greatest key number among the pieces; 1 if the key never changed.
  static func newestNumber(in names: [PieceName]) -> Int { names.compactMap(keyNumber).max() ?? 1 }
}
