/// A version of vCard that can be written.
package enum VCardVersion: String, CaseIterable, Hashable, Sendable {
  case v4 = "4.0"
  case v3 = "3.0"

  static let option = Option<VCardVersion>(
    "vcard", help: Words(ko: "vCard의 버전이에요. 보통은 4.0이에요.", en: "The version of vCard, usually 4.0."))
}
