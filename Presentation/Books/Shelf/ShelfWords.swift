import HearthDomain

/// Texts about the shelf's contents, or how to fill it.
struct ShelfWords {
  let totals: BookTotals
  let language: Language

  /// The numbers of finished books, favourites and sentences.
  var counts: String {
    language(
      ko: "다 읽은 책 \(totals.finished)권 · 좋아하는 책 \(totals.favourites)권 · 문장 \(totals.sentences)개",
      en: "\(totals.finished) finished · \(Plural("favourite")(totals.favourites)) · "
        + Plural("sentence")(totals.sentences))
  }

  /// Returns the text shown on an empty shelf.
  static func emptyText(_ list: BookList) -> Words {
    list == .favourites
      ? Words(
        ko: "좋아하는 책이 아직 없어요. 마음에 든 책을 좋아하는 책에 넣으면 여기에 꽂혀요.",
        en: "There are no favourites yet. Books you add to your favourites appear here.")
      : Words(
        ko: "아직 다 읽은 책이 없어요. 한 권을 다 읽으면 여기에 꽂혀요.",
        en: "No finished books yet. Once you finish one, it appears here.")
  }

  /// Returns the command that adds to an empty list.
  static func command(_ list: BookList) -> Words {
    list == .favourites
      ? Words(ko: "hearth book favourite 데미안", en: "hearth book favourite Demian")
      : Words(ko: "hearth book add 데미안 --pages 240", en: "hearth book add Demian --pages 240")
  }

  /// Returns the text of an empty shelf with a command, for print.
  static func invitation(_ list: BookList) -> Words {
    Words(
      ko: "\(emptyText(list).ko)\n  \(command(list).ko)",
      en: "\(emptyText(list).en)\n  \(command(list).en)"
    )
  }
}

extension Words {
  /// The text shown before anything was read.
  static let noRecordsText = Words(
    ko: "아직 읽은 기록이 없어요. 오늘 어디까지 읽었는지 남기면 여기에 쌓여요.",
    en: "Nothing recorded yet. Enter how far you got today, and it adds up here.")

  /// The text printed before anything was read, with a command.
  static let printedNoRecordsText = Words(
    ko: noRecordsText.ko + "\n  hearth book read 데미안 42",
    en: noRecordsText.en + "\n  hearth book read Demian 42")
}
