/// One text in every language, kept as data: a label, a help line, a summary.
public struct Words: Hashable, Sendable {
  public let ko: String
  public let en: String

  public init(ko: String, en: String) {
    self.ko = ko
    self.en = en
  }

  public func callAsFunction(_ language: Language) -> String {
    language(ko: ko, en: en)
  }
}
