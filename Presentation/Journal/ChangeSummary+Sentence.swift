import HearthDomain

extension ChangeSummary {
  /// A short sentence about what was done: `watered Mum`, `removed 3 moods`; `물을 줬어요: 엄마`.
  ///
  /// Undo entries are described by ``ChangeFormatter``, with the number of the undone entry.
  var sentence: Words {
    switch verb {
    case .add: addedSentence
    case .edit: sentenceWithObject(koreanEditedNoun, "고쳤어요", "changed")
    case .remove: sentenceWithObject(koreanObject, "지웠어요", "removed")
    case .water: sentenceAboutSubject("물을 줬어요", "watered")
    case .review: sentenceAboutSubject("나눈 이야기를 적었어요", "noted the talk with")
    case .postpone: sentenceAboutSubject("물 주기를 미뤘어요", "postponed watering")
    case .plant: sentenceAboutSubject("심었어요", "planted")
    case .like: sentenceWithObject("글귀", "좋아하는 글귀에 담았어요", "liked", isWhole: true)
    case .unlike: sentenceWithObject("글귀", "좋아하는 글귀에서 뺐어요", "no longer liked", isWhole: true)
    case .use: sentenceWithObject("글귀", "쓴 글귀로 표시했어요", "used", isWhole: true)
    case .unuse: sentenceWithObject("글귀", "안 쓴 글귀로 표시했어요", "marked as unused:", isWhole: true)
    case .read: sentenceAboutSubject("읽은 쪽을 적었어요", "recorded a page of")
    case .finish: sentenceAboutSubject("다 읽었어요", "finished")
    case .reopen: sentenceAboutSubject("다시 펼쳤어요", "reopened", isCounted: true)
    case .readAgain: sentenceAboutSubject("다시 읽기 시작했어요", "started rereading")
    case .rate: sentenceAboutSubject("별점을 매겼어요", "rated")
    case .favourite: sentenceAboutSubject("좋아하는 책에 넣었어요", "added to favourites:")
    case .unfavourite: sentenceAboutSubject("좋아하는 책에서 뺐어요", "removed from favourites:")
    case .move: sentenceAboutSubject("자리를 옮겼어요", "moved")
    case .shuffle: Words(ko: "캔버스의 도형을 흔들었어요", en: "shuffled the shapes of a canvas")
    case .palette: sentenceAboutSubject("캔버스의 색을 골랐어요", "chose the colours of")
    case .setting where irreversibleAction.map { ItemReference.fileSetting($0) == nil } ?? false:
      sentenceAboutSubject("실행했어요", "ran")
    case .setting: sentenceAboutSubject("설정을 바꿨어요", "changed")
    case .rename: Words(ko: "프로필 이름을 바꿨어요", en: "changed the profile’s name")
    case .import: importedSentence
    case .restore: sentenceAboutSubject("모두 되살렸어요", "restored everything from")
    case .bringBack: sentenceAboutSubject("되살렸어요", "brought back")
    case .done: sentenceAboutSubject("완료로 표시했어요", "marked done", isCounted: true)
    case .merge: sentenceAboutSubject("하나로 합쳤어요", "merged two of")
    case .setAside: sentenceAboutSubject("들어온 변경을 따로 두었어요", "set aside a change of")
    case .link: sentenceAboutSubject("연결된 곳과 동기화했어요", "synced with its link:")
    case .undo: sentenceAboutSubject("되돌렸어요", "undid")
    case .redo: sentenceAboutSubject("다시 했어요", "redid")
    }
  }

  /// The subject of the change as a noun: `the watering of Mum`.
  var nounPhrase: Words {
    count > 1
      ? countedNoun
      : concernsCalendar ? StoreSettingNames.calendar(subject) : kind.nounPhrase(of: subject)
  }

  /// Whether the change is about a calendar. Other settings of a store are never added, edited or
  /// removed, only set.
  var concernsCalendar: Bool {
    kind == .setting && !subject.isEmpty && [.add, .edit, .remove].contains(verb)
  }

  private var koreanObject: String { concernsCalendar ? "캘린더" : kind.noun.name.ko }

  /// The number of things with their noun.
  var countedNoun: Words { kind.noun(count) }

  private var addedSentence: Words {
    switch kind {
    case .person: sentenceWithObject("사람", "심었어요", "planted", isWhole: true)
    case .mood: sentenceWithObject("기분", "남겼어요", "noted")
    case .sentence: sentenceWithObject("문장", "간직했어요", "kept")
    case .event: sentenceWithObject("일정", "적었어요", "planned")
    case .toDo: sentenceWithObject("할 일", "적었어요", "added")
    case .watering, .postponement, .contact, .saying, .dayPalette, .exception, .eventText, .book,
      .pastReading, .record, .setting:
      sentenceWithObject(koreanObject, "추가했어요", "added")
    }
  }

  /// The Korean noun for what is edited: of a person or a book, it is their data.
  private var koreanEditedNoun: String {
    switch kind {
    case .person: "사람 정보"
    case .book: "책 정보"
    case .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event, .exception,
      .eventText, .toDo, .pastReading, .record, .sentence, .setting:
      koreanObject
    }
  }

  private var importedSentence: Words {
    Words(
      ko: "\(KoreanParticle.object(countedNoun.ko)) 가져왔어요", en: "imported \(countedNoun.en)")
  }

  /// Returns the verb with its object: one thing by name, several by number. With `isWhole`, the
  /// Korean sentence already contains the object.
  private func sentenceWithObject(
    _ object: String, _ korean: String, _ english: String, isWhole: Bool = false
  ) -> Words {
    if count > 1 {
      return Words(
        ko: "\(KoreanParticle.object(countedNoun.ko)) \(korean)", en: "\(english) \(countedNoun.en)"
      )
    }
    let sentence = isWhole ? korean : "\(KoreanParticle.object(object)) \(korean)"
    let name = kind.subjectText(subject).ko
    return Words(
      ko: name.isEmpty ? sentence : "\(sentence): \(name)",
      en: "\(english) \(nounPhrase.en)")
  }

  /// Returns the verb followed by the name, for verbs that need no other object. With `isCounted`,
  /// several things are told by number.
  private func sentenceAboutSubject(
    _ korean: String, _ english: String, isCounted: Bool = false
  ) -> Words {
    if isCounted, count > 1 {
      return Words(ko: "\(korean): \(countedNoun.ko)", en: "\(english): \(countedNoun.en)")
    }
    let name = kind.subjectText(subject)
    return name.ko.isEmpty
      ? Words(ko: korean, en: "\(english) \(kind.noun.plural.en)")
      : Words(ko: "\(korean): \(name.ko)", en: "\(english) \(name.en)")
  }
}
