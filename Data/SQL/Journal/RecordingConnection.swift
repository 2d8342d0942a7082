/// A connection as a transaction has it that changes something: who changes a row tells the
/// recorder.
final class RecordingConnection: LayeredConnection {
  let below: any SQLConnection
  // A connection of a transaction is used by the thread of that one.
  nonisolated(unsafe) private let changes: ChangeRecorder
  var recorder: ChangeRecorder? { changes }

  init(_ connection: any SQLConnection, telling recorder: ChangeRecorder) {
    below = connection
    changes = recorder
  }
}
