import HearthDomain

/// Options for tags. Their values have the same format as the field for tags in a form.
enum TagSpec {
  /// The option for the tags of an item; it can be repeated.
  static let tags = Option<Tags>(
    "tag", .tag, isRepeatable: true, placeholder: Words(ko: "태그", en: "TAG"),
    help: Words(
      ko: "20자까지 쓸 수 있는 태그예요. 여러 낱말이어도 돼요. 쉼표로 나누어 8개까지 쓸 수 있어요. 쉼표가 든 태그는 \\,로 적어요.",
      en: "A tag of up to 20 characters; it can be several words. Up to eight, separated by commas"
        + " or given one by one; write \\, for a comma in a tag.")
  ) { typed in
    try Tags(typed.texts.flatMap { try TagLine.tags($0).values })
  }

  /// Returns the option for the tag by which a list is filtered.
  static func filterOption(help: Words) -> Option<Tag> {
    Option<Tag>("tag", .tag, placeholder: Words(ko: "태그", en: "TAG"), help: help) { typed in
      let tags = try TagLine.unvalidatedTags(typed.text).map { try Tag(older: $0) }
      guard let tag = tags.first else { return try Tag(typed.text) }
      guard tags.count == 1 else {
        throw typed.usageError(accepted: Words(ko: "태그 하나", en: "one tag"))
      }
      return tag
    }
  }
}
