import HearthDomain
import JSONText

/// Sends JSON to an address on the network.
package protocol JSONPosting: Sendable {
  /// Returns when the server has accepted it; throws if it is unreachable or refuses.
  func post(_ json: [UInt8], to address: String, headers: [(name: String, value: String)]) throws
}

/// Publishes reminders on a topic of an ntfy server. The topic is a secret and never part of an
/// error.
package struct NtfyReminderSender: ReminderSender {
  private static let maxBytes = 3800

  private let server: String
  private let topic: String
  private let network: (any JSONPosting)?

  /// Without a network, every message fails with ``ChannelTrouble/noNetwork``.
  package init(server: String, topic: String, network: (any JSONPosting)?) {
    self.server = server
    self.topic = topic
    self.network = network
  }

  package func send(_ message: ReminderMessage) throws {
    guard let network else { throw DomainError.channel("ntfy", .noNetwork) }
    var writer = JSONWriter()
    // As JSON, because headers cannot contain Korean.
    writer.write(
      .object([
        "topic": .string(topic), "title": .string(message.title.withoutControls),
        "message": .string(message.body.withoutControls.cut(toBytes: NtfyReminderSender.maxBytes)),
      ]))
    do {
      try network.post(
        writer.bytes, to: jsonAddress, headers: [("Content-Type", "application/json")])
    } catch let error as DomainError {
      throw error
    } catch {
      throw DomainError.channel("ntfy", .failed(detail: "\(type(of: error))"))
    }
  }

  /// Address for JSON: the server itself, since the topic is in the body.
  private var jsonAddress: String {
    var address = server[...]
    while address.hasSuffix("/") { address = address.dropLast() }
    return address + "/"
  }
}

extension String {
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var (kept, bytes) = ("", 0)
    for character in self {
      bytes += character.utf8.count
      if bytes > limit { break }
      kept.append(character)
    }
    return kept
  }
}
