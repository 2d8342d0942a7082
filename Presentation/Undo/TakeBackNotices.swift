import HearthDomain

/// What is said of changes that can be taken back, and of those that were.
enum TakeBackNotices {
  /// Said after what was done, of the key that takes it back.
  static func offer(after words: Words) -> Words {
    Words(ko: words.ko + " · u로 되돌려요", en: words.en + " · u takes it back")
  }

  static let nothing = Words(ko: "되돌릴 것이 없어요", en: "there is nothing to take back")

  static func done(_ change: Change) -> Words {
    let name = change.name
    if change.main.isRemoval {
      return Words(ko: "지운 것을 되돌렸어요: \(name.ko)", en: "\(name.en.capitalizedFirst) is back.")
    }
    if change.main.isAddition {
      return Words(ko: "방금 한 것을 되돌렸어요: \(name.ko)", en: "Took back \(name.en).")
    }
    return Words(
      ko: "바꾸기 전으로 되돌렸어요: \(name.ko)",
      en: "\(name.en.capitalizedFirst) is as it was before.")
  }
}

extension Change {
  /// What it was about.
  fileprivate var name: Words {
    guard !isAboutSeveral else { return Words(ko: "모두", en: "all of it") }
    return switch main.before ?? main.after {
    case .person(let person): Words(ko: person.plantName, en: person.plantName)
    case .contact(let contact): Words(ko: contact.name, en: contact.name)
    case .watering: Words(ko: "물 준 기록", en: "the watering")
    case .postponement: Words(ko: "물 주기 미루기", en: "the postponement")
    case .saying(let saying): Words(ko: saying.name(.korean), en: saying.name(.english))
    case .mood(let mood):
      Words(ko: "기분 \(mood.level.value)", en: "the mood of \(mood.level.value)")
    case .event(let event): .quoting(event.title)
    case .book(let book): .quoting(book.title)
    case .record(let record): Words(ko: "\(record.page)쪽까지 읽은 기록", en: "page \(record.page)")
    case .sentence(let sentence): .quoting(sentence.text.value)
    case .rest, .pastReading, nil: Words(ko: "모두", en: "all of it")
    }
  }

  /// Whether several of the same kind were treated alike: moods that were shuffled.
  private var isAboutSeveral: Bool {
    guard case .mood = main.place else { return false }
    return steps.count > 1
  }
}

extension Words {
  fileprivate static func quoting(_ text: String) -> Words {
    Words(ko: "‘\(text.quotable())’", en: "“\(text.quotable())”")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
