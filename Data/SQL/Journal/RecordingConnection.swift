/// Connection of a write transaction, which reports changed rows to the recorder.
final class RecordingConnection: LayeredConnection {
  let underlying: any SQLConnection
  // Safe: a transaction uses its connection on one thread only.
  nonisolated(unsafe) private let changeRecorder: ChangeRecorder
  var recorder: ChangeRecorder? { changeRecorder }

  init(_ connection: any SQLConnection, telling recorder: ChangeRecorder) {
    underlying = connection
    changeRecorder = recorder
  }
}
