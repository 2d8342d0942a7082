import HearthDomain
import HearthWhen

/// The facts about a profile that its command and its page show.
struct ProfileFacts: Hashable {
  let profile: Profile
  let summary: ProfileSummary
  let isLocked: Bool
  /// The day on which the store was created; nil if unknown.
  let createdOn: Day?

  /// Throws if the store cannot be read.
  init(_ queries: ProfileQueries, zone: any ZoneRules) throws {
    (profile, summary, isLocked) = try queries.summary()
    createdOn = summary.createdAt.map { zone.localTime(at: $0).day }
  }

  /// The owner of the store, or how to set a name if there is none.
  var ownerSentence: Words {
    let name = profile.displayName.value
    return name.isEmpty
      ? Words(
        ko: "아직 이름이 없어요. ‘hearth profile edit --name 이름’으로 알려 주세요.",
        en: "You have no name yet. Set one with “hearth profile edit --name NAME”.")
      : Words(ko: "\(name) 님의 저장소예요.", en: "This is \(name)’s store.")
  }

  /// Returns the known facts with their labels.
  func labelledFacts(_ language: Language) -> [(label: String, text: String)] {
    let counts = summary.counts(language)
    let lines = [
      (Words(ko: "이메일", en: "Email"), profile.email?.value),
      (Words(ko: "사진", en: "Picture"), profile.picture?.value.quotable(limit: 200)),
      (
        Words(ko: "시작한 날", en: "Since"),
        createdOn.map { DayFormatter(language, today: $0).long($0) }
      ),
      (
        Words(ko: "잠금", en: "Lock"),
        isLocked
          ? language(ko: "암호로 잠겨 있어요", en: "with a passphrase")
          : language(ko: "없어요", en: "none")
      ),
      (
        Words(ko: "모은 것", en: "Kept"),
        counts.isEmpty ? language(ko: "아직 없어요", en: "nothing yet") : counts
      ),
    ]
    return lines.compactMap { label, text in text.map { (label(language), $0) } }
  }
}

extension ProfileSummary {
  /// Returns a list of the nonzero numbers of items; empty if there are none.
  func counts(_ language: Language) -> String {
    let all: [(CountedNoun, Int)] = [
      (CountedNoun(ko: "사람", counter: "명", en: "person", plural: "people"), people),
      (CountedNoun(ko: "연락처", en: "contact"), contacts),
      (CountedNoun(ko: "글귀", en: "saying"), sayings),
      (CountedNoun(ko: "기분", en: "mood"), moods),
      (CountedNoun(ko: "일정", en: "event"), events),
      (CountedNoun(ko: "할 일", en: "to-do"), toDos),
      (CountedNoun(ko: "책", counter: "권", en: "book"), books),
      (CountedNoun(ko: "문장", en: "sentence"), sentences),
    ]
    return all.filter { $0.1 > 0 }
      .map { noun, count in noun(count)(language) }.joined(separator: " · ")
  }
}
