import HearthDomain
import JSONText

/// Passes each due reminder to the user's hook once, as a line of JSON on standard input. Failures
/// are not retried.
package struct HookReminderSender: ReminderSender {
  private let folder: HookFolder
  private let note: @Sendable (HookTrouble) -> Void

  /// `note` is called with errors.
  package init(_ folder: HookFolder, noting note: @escaping @Sendable (HookTrouble) -> Void) {
    self.folder = folder
    self.note = note
  }

  package func send(_ message: ReminderMessage) {
    var writer = JSONWriter()
    writer.write(
      .document([
        "id": .string(message.id), "kind": .string(message.kind), "title": .string(message.title),
        "text": .string(message.text), "command": .string(message.command),
      ]))
    do throws(HookTrouble) {
      try folder.notify(.onDue, writer.bytes + [UInt8(ascii: "\n")])
    } catch {
      note(error)
    }
  }
}
