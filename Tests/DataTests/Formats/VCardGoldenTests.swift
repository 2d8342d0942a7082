import HearthData
import HearthSamples
import HearthTestSupport
import Testing

@Suite struct VCardGoldenTests {
  @Test func `the samples are written as 4_0`() throws {
    let all = try VCardSample.allCases.flatMap { try cards($0.bytes).cards }
    let text = all.map(\.text).joined().split(separator: "\r\n").joined(separator: "\n")
    try expectGolden("Formats/vcard-4.0", text + "\n")
  }
}
