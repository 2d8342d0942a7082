/// A user-visible text in every language: a label, a line of help, a summary.
package struct Words: Hashable, Sendable {
  package let ko: String
  package let en: String

  package init(ko: String, en: String) {
    self.ko = ko
    self.en = en
  }

  /// Creates the text by calling the closure for each language.
  init(_ text: (Language) -> String) {
    self.init(ko: text(.korean), en: text(.english))
  }

  package func callAsFunction(_ language: Language) -> String {
    language(ko: ko, en: en)
  }
}
