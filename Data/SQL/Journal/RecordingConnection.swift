/// Connection of a write transaction, which reports changed rows to the recorder.
final class RecordingConnection: LayeredConnection {
  let below: any SQLConnection
  // Safe: a transaction uses its connection on one thread only.
  nonisolated(unsafe) private let changes: ChangeRecorder
  var recorder: ChangeRecorder? { changes }

  init(_ connection: any SQLConnection, telling recorder: ChangeRecorder) {
    below = connection
    changes = recorder
  }
}
