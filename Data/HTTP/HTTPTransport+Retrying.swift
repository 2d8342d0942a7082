extension HTTPTransport {
  /// Returns a transport that tries again, after growing pauses, if the server is overloaded or
  /// fails.
  ///
  /// A request with a body is sent again only if the server states that it did not process it.
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

/// The number of attempts, and the pauses between them.
package struct HTTPRetries: Hashable, Sendable {
  package let attempts: Int
  /// Pause before the second attempt, in milliseconds. Each later pause is three times as long as
  /// the one before.
  package let firstPause: Int
  /// Maximum pause in milliseconds. If the server demands a longer one, there are no more attempts.
  package let maxPause: Int

  /// Pauses are in milliseconds.
  package init(tries: Int, firstPause: Int, longestPause: Int) {
    self.attempts = min(max(tries, 1), 10)
    self.firstPause = min(max(firstPause, 0), 60_000)
    self.maxPause = min(max(longestPause, 0), 600_000)
  }

  /// Three attempts, with pauses of one and three seconds, or of up to ten seconds if the server
  /// demands that.
  package static let standard = HTTPRetries(tries: 3, firstPause: 1000, longestPause: 10_000)

  /// Returns the pause before the next attempt, in milliseconds; nil if there is none, as the
  /// response is final.
  func pause(after answer: HTTPAnswer, to request: HTTPRequest, tries: Int) -> Int? {
    let mayRepeat = answer.isRateLimited || answer.status == 503 || request.isRepeatable
    guard tries < self.attempts, mayRepeat, answer.isRateLimited || answer.isServerError else {
      return nil
    }
    let growing = (1..<tries).reduce(firstPause) { pause, _ in pause * 3 }
    let wait = answer.retryAfter.map { max($0 * 1000, growing) } ?? growing
    return wait <= maxPause ? wait : nil
  }
}
