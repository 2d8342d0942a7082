import HearthDomain

extension HTTPTransport {
  /// Same as ``send(_:until:)``, but throws domain errors, which name the service.
  func send(
    _ request: HTTPRequest, to service: String, until cancellation: Cancellation
  ) throws(DomainError) -> HTTPAnswer {
    do throws(HTTPError) {
      return try send(request, until: cancellation)
    } catch {
      throw error.domainError(service: service)
    }
  }
}

extension HTTPError {
  /// Converts the error to a domain error, with the display name of the service.
  package func domainError(service: String) -> DomainError {
    switch self {
    case .noLibrary:
      .unavailable(.library(name: CurlLibrary.fileNames[0], package: "libcurl4"))
    case .noConnection: .unavailable(.service(name: service, .noConnection))
    case .timedOut: .unavailable(.service(name: service, .timedOut))
    case .notSecure: .unavailable(.service(name: service, .notSecure))
    case .tooManyRedirects, .notUnderstood:
      .unavailable(.service(name: service, .unreadableResponse))
    case .tooLarge(let limit): .unavailable(.service(name: service, .tooLarge(limit: limit)))
    case .cancelled: .unavailable(.service(name: service, .cancelled))
    }
  }
}
