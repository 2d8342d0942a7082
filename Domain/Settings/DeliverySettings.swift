/// The ways of delivery that the user wants, and what those ways need to know.
package struct DeliverySettings: Hashable, Sendable {
  /// A way of delivery by its name, whether or not all is known that it needs.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case standardOutput = "stdout"
    case desktop
    case terminal
    case command
    case ntfy
  }

  /// Nil for what suits the machine.
  package var methods: [Method]?
  /// A program with its arguments; empty where there is none.
  package var command: [String] = []
  /// The address of the ntfy server; empty where there is none.
  package var ntfyServer = ""
  /// The secret by which ntfy knows who listens; empty where there is none.
  package var ntfyTopic = ""

  package init() {}

  /// Those of the ways that are set up; nil where the machine is to decide, also when none is.
  package var channels: [ReminderChannel]? {
    let usable = methods?.compactMap(channel) ?? []
    return usable.isEmpty ? nil : usable
  }

  /// The ways that were chosen, but miss what they need.
  package var unfinished: [Method] { methods?.filter { channel($0) == nil } ?? [] }

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
