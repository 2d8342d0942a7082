import CCurl
import HearthDomain

/// Sets libcurl's options for a request and reads its results.
struct CurlOptions {
  let library: CurlLibrary
  let easy: OpaquePointer

  /// Sets the options for security: only the protocol of the address, certificates verified, and no
  /// proxy for this machine.
  func applySecurity(_ address: HTTPAddress) {
    set(CURLOPT_PROTOCOLS, address.isSecure ? CURLPROTO_HTTPS : CURLPROTO_HTTP)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if address.isLoopback { set(CURLOPT_PROXY, "") }
  }

  func applyLimits(_ limits: HTTPLimits, milliseconds: Int) {
    set(CURLOPT_TIMEOUT_MS, milliseconds)
    set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds)
    set(CURLOPT_MAXFILESIZE, max(limits.maxBodySize, 1))
    // Forbid signals: the program handles them itself, and with signals a name lookup could exceed
    // the time limit.
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_QUICK_EXIT, 1)
  }

  func setRequest(_ request: HTTPRequest, headers: OpaquePointer?, userAgent: String) {
    set(CURLOPT_URL, request.address.text)
    set(CURLOPT_USERAGENT, userAgent)
    // An empty text allows all encodings that the library supports.
    set(CURLOPT_ACCEPT_ENCODING, "")
    if headers != nil { _ = ccurl_set_list(library.setOption, easy, CURLOPT_HTTPHEADER, headers) }
    if let login = request.login, accepts(login.scheme) {
      set(CURLOPT_USERNAME, login.user)
      set(CURLOPT_PASSWORD, login.password)
    }
    switch request.method {
    case .get: set(CURLOPT_HTTPGET, 1)
    case .post(let document): setDocument(document)
    case .custom(let name, let document, _):
      if document.isEmpty { set(CURLOPT_HTTPGET, 1) } else { setDocument(document) }
      set(CURLOPT_CUSTOMREQUEST, name)
    }
  }

  /// Sets the scheme of authentication; returns whether the library supports it. An old library
  /// would send the key instead of a signature.
  private func accepts(_ scheme: HTTPLogin.Scheme) -> Bool {
    switch scheme {
    case .basic: set(CURLOPT_HTTPAUTH, CURLAUTH_BASIC)
    case .digest: set(CURLOPT_HTTPAUTH, CURLAUTH_DIGEST)
    case .signature(let region): set(CURLOPT_AWS_SIGV4, "aws:amz:\(region):s3")
    }
  }

  private func setDocument(_ document: [UInt8]) {
    set(CURLOPT_POST, 1)
    set(CURLOPT_POSTFIELDSIZE, document.count)
    var bytes = document
    bytes.withUnsafeMutableBytes { bytes in
      _ = ccurl_set_pointer(library.setOption, easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
    }
  }

  /// Makes libcurl write the response to the receipt, whose address must not change.
  func setReceiver(_ receipt: UnsafeMutablePointer<CurlReceipt>) {
    _ = ccurl_set_call(library.setOption, easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, to in
      CurlReceipt.handleData(bytes, size, count, to) { $0.appendBody($1) }
    }
    _ = ccurl_set_pointer(library.setOption, easy, CURLOPT_WRITEDATA, receipt)
    _ = ccurl_set_call(library.setOption, easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, to in
      CurlReceipt.handleData(bytes, size, count, to) { $0.parseHeader($1) }
    }
    _ = ccurl_set_pointer(library.setOption, easy, CURLOPT_HEADERDATA, receipt)
  }

  func result(_ receipt: CurlReceipt, of request: HTTPRequest) -> HTTPHop {
    var status = 0
    var microseconds: Int64 = 0
    var redirect: UnsafePointer<CChar>?
    _ = ccurl_get_number(library.getInfo, easy, CURLINFO_RESPONSE_CODE, &status)
    _ = ccurl_get_large(library.getInfo, easy, CURLINFO_TOTAL_TIME_T, &microseconds)
    _ = ccurl_get_text(library.getInfo, easy, CURLINFO_REDIRECT_URL, &redirect)
    return HTTPHop(
      answer: HTTPAnswer(
        status: status, retryAfter: receipt.retryAfter, body: receipt.body,
        headers: receipt.headers),
      redirect: request.login == nil
        ? redirect.map { String(cString: $0) } : redirectAddress(receipt, of: request),
      milliseconds: Int(clamping: microseconds / 1000))
  }

  /// Returns the address of a redirect; nil if there is none. Not taken from libcurl, whose result
  /// would contain name and password.
  private func redirectAddress(_ receipt: CurlReceipt, of request: HTTPRequest) -> String? {
    receipt.headers["location"].map { place in
      let isWithin = place.hasPrefix("/") && !place.hasPrefix("//")
      return isWithin ? request.address.origin + place : place
    }
  }

  @discardableResult
  private func set(_ option: Int32, _ number: Int) -> Bool {
    ccurl_set_number(library.setOption, easy, option, number) == CURLE_OK
  }

  @discardableResult
  private func set(_ option: Int32, _ text: String) -> Bool {
    ccurl_set_text(library.setOption, easy, option, text) == CURLE_OK
  }
}
