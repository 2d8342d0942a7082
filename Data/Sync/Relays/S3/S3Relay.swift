import HearthDomain

/// A relay in an S3 bucket. Its objects have the same format as files in ``FolderRelay``, so that
/// another program can sync the two.
package struct S3Relay: Relay {
  private let server: S3Server
  private let folder: S3Folder
  /// Number of names per request.
  private let pageSize: Int

  /// Creates a relay in the bucket, which must exist. Throws ``SyncRefusal/isNoBucket``.
  package init(
    _ address: String, _ keys: S3Keys, _ transport: HTTPTransport, page: Int = 1_000
  ) throws {
    folder = try S3Folder(address)
    server = S3Server(transport, folder, keys)
    self.pageSize = page
  }

  // MARK: Listing and reading

  /// Lists all pieces each time. A listing is sorted by name, so new objects may come before known
  /// ones.
  package func list(after mark: RelayCursor?) throws -> RelayListing {
    var sizes: [PieceName: Int] = [:]
    var (token, last): (String?, String?) = (nil, nil)
    repeat {
      let answer = try listPage(after: token, last)
      for thing in answer.all("Contents") {
        guard let key = thing.first("Key")?.trimmedText else {
          throw server.error(.unreadableResponse)
        }
        last = key
        guard key.hasPrefix(folder.folder),
          let name = PieceName(String(key.dropFirst(folder.folder.count)))
        else { continue }
        sizes[name] = thing.first("Size").flatMap { Int($0.trimmedText) } ?? 0
      }
      let next = answer.first("NextContinuationToken")?.trimmedText
      guard answer.first("IsTruncated")?.trimmedText == "true" else { break }
      // Stop if a page does not advance, to avoid an endless loop.
      guard next != token || next == nil, !answer.all("Contents").isEmpty else {
        throw server.error(.unreadableResponse)
      }
      token = next
    } while true
    return RelayListing(ofAll: sizes, quota: nil, after: mark)
  }

  /// Requests a page of names: those after the token or, if the server gives no tokens, after the
  /// last name.
  private func listPage(after token: String?, _ last: String?) throws -> XMLElement {
    // The parameters are sorted by name, as the signature requires.
    var question = [("list-type", "2"), ("max-keys", "\(pageSize)"), ("prefix", folder.folder)]
    if let token {
      question.insert(("continuation-token", token), at: 0)
    } else if let last {
      question.append(("start-after", last))
    }
    let address = folder.bucket.withQuery(question.map { (name: $0.0, value: $0.1) })
    guard let address else { throw server.error(.unreadableResponse) }
    let answer = try server.answer("GET", address)
    guard answer.isSuccess else { throw server.refusal(answer) }
    guard let root = try? XMLReader.read(answer.body), root.name == "ListBucketResult" else {
      throw server.error(.unreadableResponse)
    }
    return root
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try file(of: name).flatMap { try PieceFile.bytes(in: $0) }
  }

  private func file(of name: PieceName) throws -> [UInt8]? {
    let answer = try server.answer("GET", self.address(of: name))
    if answer.status == 404, S3Trouble(answer)?.code != "NoSuchBucket" { return nil }
    guard answer.isSuccess else { throw server.refusal(answer) }
    return answer.body
  }

  // MARK: Writing

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    let file = PieceFile.framed(bytes)
    for isLast in [false, true] {
      // Some servers ignore the condition and would overwrite an existing object.
      let there = try self.file(of: name)
      // Replace an incomplete or damaged object.
      if let there, let present = try? PieceFile.bytes(in: there) {
        guard present == bytes else { throw DomainError.refused(.sync(.pieceDiffers(name))) }
        return
      }
      var answer = try put(file, as: name, isNew: there == nil)
      if answer.status == 501 { answer = try put(file, as: name, isNew: false) }
      if answer.isSuccess { return }
      // Another device is writing the object at the same time, so try again.
      guard [409, 412].contains(answer.status), !isLast else { throw server.refusal(answer) }
    }
  }

  private func put(_ file: [UInt8], as name: PieceName, isNew: Bool) throws -> HTTPAnswer {
    let condition = isNew ? [(name: "If-None-Match", value: "*")] : []
    return try server.answer(
      "PUT", self.address(of: name),
      headers: [(name: "Content-Type", value: "application/octet-stream")] + condition,
      document: file)
  }

  package func delete(_ name: PieceName) throws {
    let answer = try server.answer("DELETE", self.address(of: name))
    guard answer.isSuccess || answer.status == 404 && S3Trouble(answer)?.code != "NoSuchBucket"
    else { throw server.refusal(answer) }
  }

  private func address(of name: PieceName) throws -> HTTPAddress {
    guard let address = folder.address(of: name.text) else {
      throw server.error(.unreadableResponse)
    }
    return address
  }
}
