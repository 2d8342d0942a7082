import HearthDomain

/// A relay in a folder of a WebDAV server (RFC 4918), such as Nextcloud. Its files have the same
/// format as in ``FolderRelay``, so that another program can sync the two folders.
package struct WebDAVRelay: Relay {
  private let server: DAVServer
  /// Address of the folder, ending in a slash.
  private let address: HTTPAddress
  private let path: DAVPath

  /// Creates a relay in the folder, which must exist. Throws if the address has no valid path.
  package init(_ place: LinkServer, _ password: Secret?, _ transport: HTTPTransport) throws {
    let text = String(place.address.text.prefix { $0 != "?" && $0 != "#" })
    guard let whole = HTTPAddress(text.hasSuffix("/") ? text : text + "/"),
      let path = DAVPath(whole.text)
    else { throw CalendarRefusal.invalidAddress.error }
    server = DAVServer(transport, place, password, until: .never)
    address = whole
    self.path = path
  }

  // MARK: Listing and reading

  package func list(after mark: RelayCursor?) throws -> RelayListing {
    var (sizes, strange): ([PieceName: Int], [String]) = ([:], [])
    let (whole, quota) = try resources(in: "")
    for thing in whole where thing.isOf(kind: "collection") {
      guard let device = DAVPath(thing.href)?.name, PieceName.isFolder(device) else { continue }
      for file in try resources(in: device + "/").things {
        guard let name = DAVPath(file.href)?.name, let piece = PieceName("\(device)/\(name)") else {
          continue
        }
        if file.isOf(kind: "collection") {
          strange.append(piece.text)
          continue
        }
        sizes[piece] = file.number(.contentLength) ?? 0
      }
    }
    var listing = RelayListing(ofAll: sizes, quota: quota, after: mark)
    listing.unexpectedNames = strange.sorted()
    return listing
  }

  /// Returns the direct contents of a subfolder, and the quota of the relay if the server reports
  /// it.
  private func resources(in folder: String) throws -> (things: [DAVAnswer.Resource], quota: Int?) {
    let own = path.text + (folder.isEmpty ? "" : "/" + folder.dropLast())
    do {
      let all = try server.properties(
        [.resourceType, .contentLength, .quotaUsed, .quotaAvailable], of: fileAddress(of: folder),
        depth: 1
      ).things.resources
      let itself = all.first { DAVPath($0.href)?.text == own }
      // The folder must be in its own listing; otherwise the response may be about another one.
      guard let itself else { throw server.error(.unreadableResponse) }
      let room = itself.number(.quotaAvailable).map { $0 + (itself.number(.quotaUsed) ?? 0) }
      return (all.filter { DAVPath($0.href)?.parent == own && $0.status != 404 }, room)
    } catch DomainError.unavailable(.service(_, .requestRejected(status: 404, _))) {
      if folder.isEmpty { throw DomainError.refused(.sync(.hasNoFolder(address.text))) }
      return ([], nil)
    }
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    let answer = try server.answer(to: DAVServer.Request("GET", fileAddress(of: name.text)))
    if answer.status == 404 || answer.status == 410 { return nil }
    guard answer.isSuccess else { throw server.refusal(answer) }
    return try PieceFile.bytes(in: answer.body)
  }

  // MARK: Writing

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    let file = PieceFile.framed(bytes)
    var answer = try put(file, as: name, isNew: true)
    if [403, 404, 409].contains(answer.status) {
      // The folder of the device is missing, so create it; another device may do so at the same
      // time.
      let folder = String(name.text.prefix { $0 != "/" }) + "/"
      let made = try server.answer(to: DAVServer.Request("MKCOL", fileAddress(of: folder)))
      if made.status == 409 { throw DomainError.refused(.sync(.hasNoFolder(address.text))) }
      guard made.isSuccess || made.status == 405 else { throw refusal(made) }
      answer = try put(file, as: name, isNew: true)
    }
    if answer.status == 412 {
      if let present = try validPiece(name) {
        guard present == bytes else { throw DomainError.refused(.sync(.pieceDiffers(name))) }
        return
      }
      // An incomplete or damaged file is replaced.
      answer = try put(file, as: name, isNew: false)
    }
    guard answer.isSuccess else { throw refusal(answer) }
  }

  private func put(_ file: [UInt8], as name: PieceName, isNew: Bool) throws -> HTTPAnswer {
    var question = DAVServer.Request("PUT", try fileAddress(of: name.text))
    if isNew { question.headers = [("If-None-Match", "*")] }
    question.body = file
    question.contentType = "application/octet-stream"
    return try server.answer(to: question)
  }

  private func refusal(_ answer: HTTPAnswer) -> DomainError {
    answer.status == 507 || answer.status == 413
      ? .refused(.sync(.relayIsFull(limit: nil))) : server.refusal(answer)
  }

  package func delete(_ name: PieceName) throws {
    let answer = try server.answer(to: DAVServer.Request("DELETE", fileAddress(of: name.text)))
    // Keep the folder: deleting it would also delete files that have just arrived.
    guard answer.isSuccess || [404, 409, 410].contains(answer.status) else {
      throw server.refusal(answer)
    }
  }

  private func fileAddress(of name: String) throws -> HTTPAddress {
    guard let place = HTTPAddress(address.text + name) else {
      throw server.error(.unreadableResponse)
    }
    return place
  }
}

extension DAVProperty {
  fileprivate static let contentLength = DAVProperty(namespace: "DAV:", name: "getcontentlength")
  fileprivate static let quotaUsed = DAVProperty(namespace: "DAV:", name: "quota-used-bytes")
  fileprivate static let quotaAvailable = DAVProperty(
    namespace: "DAV:", name: "quota-available-bytes")
}

extension DAVAnswer.Resource {
  /// Returns the property's number; nil if it is negative, which some servers use for unknown.
  fileprivate func number(_ property: DAVProperty) -> Int? {
    text(property).flatMap { Int($0) }.flatMap { (0...(1 << 60)).contains($0) ? $0 : nil }
  }
}
