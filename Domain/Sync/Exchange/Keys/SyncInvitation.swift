/// Invitation with which one device lets another one join while both are online. Its code consists
/// of a number, under which they find each other, and a shared secret. The code itself decrypts
/// nothing.
package struct SyncInvitation {
  /// The code for typing: twenty letters and digits in groups of four.
  package let code: String
  private let number: String
  let secret: Secret

  /// How long an invitation is valid.
  package static let validity = Duration.seconds(600)

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let length = 20

  /// Creates a random invitation.
  package init() {
    var chance = SystemRandomNumberGenerator()
    self.init(
      letters: (0..<Self.length).map { _ in Self.alphabet.randomElement(using: &chance) ?? 0 })
  }

  /// Parses a typed code; returns nil if it is malformed.
  package init?(typed: Secret) {
    let letters = typed.withBytes { bytes in
      bytes.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Self.normalized(byte - 32)
        case UInt8(ascii: " "), UInt8(ascii: "-"): nil
        default: Self.normalized(byte)
        }
      }
    }
    guard letters.count == Self.length, letters.allSatisfy(Self.alphabet.contains) else {
      return nil
    }
    self.init(letters: letters)
  }

  private init(letters: [UInt8]) {
    let groups = stride(from: 0, to: letters.count, by: 4).map {
      String(decoding: letters[$0..<min($0 + 4, letters.count)], as: UTF8.self)
    }
    code = groups.joined(separator: "-")
    number = groups[0].lowercased()
    secret = Secret(letters.dropFirst(4))
  }

  /// Returns the letter as it is compared: `O` as `0`, `I` and `L` as `1`.
  private static func normalized(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "O"): UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
    default: letter
    }
  }

  /// Name of the piece that exists as long as the inviting device waits.
  var openingName: PieceName { .key("invite-\(number)\(Self.openingSuffix)") }
  static let openingSuffix = "-open"
  var requestName: PieceName { .key("invite-\(number)-ask") }
  var answerName: PieceName { .key("invite-\(number)-key") }
}

/// A device that answered an invitation.
package struct SyncGuest: Sendable {
  package let name: String
  /// The comparison words, which both devices must show.
  package let words: [String]
  let publicKeys: DevicePublicKeys
}

/// Lets another device join: publishes an invitation, waits for a device that knows its code, and
/// sends the keys after the users have compared the words on both devices.
package struct InviteDevice: Sendable {
  let tools: SyncTools

  /// Announces the invitation at the relay, which a joining device looks for.
  package func open(_ invitation: SyncInvitation) throws {
    let relay = try tools.makeRelay(tools.activeExchange().exchange.relay)
    try removeOld(at: relay)
    var told = KeyPieceWriter()
    told.put(tools.now().milliseconds + SyncInvitation.validity.components.seconds * 1000)
    try relay.putNew(
      invitation.openingName,
      tools.sealer.proof(of: told.bytes, knowing: invitation.secret) + told.bytes)
  }

  /// Deletes invitations older than a day, left by programs that were killed while waiting.
  private func removeOld(at relay: any Relay) throws {
    let end = SyncInvitation.openingSuffix
    for case .key(let text) in try relay.list(after: nil).names
    where text.utf8.starts(with: "invite-".utf8)
      && text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    {
      guard let told = try relay.validPiece(.key(text)) else { continue }
      var reader = KeyPieceReader(Array(told.dropFirst(32)))
      let until = try? reader.readNumber()
      guard until.map({ $0 < tools.now().milliseconds - 86_400_000 }) ?? true else { continue }
      let name = String(decoding: text.utf8.dropLast(end.utf8.count), as: UTF8.self)
      for end in [end, "-ask", "-key"] { try relay.delete(.key(name + end)) }
    }
  }

  /// Waits for a device that answers. Throws ``SyncRefusal/invitationIsOver`` after the duration.
  /// Throws ``SyncRefusal/wrongCode`` if a device answers without knowing the code; the invitation
  /// is then void.
  package func wait(
    for invitation: SyncInvitation, atMost duration: Duration = SyncInvitation.validity,
    until cancellation: Cancellation = .never
  ) throws -> SyncGuest {
    let (part, exchange) = try tools.activeExchange()
    let relay = try tools.makeRelay(exchange.relay)
    guard
      let bytes = try tools.waitForPiece(
        invitation.requestName, at: relay, atMost: duration, until: cancellation)
    else { throw DomainError.refused(.sync(.invitationIsOver)) }
    let (proof, body) = (bytes.prefix(32), Array(bytes.dropFirst(32)))
    guard try tools.sealer.proof(of: body, knowing: invitation.secret).elementsEqual(proof),
      body.count > DevicePublicKeys.size,
      let publicKeys = DevicePublicKeys(bytes: Array(body.prefix(DevicePublicKeys.size)))
    else {
      try relay.delete(invitation.requestName)
      throw DomainError.refused(.sync(.wrongCode))
    }
    let profile = try tools.keyRing(of: part.device).profile
    return SyncGuest(
      name: String(decoding: body.dropFirst(DevicePublicKeys.size), as: UTF8.self),
      words: tools.comparisonWords(body, profile), publicKeys: publicKeys)
  }

  /// Sends the keys, sealed for the guest.
  package func admit(_ guest: SyncGuest, by invitation: SyncInvitation) throws {
    let (part, exchange) = try tools.activeExchange()
    let ring = try tools.keyRing(of: part.device)
    var keys = KeyPieceWriter()
    for key in ring.keys {
      keys.put(Int64(key.number))
      key.bytes.withBytes { keys.put($0) }
    }
    let box = try tools.sealer.seal(keys.bytes, for: guest.publicKeys)
    try tools.makeRelay(exchange.relay).putNew(
      invitation.answerName, tools.sealer.proof(of: box, knowing: invitation.secret) + box)
  }

  /// Withdraws the invitation.
  package func withdraw(_ invitation: SyncInvitation) throws {
    let relay = try tools.makeRelay(tools.activeExchange().exchange.relay)
    for name in [invitation.openingName, invitation.requestName, invitation.answerName] {
      try relay.delete(name)
    }
  }
}

