import HearthDomain

/// The language of a message about a change, and whether the message names its subject, such as
/// the person. A screen leaves the subject out, because it shows it anyway.
///
///     say(ko: "\(say.subject("엄마의 식물에 "))물을 줬어요.", en: "Watered\(say.subject(" Mum")).")
struct Wording {
  let language: Language
  var omitsSubject = false

  func callAsFunction(ko: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
    language(ko: ko(), en: en())
  }

  /// Returns the text, or what takes its place if the subject is left out.
  func subject(_ text: String, or replacement: String = "") -> String {
    omitsSubject ? replacement : text
  }

  /// Returns the text for a screen, which leaves out the subject.
  static func onScreen(_ text: (Wording) -> String) -> Words {
    Words { text(Wording(language: $0, omitsSubject: true)) }
  }
}
