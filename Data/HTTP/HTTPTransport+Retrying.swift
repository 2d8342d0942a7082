extension HTTPTransport {
  /// The same way, tried again with growing pauses where the server is overrun or failing.
  ///
  /// A document that was handed over is sent again only where the server says that it did not
  /// take it.
  package func retrying(_ rule: HTTPRetries = .standard, pause: Pause) -> HTTPTransport {
    HTTPTransport { request, cancellation throws(HTTPError) in
      var tries = 1
      while true {
        let answer = try send(request, until: cancellation)
        guard let wait = rule.pause(after: answer, to: request, tries: tries) else {
          return answer
        }
        guard pause(milliseconds: wait, until: cancellation) else { throw .cancelled }
        tries += 1
      }
    }
  }
}

/// How often a request is tried, and what lies between.
package struct HTTPRetries: Hashable, Sendable {
  package let tries: Int
  /// Before the second try; each further pause is three times as long.
  package let firstPause: Int
  /// A server that asks for a longer rest than this is not waited for.
  package let longestPause: Int

  /// The pauses are in milliseconds.
  package init(tries: Int, firstPause: Int, longestPause: Int) {
    self.tries = min(max(tries, 1), 10)
    self.firstPause = min(max(firstPause, 0), 60_000)
    self.longestPause = min(max(longestPause, 0), 600_000)
  }

  /// Three tries, after one and three seconds, or after up to ten if the server says so.
  package static let standard = HTTPRetries(tries: 3, firstPause: 1000, longestPause: 10_000)

  /// The milliseconds to wait before the next try; nil if that answer is the last.
  func pause(after answer: HTTPAnswer, to request: HTTPRequest, tries: Int) -> Int? {
    let mayRepeat = answer.isRateLimit || answer.status == 503 || request.isRepeatable
    guard tries < self.tries, mayRepeat, answer.isRateLimit || answer.isFailure else {
      return nil
    }
    let growing = (1..<tries).reduce(firstPause) { pause, _ in pause * 3 }
    let wait = answer.retryAfter.map { max($0 * 1000, growing) } ?? growing
    return wait <= longestPause ? wait : nil
  }
}
