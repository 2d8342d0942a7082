/// Delivery methods chosen by the user, and their parameters.
package struct DeliverySettings: Hashable, Sendable {
  /// A delivery method, whether or not its parameters are set.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case standardOutput = "stdout"
    case desktop
    case terminal
    case command
    case ntfy
  }

  /// Chosen methods; nil for the machine's default.
  package var methods: [Method]?
  /// Program with arguments; empty if not set.
  package var command: [String] = []
  /// Address of the ntfy server; empty if not set.
  package var ntfyServer = ""
  /// Secret topic on the ntfy server; empty if not set.
  package var ntfyTopic = ""

  package init() {}

  /// The chosen methods whose parameters are set. If there are none, nil for the machine's default.
  package var channels: [ReminderChannel]? {
    let usable = methods?.compactMap(channel) ?? []
    return usable.isEmpty ? nil : usable
  }

  /// Chosen methods whose parameters are not set.
  package var incompleteMethods: [Method] { methods?.filter { channel($0) == nil } ?? [] }

  private func channel(_ method: Method) -> ReminderChannel? {
    switch method {
    case .standardOutput: .standardOutput
    case .desktop: .desktop
    case .terminal: .terminal
    case .command: command.isEmpty ? nil : .command(command)
    case .ntfy:
      ntfyServer.isEmpty || ntfyTopic.isEmpty
        ? nil : .ntfy(server: ntfyServer, topic: ntfyTopic)
    }
  }
}
