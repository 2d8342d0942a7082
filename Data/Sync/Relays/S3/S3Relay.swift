import HearthDomain

/// A relay in a bucket of S3, or of a server like it. The things in it are the files of a relay in
/// a folder: a program that keeps the two equal may stand between devices.
package struct S3Relay: Relay {
  private let server: S3Server
  private let place: S3Place
  /// So many names are asked for at once.
  private let page: Int

  /// The bucket has to be there. Throws ``SyncRefusal/isNoBucket``.
  package init(
    _ address: String, _ keys: S3Keys, _ transport: HTTPTransport, page: Int = 1_000
  ) throws {
    place = try S3Place(address)
    server = S3Server(transport, place, keys)
    self.page = page
  }

  // MARK: Looking

  /// All of them each time: a bucket has them by name, and a new one may stand before a known one.
  package func list(after mark: RelayMark?) throws -> RelayListing {
    var sizes: [PieceName: Int] = [:]
    var (token, last): (String?, String?) = (nil, nil)
    repeat {
      let answer = try names(after: token, last)
      for thing in answer.all("Contents") {
        guard let key = thing.first("Key")?.word else { throw server.error(.notUnderstood) }
        last = key
        guard key.hasPrefix(place.folder),
          let name = PieceName(String(key.dropFirst(place.folder.count)))
        else { continue }
        sizes[name] = thing.first("Size").flatMap { Int($0.word) } ?? 0
      }
      let next = answer.first("NextContinuationToken")?.word
      guard answer.first("IsTruncated")?.word == "true" else { break }
      // A server that stays where it is would keep the program asking for ever.
      guard next != token || next == nil, !answer.all("Contents").isEmpty else {
        throw server.error(.notUnderstood)
      }
      token = next
    } while true
    return RelayListing(ofAll: sizes, quota: nil, after: mark)
  }

  /// Some of the names, behind that token, or behind a name where the server gives none.
  private func names(after token: String?, _ last: String?) throws -> XMLElement {
    // As the signature wants them: by their names.
    var question = [("list-type", "2"), ("max-keys", "\(page)"), ("prefix", place.folder)]
    if let token {
      question.insert(("continuation-token", token), at: 0)
    } else if let last {
      question.append(("start-after", last))
    }
    let address = place.bucket.asking(question.map { (name: $0.0, value: $0.1) })
    guard let address else { throw server.error(.notUnderstood) }
    let answer = try server.answer("GET", address)
    guard answer.isSuccess else { throw server.refusal(answer) }
    guard let root = try? XMLReader.read(answer.body), root.name == "ListBucketResult" else {
      throw server.error(.notUnderstood)
    }
    return root
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try file(of: name).flatMap { try PieceFile.bytes(in: $0) }
  }

  private func file(of name: PieceName) throws -> [UInt8]? {
    let answer = try server.answer("GET", place(of: name))
    if answer.status == 404, S3Trouble(answer)?.code != "NoSuchBucket" { return nil }
    guard answer.isSuccess else { throw server.refusal(answer) }
    return answer.body
  }

  // MARK: Changing

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    let file = PieceFile.framed(bytes)
    for isLast in [false, true] {
      // Some servers do not know the condition, and would write over what is there.
      let there = try self.file(of: name)
      // What is half there, or damaged, would be this piece.
      if let there, let present = try? PieceFile.bytes(in: there) {
        guard present == bytes else { throw DomainError.refused(.sync(.pieceIsAnother(name))) }
        return
      }
      var answer = try put(file, as: name, isNew: there == nil)
      if answer.status == 501 { answer = try put(file, as: name, isNew: false) }
      if answer.isSuccess { return }
      // Somebody else was there in the same moment, or is.
      guard [409, 412].contains(answer.status), !isLast else { throw server.refusal(answer) }
    }
  }

  private func put(_ file: [UInt8], as name: PieceName, isNew: Bool) throws -> HTTPAnswer {
    let condition = isNew ? [(name: "If-None-Match", value: "*")] : []
    return try server.answer(
      "PUT", place(of: name),
      headers: [(name: "Content-Type", value: "application/octet-stream")] + condition,
      document: file)
  }

  package func delete(_ name: PieceName) throws {
    let answer = try server.answer("DELETE", place(of: name))
    guard answer.isSuccess || answer.status == 404 && S3Trouble(answer)?.code != "NoSuchBucket"
    else { throw server.refusal(answer) }
  }

  private func place(of name: PieceName) throws -> HTTPAddress {
    guard let address = place.address(of: name.text) else { throw server.error(.notUnderstood) }
    return address
  }
}
