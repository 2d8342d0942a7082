import HearthDomain

extension PersonField {
  var wording: FieldWording {
    switch self {
    case .name:
      FieldWording(
        label: Words(ko: "이름", en: "name"), placeholder: .name,
        help: Words(ko: "새 이름이에요.", en: "The new name."))
    case .nickname:
      FieldWording(
        label: Words(ko: "별명", en: "nickname"),
        example: Words(ko: "비워 두면 이름으로 불러요", en: "the name if left blank"),
        placeholder: Words(ko: "별명", en: "NAME"),
        help: Words(
          ko: "식물을 부를 별명이에요. 비워 두면 이름으로 불러요. 한글 20자, 영문 40자까지 쓸 수 있어요.",
          en: "What to call the plant, up to 40 letters (20 in Korean); the name if left blank."))
    case .phone:
      FieldWording(
        label: Words(ko: "전화번호", en: "phone"), example: Words(ko: "없어도 돼요", en: "optional"),
        placeholder: Words(ko: "번호", en: "P"),
        help: Words(ko: "전화번호예요.", en: "The phone number."))
    case .about:
      FieldWording(
        label: Words(ko: "적어 둔 것", en: "about"), formLabel: Words(ko: "적어 둘 것", en: "about"),
        example: Words(ko: "선물, 아이 이름, 못 먹는 것", en: "gifts, children, allergies"),
        placeholder: Words(ko: "글", en: "TEXT"),
        help: Words(
          ko: "그 사람에 대해 적어 둘 것이에요. 1,000자까지 쓸 수 있어요.",
          en: "What to remember about the person, up to 1,000 characters."))
    }
  }

  /// The command option that sets the field; its value is text for ``ItemField/enter(_:into:)``.
  var option: Option<String> {
    wording.option(named: rawValue) { typed in
      let text = itemField.isCleared(by: typed.text) ? "" : typed.text
      var details = PersonDetails.blank
      try itemField.enter(text, into: &details)
      return text
    }
  }

  /// Returns the value as it is displayed and typed; empty if there is none.
  func text(of details: PersonDetails) -> String {
    self == .phone ? details.phone?.grouped ?? "" : details.value(of: self).asText
  }
}
