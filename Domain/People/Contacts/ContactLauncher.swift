/// Starts another program of the system to get in touch with somebody.
package protocol ContactLauncher: Sendable {
  /// Hands the link over and does not wait; false when nothing here can open it.
  func open(_ link: ContactLink) -> Bool
}

/// A way to reach somebody that the system's opener understands.
public enum ContactLink: Hashable, Sendable {
  case call(PhoneNumber)
  case message(PhoneNumber)
  /// KakaoTalk as an app; its people cannot be addressed.
  case kakaoTalk
  /// A means that the user has added.
  case own(OwnMeans, PhoneNumber)

  public var address: String {
    switch self {
    case .call(let number): "tel:" + number.dialled
    case .message(let number): "sms:" + number.dialled
    case .kakaoTalk: "kakaotalk:"
    case .own(let means, let number): means.address(for: number)
    }
  }
}

extension ContactMethod {
  /// The means that a link can start.
  public static let openable: [ContactMethod] = [.call, .message, .kakao]
}

extension Person {
  /// The link that starts the means; nil for one that no link starts.
  ///
  /// Throws ``DomainError/refused(_:)`` when the person has no number to use.
  public func link(by means: ContactMethod) throws -> ContactLink? {
    switch means {
    case .call: .call(try number())
    case .message: .message(try number())
    case .kakao: .kakaoTalk
    case .meet, .mail, .other: nil
    }
  }

  /// The link that starts a means of the user's own; it needs a number like a call.
  public func link(by own: OwnMeans) throws -> ContactLink { .own(own, try number()) }

  private func number() throws -> PhoneNumber {
    if let phone = details.phone { return phone }
    throw DomainError.refused(.plant(.noPhoneNumber(name: name)))
  }
}
