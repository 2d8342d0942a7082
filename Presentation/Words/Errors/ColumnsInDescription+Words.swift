import HearthDomain

extension [String] {
  /// Returns the note that an import added the columns with these names to the descriptions of
  /// `records` books.
  func descriptionColumnsNote(of records: Int) -> Words {
    if records == 1 {
      return Words(
        ko: "책에 따로 담을 곳이 없는 열은 소개 끝에 이름과 함께 적어 두었어요: " + listedNames(.korean),
        en: "Columns that match no field of a book were added with their names to the end of the"
          + " description: " + listedNames(.english))
    }
    return Words(
      ko: "여기부터 책 \(records)권에 있는, 따로 담을 곳이 없는 열은 소개 끝에 이름과 함께 적어 두었어요: "
        + listedNames(.korean),
      en: "\(Plural("book")(records)) from here on had columns that match no field of a book; they"
        + " were added with their names to the end of the description: "
        + listedNames(.english))
  }

  /// Returns the first names, and the number of further ones.
  private func listedNames(_ language: Language) -> String {
    let (shown, others) = (prefix(5), count - 5)
    guard others > 0 else {
      return shown.map { $0.quoted(language) }.joined(separator: ", ").endingWithFullStop
    }
    return shown.map { $0.quoted(language) }.joined(separator: ", ")
      + language(ko: " 외 \(others)개.", en: " and \(Plural("other")(others)).")
  }
}
