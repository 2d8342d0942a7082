import HearthDomain
import JSONText
import Testing

@testable import HearthData

@Suite struct SyncCodecTests {
  /// Reads a state whose field has another form in another version of the program.
  @Test(arguments: [1, 2, 40])
  func `a state with more or fewer values than expected is read`(count: Int) throws {
    let (seen, day) = (SyncCodec.json(SeenEntries()), FieldValue.number(9))
    let stamp = SyncCodec.json(ChangeTimestamp(at: Instant(milliseconds: 0)))
    let write = JSONValue.array(
      SyncCodec.json(EntryID(DeviceID(rawValue: 5), 1))
        + [stamp, .int(-2), SyncCodec.json(FieldValue.nothing)]
        + Array(repeating: SyncCodec.json(day), count: count))
    for kind in JournalKind.allCases {
      for name in ["birthday.month", "starts", "kind", "korean", "ownMeans", "page"] {
        let state = JSONValue.array([.array([write]), seen, write])
        let thing = try SyncCodec.item(
          .array([
            .array([seen, seen]), .null, stamp, .array([.array([.string(name), state])]),
            .array([]),
          ]), of: kind)
        for (field, state) in thing.fields {
          #expect(state.writes.allSatisfy { $0.values.count == field.names.count })
          #expect(state.latestUnchanged?.values.count == field.names.count)
          #expect(state.writes[0].values[0] == day)
        }
        #expect(!thing.values.isEmpty)
      }
    }
  }
}
