/// Opens other programs to contact a person.
package protocol ContactLauncher: Sendable {
  /// Opens the link without waiting for the program; returns false if no program can open it.
  func open(_ link: ContactLink) -> Bool
}

/// A link that the system can open to contact a person.
public enum ContactLink: Hashable, Sendable {
  case call(PhoneNumber)
  case message(PhoneNumber)
  /// Opens the KakaoTalk app, also for FaceTalk calls, but no particular person, since it has no
  /// links to people.
  case kakaoTalk
  /// A contact method that the user defined, or one with an app of its own.
  case custom(CustomContactMethod, PhoneNumber)

  public var address: String {
    switch self {
    case .call(let number): "tel:" + number.dialled
    case .message(let number): "sms:" + number.dialled
    case .kakaoTalk: "kakaotalk:"
    case .custom(let means, let number): means.address(for: number)
    }
  }
}

extension ContactMethod {
  /// The contact methods that have a link.
  public static let openable: [ContactMethod] = [
    .call, .message, .kakao, .facetalk, .whatsapp, .signal, .telegram,
  ]

  /// The app that opens a conversation with a number; nil if there is none.
  fileprivate var app: CustomContactMethod? {
    switch self {
    case .whatsapp: CustomContactMethod(known: "WhatsApp", "https://wa.me/{digits}")
    case .signal: CustomContactMethod(known: "Signal", "https://signal.me/#p/+{digits}")
    case .telegram: CustomContactMethod(known: "Telegram", "https://t.me/+{digits}")
    case .call, .message, .kakao, .facetalk, .meet, .mail, .other: nil
    }
  }
}

extension Person {
  /// Returns the link for the contact method; nil if the method has none. Throws
  /// ``DomainError/refused(_:)`` if the person has no phone number.
  public func link(by means: ContactMethod) throws -> ContactLink? {
    switch means {
    case .call: .call(try number())
    case .message: .message(try number())
    case .kakao, .facetalk: .kakaoTalk
    case .whatsapp, .signal, .telegram: try means.app.flatMap { try link(by: $0) }
    case .meet, .mail, .other: nil
    }
  }

  /// Returns the link for a contact method that the user defined; nil if it has none. Throws
  /// ``DomainError/refused(_:)`` if the person has no phone number.
  public func link(by own: CustomContactMethod) throws -> ContactLink? {
    own.linkTemplate == nil ? nil : .custom(own, try number())
  }

  private func number() throws -> PhoneNumber {
    if let phone = details.phone { return phone }
    throw DomainError.refused(.plant(.noPhoneNumber(name: name)))
  }
}
