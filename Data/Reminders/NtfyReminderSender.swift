import HearthDomain
import JSONText

/// Sends JSON to an address on the network.
package protocol JSONPosting: Sendable {
  /// Sends the JSON, and returns when the server has accepted it. Throws if the server is
  /// unreachable or rejects it.
  func post(_ json: [UInt8], to address: String, headers: [(name: String, value: String)]) throws
}

/// Publishes reminders on a topic of an ntfy server. The topic is a secret and never part of an
/// error.
package struct NtfyReminderSender: ReminderSender {
  private static let maxBytes = 3800

  private let server: String
  private let topic: String
  private let network: (any JSONPosting)?

  /// Creates a sender. If `network` is nil, every message fails with ``ChannelTrouble/noNetwork``.
  package init(server: String, topic: String, network: (any JSONPosting)?) {
    self.server = server
    self.topic = topic
    self.network = network
  }

  package func send(_ message: ReminderMessage) throws {
    guard let network else { throw DomainError.channel("ntfy", .noNetwork) }
    var writer = JSONWriter()
    // Send title and text as JSON: headers, the alternative, cannot contain Korean.
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

  /// Address to which JSON is posted: the server itself, as the topic is in the body.
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
