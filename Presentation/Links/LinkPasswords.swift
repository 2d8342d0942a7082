import HearthDomain
import TerminalKit

/// The server passwords that one command needs, each looked up once.
struct LinkPasswords {
  /// A user at a server.
  private struct Account: Hashable {
    let origin: String
    let user: String
  }

  let locations: any LinkLocations
  private var knownPasswords: [Account: Secret] = [:]
  /// Whether the user typed a password. It is then not in the keyring.
  private(set) var wasTyped = false

  init(_ places: any LinkLocations) {
    self.locations = places
  }

  /// Returns the other side of a link, signed in with the user's password if it needs one.
  mutating func folder(
    _ place: LinkLocation, of kind: LinkKind, in console: inout Console
  ) throws -> any LinkedFolder {
    switch place {
    case .folder, .subscription: try locations.folder(place, of: kind, nil)
    case .server(let server):
      try locations.folder(place, of: kind, password(of: server, in: &console))
    }
  }

  /// Returns the password from the user's command, from the keyring or by asking; nil without a
  /// user.
  mutating func password(of server: LinkServer, in console: inout Console) throws -> Secret? {
    guard let user = server.user else { return nil }
    let account = Account(origin: server.address.origin, user: user)
    if let password = knownPasswords[account] { return password }
    var password = try locations.password(of: server)
    if password == nil {
      guard console.canAskSecretly else {
        throw CalendarRefusal.noPassword(user: user, server: server.address.host).error
      }
      let language = console.language
      password = try console.promptSecretly(
        language(
          ko: "\(server.address.host)의 \(user) 비밀번호: ",
          en: "Password for \(user) at \(server.address.host): "))
      wasTyped = true
    }
    knownPasswords[account] = password
    return password
  }

  /// Uses the password also for an address to which the server has redirected.
  mutating func remember(_ password: Secret?, of server: LinkServer) {
    guard let user = server.user else { return }
    knownPasswords[Account(origin: server.address.origin, user: user)] = password
  }

  /// Offers to store a typed password in the keyring.
  func offerToStorePassword(of server: LinkServer, in console: inout Console) throws {
    guard wasTyped, locations.hasKeyring, console.canAsk, let user = server.user,
      let password = knownPasswords[Account(origin: server.address.origin, user: user)]
    else { return }
    let language = console.language
    let question = language(
      ko: "이 비밀번호를 시스템 키링에 저장할까요?", en: "Save this password in the system keyring?")
    guard try console.ask(question) else { return }
    if !locations.save(password, of: server) {
      console.printNote(Words(ko: "키링에 저장하지 못했어요.", en: "It could not be saved in the keyring."))
    }
  }
}

extension LinkLocation {
  /// The path or the address for display.
  var displayText: String {
    switch self {
    case .folder(let path): path.displayText
    case .server(let server): server.address.text
    case .subscription(let subscription): subscription.source.displayText
    }
  }
}

extension Subscription.Source {
  /// The path or the address for display. The path within an address is left out, because it may be
  /// secret.
  var displayText: String {
    switch self {
    case .address(let address):
      address.text.utf8.count > address.origin.utf8.count + 1
        ? address.origin + "/…" : address.text
    case .file(let path): path.displayText
    }
  }
}
