/// A mood read from a file.
public struct ImportedMood: Hashable, Sendable {
  public var details: MoodDetails
  /// Place of the mood's shape; nil if the file does not contain it.
  public var canvasPosition: CanvasPosition?
  /// Line at which the record begins in the file, counted from 1.
  public var line = 1
  /// Different memos that earlier imports may have created from the record.
  public var formerMemos: [MoodMemo] = []
  /// Levels that earlier imports may have set for the record, since replaced by a level that the
  /// user states. Empty otherwise.
  public var formerLevels: [MoodLevel] = []

  public init(_ details: MoodDetails, place: CanvasPosition? = nil) {
    self.details = details
    self.canvasPosition = place
  }
}

/// Reads and writes the file formats of mood trackers and journals.
public protocol MoodFile: Sendable {
  /// Reads the moods of a file, passes each to `each` in order, and returns a report of what was
  /// skipped. `each` returns why it rejects a mood, or nil.
  ///
  /// `source` returns the next bytes, and none at the end. Malformed records are reported with
  /// their line and skipped; only errors of `source` and `each` are thrown. Only one record is in
  /// memory at a time. A record without a memo gets a substitute that depends on the format; one
  /// without a level stays without one.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport

  /// The beginning of a file.
  var header: [UInt8] { get }

  /// Returns the mood encoded for a file, which consists of ``header``, the moods from the oldest
  /// on, and ``footer``.
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8]

  /// The end of a file.
  var footer: [UInt8] { get }
}
