import HearthDomain
import JSONText

/// Gives reminders to the program of the user's that waits for what is due: each as one line of
/// JSON on its standard input, once, whatever becomes of it.
package struct HookReminderSender: ReminderSender {
  private let folder: HookFolder
  private let note: @Sendable (HookTrouble) -> Void

  /// What goes wrong is noted.
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
      try folder.tell(.onDue, writer.bytes + [UInt8(ascii: "\n")])
    } catch {
      note(error)
    }
  }
}
