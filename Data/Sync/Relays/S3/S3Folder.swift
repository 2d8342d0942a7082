import HearthDomain

/// A folder in an S3 bucket, given as `https://HOST/BUCKET/FOLDER` or
/// `https://BUCKET.s3.HOST/FOLDER`. The folder is optional; `?region=` may follow.
struct S3Folder: Hashable, Sendable {
  let bucket: HTTPAddress
  /// Prefix of all object names, with a trailing slash; may be empty.
  let folder: String
  /// Region for signing the first request; the server may correct it.
  let region: String

  /// Throws ``SyncRefusal/isNoBucket``.
  init(_ text: String) throws {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = HTTPAddress(parts[0]),
      let asked = Self.region(asked: parts.dropFirst().first)
    else { throw DomainError.refused(.sync(.isNoBucket)) }
    let labels = whole.host.split(separator: ".").map { String($0) }
    let service = labels.firstIndex { $0 == "s3" || $0.hasPrefix("s3-") }
    var names = whole.text.dropFirst(whole.origin.utf8.count)
      .split(separator: "/").map { String($0) }
    // Reject characters that need escaping, since servers disagree on how they are signed.
    guard names.allSatisfy({ $0 == $0.escapedInQuery && $0 != "." && $0 != ".." }) else {
      throw DomainError.refused(.sync(.isNoBucket))
    }
    let isInHost = service.map { $0 > 0 } ?? false
    guard isInHost || !names.isEmpty,
      let bucket = HTTPAddress(whole.origin + "/" + (isInHost ? "" : names.removeFirst()))
    else { throw DomainError.refused(.sync(.isNoBucket)) }
    self.bucket = bucket
    folder = names.map { $0 + "/" }.joined()
    region = asked ?? service.flatMap { Self.region(labels[$0...]) } ?? "us-east-1"
  }

  /// Returns the address of the object.
  func address(of name: String) -> HTTPAddress? {
    HTTPAddress(bucket.text + (bucket.text.hasSuffix("/") ? "" : "/") + folder + name)
  }

  /// Address to display.
  var displayText: String { bucket.text }

  /// Parses the query: nil inside if there is none, nil outside if it contains anything but a
  /// region.
  private static func region(asked: Substring?) -> String?? {
    guard let asked else { return .some(nil) }
    let name = "region="
    let region = asked.dropFirst(name.utf8.count)
    guard asked.hasPrefix(name), isRegion(region) else { return nil }
    return .some(String(region))
  }

  /// Whether the text is valid as region in a signature.
  static func isRegion(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
  }

  /// Returns the region after `s3` in the host name, such as `eu-central-1` in
  /// `s3.eu-central-1.amazonaws.com`.
  private static func region(_ labels: ArraySlice<String>) -> String? {
    if let first = labels.first, first != "s3" { return String(first.dropFirst("s3-".count)) }
    let rest = labels.dropFirst().drop { $0 == "dualstack" }
    return rest.count > 2 ? rest.first : nil
  }
}
