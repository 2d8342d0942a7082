import CCurl
import HearthDomain

/// A single request by libcurl; does not follow redirects.
struct CurlTransfer {
  let library: CurlLibrary
  let connections: CurlConnections
  let userAgent: String
  let limits: HTTPLimits
  let milliseconds: Int

  func answer(
    to request: HTTPRequest, until cancellation: Cancellation
  ) throws(HTTPError) -> HTTPHop {
    guard let easy = library.easyInit() else { throw .noConnection }
    guard let multi = connections.acquire(from: library) else {
      library.easyCleanup(easy)
      throw .noConnection
    }
    var headers: OpaquePointer?
    for line in request.headerLines { headers = library.listAppend(headers, line) ?? headers }
    defer {
      _ = library.multiRemove(multi, easy)
      library.easyCleanup(easy)
      connections.release(multi)
      library.listFree(headers)
    }
    let options = CurlOptions(library: library, easy: easy)
    options.applySecurity(request.address)
    options.applyLimits(limits, milliseconds: milliseconds)
    options.setRequest(request, headers: headers, userAgent: userAgent)
    var receipt = CurlReceipt(limit: limits.maxBodySize)
    let result = withUnsafeMutablePointer(to: &receipt) { receipt in
      options.setReceiver(receipt)
      _ = library.multiAdd(multi, easy)
      return run(multi, until: cancellation)
    }
    if receipt.isTooLarge { throw .tooLarge(limit: limits.maxBodySize) }
    if let error = HTTPError(result, limit: limits.maxBodySize) { throw error }
    return options.result(receipt, of: request)
  }

  /// Runs the transfer and returns its result code; nil if it was cancelled.
  private func run(_ multi: OpaquePointer, until cancellation: Cancellation) -> Int32? {
    while true {
      if cancellation.isRequested { return nil }
      var (running, left): (Int32, Int32) = (0, 0)
      guard library.multiPerform(multi, &running) == CURLE_OK else { return CURLE_GOT_NOTHING }
      while let message = library.multiRead(multi, &left) {
        if message.pointee.kind == CURLMSG_DONE { return message.pointee.data.result }
      }
      if running == 0 { return CURLE_GOT_NOTHING }
      // Wait only briefly, so that a key that cancels takes effect at once.
      _ = library.multiPoll(multi, nil, 0, 100, nil)
    }
  }
}

extension HTTPError {
  /// Converts libcurl's result code to an error; nil if it means success.
  fileprivate init?(_ result: Int32?, limit: Int) {
    switch result {
    case nil: self = .cancelled
    case CURLE_OK?: return nil
    case CURLE_OPERATION_TIMEDOUT?: self = .timedOut
    case CURLE_FILESIZE_EXCEEDED?: self = .tooLarge(limit: limit)
    case CURLE_UNSUPPORTED_PROTOCOL?, CURLE_URL_MALFORMAT?, CURLE_WEIRD_SERVER_REPLY?,
      CURLE_BAD_CONTENT_ENCODING?:
      self = .notUnderstood
    case let code? where HTTPError.tlsCodes.contains(code): self = .notSecure
    default: self = .noConnection
    }
  }

  /// libcurl's error codes about certificates and TLS.
  private static let tlsCodes: Set<Int32> = [
    35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98,
  ]
}
