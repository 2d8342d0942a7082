/// A mood as a file tells of it.
public struct ImportedMood: Hashable, Sendable {
  public var details: MoodDetails
  /// Where its shape stands; nil where the file does not tell.
  public var place: CanvasPlace?
  /// Where its record begins in the file, counted from 1.
  public var line = 1
  /// Whether the file tells its level, and none stands in for it.
  public var tellsLevel = true
  /// The memos that other imports made of the same record, where they made others.
  public var formerMemos: [MoodMemo] = []
  /// The levels that other imports may have made of it, where somebody says by now what it is.
  public var formerLevels: [MoodLevel] = []

  public init(_ details: MoodDetails, place: CanvasPlace? = nil) {
    self.details = details
    self.place = place
  }
}

/// Reads and writes files in which other programs keep moods or journals.
public protocol MoodFile: Sendable {
  /// Hands over what a file holds one by one, in order, and reports what was left out; the
  /// body answers with why a record is not accepted, or with nil.
  ///
  /// The source answers with the next bytes, and with none at the end. A broken record is
  /// reported with its line and the rest is read; only what the source or the body throws is
  /// thrown. Memory is needed for one record only. Where a record has no memo or no level, the
  /// format says what stands in its place.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport

  /// What a file begins with.
  var opening: [UInt8] { get }

  /// The mood as a part of a file, which is put together from its opening, its moods from the
  /// oldest on, and its closing.
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8]

  /// What a file ends with.
  var closing: [UInt8] { get }
}