extension JoinSync {
  /// Prepares joining by an invitation: shows the words to compare, and waits for the keys. Calls
  /// `letIn` after the keys have arrived and the invitation is deleted; nothing is changed after
  /// that.
  ///
  /// Throws ``SyncRefusal/noSuchInvitation`` for a used or expired code,
  /// ``SyncRefusal/mistypedCode`` if only its beginning matches, and ``SyncRefusal/isNotAdmitted``
  /// if the inviting device or this one stops waiting.
  package func prepare(
    _ address: SyncAddress, called name: String, _ invitation: SyncInvitation,
    atMost duration: Duration = SyncInvitation.validity, until cancellation: Cancellation = .never,
    showing show: ([String]) throws -> Void, letIn: () -> Void = {}
  ) throws -> PreparedJoin {
    try requireSyncOff()
    let relay = try tools.makeRelay(address)
    let profile = try profileID(at: relay)
    try checkIsOpen(invitation, at: relay)
    // The join was cancelled here; the other device does not have to know.
    if cancellation.isRequested { throw DomainError.refused(.sync(.isNotAdmitted)) }
    let ring = try ring(
      of: profile, invitation, called: name, at: relay, atMost: duration, until: cancellation, show)
    letIn()
    return try prepare(address, ring, called: name, relay)
  }

  /// Returns a ring with the keys of the inviting device, once it has sent them.
  private func ring(
    of profile: SyncProfileID, _ invitation: SyncInvitation, called name: String,
    at relay: any Relay, atMost duration: Duration, until cancellation: Cancellation,
    _ show: ([String]) throws -> Void
  ) throws -> KeyRing {
    let device = try makeDevice()
    let body = device.keys.publicKeys.bytes + Array(name.utf8)
    do {
      try relay.putNew(
        invitation.requestName, tools.sealer.proof(of: body, knowing: invitation.secret) + body)
    } catch DomainError.refused(.sync(.pieceDiffers)) {
      // Another device answered the invitation first.
      throw DomainError.refused(.sync(.noSuchInvitation))
    }
    // An invitation is for one join, so delete its pieces in any case.
    defer {
      for name in [invitation.openingName, invitation.requestName, invitation.answerName] {
        try? relay.delete(name)
      }
    }
    try show(tools.comparisonWords(body, profile))
    guard
      let answer = try tools.waitForPiece(
        invitation.answerName, at: relay, atMost: duration, whileThere: invitation.openingName,
        until: cancellation)
    else { throw DomainError.refused(.sync(.isNotAdmitted)) }
    let box = Array(answer.dropFirst(32))
    guard
      try tools.sealer.proof(of: box, knowing: invitation.secret).elementsEqual(answer.prefix(32))
    else { throw DomainError.refused(.sync(.wrongCode)) }
    var reader = KeyPieceReader(try tools.sealer.open(box, by: device.keys))
    var keys: [ProfileKey] = []
    while !reader.isAtEnd {
      let number = Int(clamping: try reader.readNumber())
      guard let key = ProfileKey(number: number, bytes: Secret(try reader.readBytes())) else {
        throw DomainError.damaged(.sealed(.notAuthentic))
      }
      keys.append(key)
    }
    return try makeRing(profile, keys, device)
  }

  /// Accepted difference between the clocks of two devices, in milliseconds. Invitations that
  /// expired longer ago than this are void.
  private static let clockTolerance: Int64 = 3_600_000

  /// Throws if no device waits with this invitation.
  private func checkIsOpen(_ invitation: SyncInvitation, at relay: any Relay) throws {
    guard let told = try relay.validPiece(invitation.openingName) else {
      throw DomainError.refused(.sync(.noSuchInvitation))
    }
    let body = Array(told.dropFirst(32))
    guard
      try tools.sealer.proof(of: body, knowing: invitation.secret).elementsEqual(told.prefix(32))
    else { throw DomainError.refused(.sync(.mistypedCode)) }
    var reader = KeyPieceReader(body)
    guard try reader.readNumber() >= tools.now().milliseconds - Self.clockTolerance else {
      throw DomainError.refused(.sync(.noSuchInvitation))
    }
  }
}

extension SyncTools {
  fileprivate func comparisonWords(_ body: [UInt8], _ profile: SyncProfileID) -> [String] {
    sealer.comparisonWords(body + profile.bytes, count: 5)
  }

  /// Waits for a piece. Returns nil after the duration, or when the piece `other` has been deleted.
  fileprivate func waitForPiece(
    _ name: PieceName, at relay: any Relay, atMost duration: Duration,
    whileThere other: PieceName? = nil, until cancellation: Cancellation
  ) throws -> [UInt8]? {
    let end = now().milliseconds + duration.components.seconds * 1000
    while true {
      let mark = try relay.list(after: nil).cursor
      // Check this first: whoever deletes the other piece has uploaded the answer before that.
      let isOver = try other.map { try relay.get($0) == nil } ?? false
      if let bytes = try relay.get(name) { return bytes }
      let left = end - now().milliseconds
      guard !isOver, left > 0, !cancellation.isRequested else { return nil }
      _ = try relay.wait(after: mark, atMost: .milliseconds(min(left, 2_000)), until: cancellation)
    }
  }
}
