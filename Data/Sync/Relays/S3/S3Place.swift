import HearthDomain

/// A folder in a bucket of a server of S3, as somebody wrote it: `https://HOST/BUCKET/FOLDER`, or
/// `https://BUCKET.s3.HOST/FOLDER`. The folder may be missing, and `?region=` may follow.
struct S3Place: Hashable, Sendable {
  let bucket: HTTPAddress
  /// What stands under `NAME` has this before its name, in the bucket and in addresses.
  let folder: String
  /// The one in which requests are signed first; the server may know it better.
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
    // Nothing that has to be escaped, for servers do not agree on how that is signed.
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

  /// Where the thing of that name stands.
  func address(of name: String) -> HTTPAddress? {
    HTTPAddress(bucket.text + (bucket.text.hasSuffix("/") ? "" : "/") + folder + name)
  }

  /// For people.
  var shown: String { bucket.text }

  /// Nil for a question that asks for something else.
  private static func region(asked: Substring?) -> String?? {
    guard let asked else { return .some(nil) }
    let name = "region="
    let region = asked.dropFirst(name.utf8.count)
    guard asked.hasPrefix(name), isRegion(region) else { return nil }
    return .some(String(region))
  }

  /// Whether it may stand in a signature.
  static func isRegion(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
  }

  /// The one that a host tells behind its `s3`, such as `s3.eu-central-1.amazonaws.com`.
  private static func region(_ labels: ArraySlice<String>) -> String? {
    if let first = labels.first, first != "s3" { return String(first.dropFirst("s3-".count)) }
    let rest = labels.dropFirst().drop { $0 == "dualstack" }
    return rest.count > 2 ? rest.first : nil
  }
}
