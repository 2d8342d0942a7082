import Foundation
import JSONText
import Testing

@Suite struct JSONWriterTests {
  @Test(
    arguments: [
      (JSONValue.null, "null"), (true, "true"), (.int(.min), "-9223372036854775808"),
      (.double(0.1), "0.1"), (.double(3), "3"), (.double(-0.0), "-0"), (.double(.nan), "null"),
      (.double(.infinity), "null"), (.double(1e-9), "1e-09"), (.double(1e300), "1e+300"),
      (.decimal(0.1 + 0.2, places: 3), "0.3"), (.decimal(2.675, places: 1), "2.7"),
      (.decimal(1e308, places: 9), "1e+308"), (.decimal(4.5, places: 1), "4.5"),
      ("가\"\\\n\t\u{1B}\u{7F}\u{85}\u{2028}", "\"가\\\"\\\\\\n\\t\\u001b\\u007f\\u0085\\u2028\""),
      ("\u{0}", "\"\\u0000\""), ([1, ["a": nil], []], "[1,{\"a\":null},[]]"),
      (["b": 1, "a": 2], "{\"b\":1,\"a\":2}"), ("👨‍👩‍👧‍👦", "\"👨‍👩‍👧‍👦\""),
      (.document(["id": "7k2pq"]), "{\"schema\":1,\"id\":\"7k2pq\"}"),
    ] as [(JSONValue, String)])
  func `values are written on one line with their keys in order`(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test func `another JSON parser reads every scalar`() throws {
    var text = ""
    for number in stride(from: UInt32(0), to: 0x3_0000, by: 7) {
      if let scalar = Unicode.Scalar(number) { text.unicodeScalars.append(scalar) }
    }
    let document = JSONValue.document(["text": .string(text)]).text
    let read = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let back = try #require(read?["text"] as? String)
    #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
  }
}
