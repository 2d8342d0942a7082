/// By which one device lets another in while both are there: a number under which they find each
/// other, and a secret that nobody else knows. Neither opens anything.
public struct SyncInvitation {
  /// As one types it elsewhere: twenty letters and digits in groups of four.
  public let code: String
  private let number: String
  let secret: Secret

  /// So long one is good.
  public static let lasting = Duration.seconds(600)

  private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let length = 20

  /// A new one, by chance.
  public init() {
    var chance = SystemRandomNumberGenerator()
    self.init(
      letters: (0..<Self.length).map { _ in Self.letters.randomElement(using: &chance) ?? 0 })
  }

  /// The one that was typed; nil for what is none.
  public init?(typed: Secret) {
    let letters = typed.withBytes { bytes in
      bytes.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Self.meant(byte - 32)
        case UInt8(ascii: " "), UInt8(ascii: "-"): nil
        default: Self.meant(byte)
        }
      }
    }
    guard letters.count == Self.length, letters.allSatisfy(Self.letters.contains) else {
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

  /// Letters that look like digits are those.
  private static func meant(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "O"): UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
    default: letter
    }
  }

  var asking: PieceName { .key("invite-\(number)-ask") }
  var answer: PieceName { .key("invite-\(number)-key") }
}

/// Who came with the code of an invitation.
public struct SyncGuest: Sendable {
  public let name: String
  /// The words that both sides show.
  public let words: [String]
  let face: DeviceFace
}

/// Lets another device in: shows a code, waits for who comes with it, and hands the keys over once
/// people have seen that both show the same words.
public struct InviteDevice: Sendable {
  let tools: SyncTools

  public init(_ tools: SyncTools) {
    self.tools = tools
  }

  /// Throws ``SyncRefusal/invitationIsOver``, and ``SyncRefusal/wrongCode`` where somebody came
  /// who does not know the code: then the invitation is over, too.
  public func wait(
    for invitation: SyncInvitation, atMost duration: Duration = SyncInvitation.lasting,
    until cancellation: Cancellation = .never
  ) throws -> SyncGuest {
    let (part, exchange) = try tools.taking()
    let relay = try tools.relay(exchange.relay)
    let bytes = try tools.piece(
      invitation.asking, at: relay, atMost: duration, until: cancellation)
    let (proof, body) = (bytes.prefix(32), Array(bytes.dropFirst(32)))
    guard try tools.sealer.proof(of: body, knowing: invitation.secret).elementsEqual(proof),
      body.count > DeviceFace.size,
      let face = DeviceFace(bytes: Array(body.prefix(DeviceFace.size)))
    else {
      try relay.delete(invitation.asking)
      throw DomainError.refused(.sync(.wrongCode))
    }
    let profile = try tools.ring(of: part.device).profile
    return SyncGuest(
      name: String(decoding: body.dropFirst(DeviceFace.size), as: UTF8.self),
      words: tools.comparison(body, profile), face: face)
  }

  /// Hands the keys over; the rest the guest does.
  public func admit(_ guest: SyncGuest, by invitation: SyncInvitation) throws {
    let (part, exchange) = try tools.taking()
    let ring = try tools.ring(of: part.device)
    var keys = PackedBytes()
    for key in ring.keys {
      keys.put(Int64(key.number))
      key.bytes.withBytes { keys.put($0) }
    }
    let box = try tools.sealer.seal(keys.bytes, for: guest.face)
    try tools.relay(exchange.relay).putNew(
      invitation.answer, tools.sealer.proof(of: box, knowing: invitation.secret) + box)
  }

  /// Takes the invitation back.
  public func end(_ invitation: SyncInvitation) throws {
    let relay = try tools.relay(tools.taking().exchange.relay)
    try relay.delete(invitation.asking)
    try relay.delete(invitation.answer)
  }
}

extension JoinSync {
  /// Another device, by an invitation: shows the words to compare, and waits for the keys.
  public func prepare(
    _ address: SyncAddress, called name: String, _ invitation: SyncInvitation,
    atMost duration: Duration = SyncInvitation.lasting, until cancellation: Cancellation = .never,
    showing show: ([String]) throws -> Void
  ) throws -> PreparedJoin {
    try checkOff()
    let relay = try tools.relay(address)
    let profile = try profile(at: relay)
    let device = try makeDevice()
    let body = device.keys.face.bytes + Array(name.utf8)
    try relay.putNew(
      invitation.asking, tools.sealer.proof(of: body, knowing: invitation.secret) + body)
    // One join, then the pieces go, however it ends.
    defer {
      try? relay.delete(invitation.asking)
      try? relay.delete(invitation.answer)
    }
    try show(tools.comparison(body, profile))
    let answer = try tools.piece(
      invitation.answer, at: relay, atMost: duration, until: cancellation)
    let box = Array(answer.dropFirst(32))
    guard
      try tools.sealer.proof(of: box, knowing: invitation.secret).elementsEqual(answer.prefix(32))
    else { throw DomainError.refused(.sync(.wrongCode)) }
    var reader = PackedBytesReader(try tools.sealer.open(box, by: device.keys))
    var keys: [ProfileKey] = []
    while !reader.isAtEnd {
      let number = Int(clamping: try reader.number())
      guard let key = ProfileKey(number: number, bytes: Secret(try reader.piece())) else {
        throw DomainError.damaged(.sealed(.notAuthentic))
      }
      keys.append(key)
    }
    return try prepare(address, makeRing(profile, keys, device), called: name, relay)
  }
}

extension SyncTools {
  fileprivate func comparison(_ body: [UInt8], _ profile: SyncProfileID) -> [String] {
    sealer.comparisonWords(body + profile.bytes, count: 5)
  }

  /// A piece that somebody is about to put there.
  fileprivate func piece(
    _ name: PieceName, at relay: any Relay, atMost duration: Duration,
    until cancellation: Cancellation
  ) throws -> [UInt8] {
    let end = now().milliseconds + duration.components.seconds * 1000
    while true {
      let mark = try relay.list(after: nil).mark
      if let bytes = try relay.get(name) { return bytes }
      let left = end - now().milliseconds
      guard left > 0, !cancellation.isWanted else {
        throw DomainError.refused(.sync(.invitationIsOver))
      }
      _ = try relay.wait(after: mark, atMost: .milliseconds(min(left, 2_000)), until: cancellation)
    }
  }
}
