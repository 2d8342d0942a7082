/// The part of a response that was received so far.
struct CurlReceipt {
  private let limit: Int
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var headerBytes = 0
  private var retryText: [UInt8] = []
  private var dateText: [UInt8] = []
  private(set) var headers: [String: String] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Number of seconds to wait, from the header Retry-After; nil if there is none.
  var retryAfter: Int? {
    let text = String(decoding: retryText, as: UTF8.self)
    if let seconds = Int(text) { return min(max(seconds, 0), 1_000_000) }
    guard let until = InternetDate(text), let now = InternetDate(dateText) else { return nil }
    return min(max(until.seconds - now.seconds, 0), 1_000_000)
  }

  /// Adds bytes of the body. Returns false if the limit would be exceeded.
  mutating func appendBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= limit - body.count else {
      isTooLarge = true
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Adds a header line. Returns false if the limit would be exceeded.
  mutating func parseHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    guard headerBytes <= HTTPLimits.maxHeaderSize else {
      isTooLarge = true
      return false
    }
    if line.startsIgnoringCase("HTTP/") {
      (retryText, dateText, headers, body) = ([], [], [:], [])
    }
    let name = String(decoding: line.prefix { $0 != UInt8(ascii: ":") }.prefix(40), as: UTF8.self)
      .lowercased()
    if HTTPAnswer.keptHeaders.contains(name) {
      headers[name] = String(decoding: value(of: line, most: 2_000), as: UTF8.self)
    }
    if line.startsIgnoringCase("retry-after:") { retryText = value(of: line) }
    if line.startsIgnoringCase("date:") { dateText = value(of: line) }
    return true
  }

  private func value(of line: UnsafeRawBufferPointer, most: Int = 100) -> [UInt8] {
    let text = line.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    return Array(text.filter { $0 > 0x1F }.prefix(most).trimmedBlanks)
  }

  /// Handles libcurl's write callback. Returns the length, or any other number to abort the
  /// transfer.
  static func handleData(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
    _ receipt: UnsafeMutableRawPointer?,
    _ body: (inout CurlReceipt, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    let (length, overflow) = size.multipliedReportingOverflow(by: count)
    guard !overflow, let receipt else { return 0 }
    let taken = body(
      &receipt.assumingMemoryBound(to: CurlReceipt.self).pointee,
      UnsafeRawBufferPointer(start: bytes, count: length))
    // Not 0, as that is the length of an empty chunk.
    return taken ? length : length &+ 1
  }
}
