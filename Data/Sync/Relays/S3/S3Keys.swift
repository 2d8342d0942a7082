import CLibrary
import HearthDomain

/// Credentials for an S3 server. Its description never reveals them.
package struct S3Keys: Sendable, CustomStringConvertible {
  let id: String
  let secret: String
  /// Session token of temporary keys.
  let token: String?

  package init(id: String, secret: Secret, token: String? = nil) {
    self.id = id
    self.secret = secret.withBytes { String(decoding: $0, as: UTF8.self) }
    self.token = token
  }

  package var description: String { "S3Keys" }

  /// Environment variables with the keys, or with the location of the keys file.
  package static let variables = [
    "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_PROFILE",
    "AWS_SHARED_CREDENTIALS_FILE", "HOME",
  ]

  /// Returns the keys from where other S3 programs look for them: the environment, or else the keys
  /// file. Throws if the file cannot be read.
  package static func standardKeys(_ environment: [String: FilePath]) throws -> S3Keys? {
    func word(_ name: String) -> String? {
      environment[name]?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    Secrecy.enable()
    if let id = word("AWS_ACCESS_KEY_ID"), let secret = word("AWS_SECRET_ACCESS_KEY") {
      return S3Keys(id: id, secret: Secret(secret.utf8), token: word("AWS_SESSION_TOKEN"))
    }
    let own = word("AWS_SHARED_CREDENTIALS_FILE").map { FilePath($0) }
    guard let path = own ?? environment["HOME"]?.appending(".aws").appending("credentials") else {
      return nil
    }
    do {
      let file = try FileReader(limit: 1 << 20).bytes(of: path)
      return S3Keys(file: file, of: word("AWS_PROFILE") ?? "default")
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }

  /// Parses the keys of a profile in a keys file; returns nil if there are none.
  init?(file: [UInt8], of profile: String) {
    var values: [String: String] = [:]
    var isInside = false
    for line in file.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map(\.trimmedBlanks) {
      let halves = line.split(separator: UInt8(ascii: "="), maxSplits: 1).map { half in
        String(decoding: half.trimmedBlanks, as: UTF8.self)
      }
      if line.first == UInt8(ascii: "[") {
        let name = line.dropFirst().prefix { $0 != UInt8(ascii: "]") }.trimmedBlanks
        isInside = name.elementsEqual(profile.utf8)
      } else if isInside, halves.count == 2 {
        values[halves[0].lowercased()] = halves[1]
      }
    }
    guard let id = values["aws_access_key_id"], let secret = values["aws_secret_access_key"],
      !id.isEmpty, !secret.isEmpty
    else { return nil }
    self.init(id: id, secret: Secret(secret.utf8), token: values["aws_session_token"])
  }
}
