import HearthDomain

extension HTTPTransport: JSONPosting {
  package func post(
    _ json: [UInt8], to address: String, headers: [(name: String, value: String)]
  ) throws {
    guard let place = HTTPAddress(address) else {
      throw DomainError.channel("ntfy", .notSecure)
    }
    // An empty Expect header keeps the library from waiting for the server's permission to send the
    // body.
    let request = HTTPRequest(.post(json), place, headers: headers + [("Expect", "")])
    let answer: HTTPAnswer
    do {
      answer = try send(request, until: .never)
    } catch .noLibrary {
      throw HTTPError.noLibrary.domainError(service: "ntfy")
    } catch .timedOut {
      throw DomainError.channel("ntfy", .tookTooLong(seconds: 10))
    } catch .notSecure {
      throw DomainError.channel("ntfy", .notSecure)
    } catch {
      throw DomainError.channel("ntfy", .noNetwork)
    }
    guard answer.isSuccess else {
      throw DomainError.channel("ntfy", .failed(detail: "HTTP \(answer.status)"))
    }
  }
}
