import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

extension ImportReportWords {
  func text(of fact: ImportFact) -> String {
    switch fact {
    case .empty: language(ko: "내용이 비어 있어요.", en: "It is empty.")
    case .noName: language(ko: "이름이 없어요.", en: "It has no name.")
    case .group: language(ko: "사람이 아니라 그룹이에요.", en: "It is a group, not a person.")
    case .deleted:
      language(
        ko: "파일을 쓴 프로그램에서 지운 것이에요.", en: "It was deleted in the program that wrote the file.")
    case .repeated: language(ko: "파일에 같은 것이 여러 번 있어요.", en: "The file has it more than once.")
    case .invalid(let issues): issues.map { $0.message(in: language) }.joined(separator: " ")
    case .tooLarge(let limit):
      language(ko: "\(limit)바이트보다 커요.", en: "It is larger than \(limit) bytes.")
    case .outsideRecord(let text):
      language(
        ko: "어느 \(record.name.ko)에도 속하지 않아요: \(text.quotedAsSentence(.korean))",
        en: "It belongs to no \(record.name.en): \(text.quotedAsSentence(.english))")
    case .unfinished:
      language(
        ko: "끝나지 않은 \(KoreanParticle.copula(record.name.ko)).", en: "It is cut off before its end.")

    // Archives
    case .skippedArchiveFiles(let name, let files):
      language(
        ko: "압축 파일에 든 \(KoreanParticle.topic(name.quoted(.korean))) 담을 곳이 없어 가져오지 않았어요 (파일"
          + " \(files)개).",
        en: "Hearth cannot store \(name.quoted(.english)) from the archive"
          + " (\(Plural("file", "files")(files))); it was left out.")

    // Calendars
    case .cancelled(let title):
      language(
        ko: "취소된 일정이에요: \(title.quotedAsSentence(.korean))",
        en: "It was cancelled: \(title.quotedAsSentence(.english))")
    case .cancelsUnknown(let title):
      language(
        ko: "여기 없는 일정을 취소하는 내용이에요: \(title.quotedAsSentence(.korean))",
        en: "It cancels an event that is not here: \(title.quotedAsSentence(.english))")
    case .cancelsUntitled(let day?):
      language(
        ko: "여기 없는 일정을 취소하는 내용이에요. 제목은 없고 날짜는"
          + " \(KoreanParticle.copula(DayFormatter(.korean, today: day).long(day))).",
        en: "It cancels an event that is not here. It has no title; its date is"
          + " \(DayFormatter(.english, today: day).long(day)).")
    case .cancelsUntitled(nil):
      language(
        ko: "여기 없는 일정을 취소하는 내용인데, 제목도 날짜도 적혀 있지 않아요.",
        en: "It cancels an event that is not here and has neither a title nor a date.")
    case .meetingReply(let method, let title):
      language(
        ko: "초대에 대한 답(\(method.quotable()))이라 일정은 그대로 두었어요: \(title.quotedAsSentence(.korean))",
        en: "It is an answer to an invitation (\(method.quotable())) and changes nothing here:"
          + " \(title.quotedAsSentence(.english))")
    case .exceedsSizeWithChange(let title, let limit):
      language(
        ko: "이것까지 더하면 한 일정에 담을 수 있는 \(limit)바이트를 넘어요: \(title.quotedAsSentence(.korean))",
        en: "With it, the event would exceed the limit of \(limit) bytes:"
          + " \(title.quotedAsSentence(.english))")
    case .olderVersion(let title):
      language(
        ko: "여기 있는 것보다 예전 내용이에요. 그래도 가져오려면 --force를 붙여 주세요: \(title.quotedAsSentence(.korean))",
        en: "It is older than what is here; --force imports it anyway:"
          + " \(title.quotedAsSentence(.english))")
    case .otherVersionTaken(let title):
      language(
        ko: "파일에 여러 번 있어서 그중 새것을 가져왔어요: \(title.quotedAsSentence(.korean))",
        en: "The file has it more than once, and another version, the newest, was taken:"
          + " \(title.quotedAsSentence(.english))")
    case .localChangeKept(let conflict): conflict.message(in: language)
    case .localToDoChangeKept(let title):
      language(
        ko: "여기서도 고친 할 일이라 여기 것을 두었어요. 둘 다 보려면 hearth link conflicts:"
          + " \(title.quotedAsSentence(.korean))",
        en: "The to-do was changed here, too, which was kept; hearth link conflicts shows both:"
          + " \(title.quotedAsSentence(.english))")
    case .oversized(let record): record.message(in: language)
    case .namesakeExists(let title): EventConflict.namesakeExistsNote(title)(language)
    case .replacedNamesake(let title): EventConflict.replacedNamesakeNote(title)(language)
    case .unknownZone(let name):
      language(
        ko: "모르는 시간대라 적힌 시각 그대로 읽었어요: \(name.quotedAsSentence(.korean))",
        en: "The time zone is unknown, so its times were read as written:"
          + " \(name.quotedAsSentence(.english))")
    case .storedNonEvent(let name): StoredComponent.note(onOther: name)(language)
    case .truncatedForDisplay(let field, let limit):
      language(
        ko: "\(KoreanParticle.subject(ImportedField(field).label)) \(limit)자보다 길어 앞부분만 보여요. 원래 글은"
          + " 그대로 있어요.",
        en: "Only the first \(limit) characters of \(field.quotable()) are shown; the original text"
          + " is kept whole.")

    // Backup
    case .existingItemKept:
      language(
        ko: "내용이 달라서 여기 있는 것을 두었어요. 파일 쪽으로 바꾸려면 --replace를 붙여 주세요.",
        en: "It differs from what is here, which was kept; --replace takes the file's version.")
    case .uniqueValueTaken(let holder):
      language(
        ko: "다른 것이 이미 쓰고 있어요: \(holder.quotedAsSentence(.korean))",
        en: "Something else is already using it: \(holder.quotedAsSentence(.english))")
    case .refersToMissing:
      language(ko: "여기 없는 것에 딸려 있어요.", en: "It belongs to something that is not here.")
    case .setAsideData:
      language(
        ko: "내보낸 저장소에서도 따로 보관만 한 것이라 여기에는 담을 곳이 없어요.",
        en: "It was only set aside in the store it was exported from, so it has no place here.")
    case .unknownArea(let name):
      language(
        ko: "이 프로그램은 \(name.quoted(.korean)) 목록을 몰라요.",
        en: "This program does not know the list \(name.quoted(.english)).")

    // Form
    case .unknownCharset:
      language(
        ko: "문자 집합을 알 수 없어 바이트마다 한 글자로 읽었어요.",
        en: "Its character set is unknown, so each byte was read as one character.")
    case .malformed(let column):
      language(
        ko: "\(column)번째 글자부터 형식에 맞지 않아요.",
        en: "It is malformed at column \(column).")
    case .strayQuote:
      language(
        ko: "따옴표가 엉뚱한 곳에 있어 글자로 읽었어요.",
        en: "A misplaced quotation mark was read as a character.")
    case .openQuote:
      language(
        ko: "여기서 열린 따옴표가 닫히지 않아 글자로 읽었어요.",
        en: "A quotation mark that opens here is never closed; it was read as a character.")
    case .tooManyValues(let limit, let actual):
      language(
        ko: "열은 \(limit)개인데 값이 \(actual)개예요. 남는 값은 읽지 않았어요.",
        en: "It has \(actual) values for \(limit) columns; the rest was not read.")

    // Moods
    case .defaultUsed(let field, let text, let records):
      ImportedField(field).defaultUsedNote(text, in: records == 1 ? nil : record(records))(language)
    case .noLevel(let records):
      MoodScoreWords.noLevelNote(records == 1 ? nil : record(records))(language)
    case .unstorableValues(let field, records: 1):
      language(
        ko: "\(field.quoted(.korean)) 값은 담을 곳이 없어 가져오지 않았어요.",
        en: "Hearth has no place for its \(field.quoted(.english)), so that was left out."
      )
    case .unstorableValues(let field, let records):
      language(
        ko: "\(field.quoted(.korean)) 값은 담을 곳이 없어 가져오지 않았어요 (여기부터 모두 \(record(records).ko)).",
        en:
          "\(record(records).en) from here on had \(field.quoted(.english)), for which Hearth has"
          + " no place, so that was left out.")
    case .scoresRead(let most, let text, let level):
      MoodScoreWords.assumedMaximumNote(text, of: most, as: level)(language)
    case .namesRead(let names): MoodScoreWords.assumedLevelsNote(names)(language)
    case .existingLevelKept(let text, let here, let there):
      MoodScoreWords.keptLevelNote(here, besides: there, of: text)(language)
    case .splitText(let limit, let moods):
      language(
        ko: "글이 \(limit)자보다 길어 기분 \(moods)개에 나누어 담았어요.",
        en: "The text is longer than \(limit) characters and was split into \(moods) moods.")
    case .datesRead(let order, let text):
      language(
        ko: "\(text.quoted(.korean)) 같은 날짜는 순서를 보고 \(order.partNames(.korean)) 순으로 읽었어요. 아니라면"
          + " --dates로 알려 주세요.",
        en:
          "Dates such as \(text.quoted(.english)) were read as \(order.partNames(.english)),"
          + " judging by their sequence. If that is wrong, use --dates.")

    // Texts
    case .truncated(let field, let length):
      language(
        ko: "\(displayName(ofField: field))의 값이 너무 길어 \(length)자까지만 담았어요.",
        en: "The value of \(field.quotable()) is too long; \(length) characters of it were kept.")
    case .leftOutForSize(let field, let limit):
      language(
        ko: "모두 합쳐 \(limit >> 10)KB까지 담을 수 있어서 \(displayName(ofField: field))의 값은 빼고 나머지를 담았어요.",
        en:
          "There is room for \(limit >> 10) KB in all, so the value of \(field.quotable()) was left"
          + " out; the rest was kept.")
    case .tagsNotAdded(let text): Tags.existingDiffersNote(text)(language)
    case .droppedTags(let text):
      language(
        ko: "너무 많거나 긴 태그는 뺐어요: \(text.quotedAsSentence(.korean))",
        en: "Tags that are too many or too long were left out: \(text.quotedAsSentence(.english))")
    case .unseparatedLines(let lines):
      language(
        ko: "%만 있는 줄이 없어 \(lines)줄을 모두 글귀 하나로 담았어요. 여럿이라면 hearth undo로 되돌리고, 글귀 사이마다 %만 있는 줄을 넣어 다시"
          + " 가져와 주세요.",
        en: "No line has only a %, so its \(lines) lines are one saying. If they are several, undo"
          + " this with hearth undo, put a line with only a % between them and import it again.")
    case .tagsInMemo(let text):
      language(
        ko: "태그는 \(Tags.maxCount)개까지라서 너무 많거나 긴 것은 메모에 적었어요: \(text.quotedAsSentence(.korean))",
        en:
          "There can be up to \(Tags.maxCount) tags; extra or overlong ones were added to the memo:"
          + " \(text.quotedAsSentence(.english))")

    // Books
    case .finishedInFuture(let text):
      language(
        ko: "다 읽은 날 \(KoreanParticle.topic(text.quoted(.korean))) 아직 오지 않은 날이라 언제인지 모르는 것으로 했어요.",
        en: "The day it was finished, \(text.quoted(.english)), is in the future; it counts as"
          + " finished on an unknown day.")
    case .authorFilledIn(let title, let author):
      language(
        ko: "지은이 없이 적혀 있던 \(title.quoted(.korean))에 지은이를 적어 넣었어요:"
          + " \(author.quotedAsSentence(.korean))",
        en: "\(title.quoted(.english)) had no author; it was filled in:"
          + " \(author.quotedAsSentence(.english))")
    case .existingDiffers(let title, let fields):
      BookField.existingDiffersNote(fields, title)(language)
    case .otherReadings(let title):
      language(
        ko: "여기 있는 \(KoreanParticle.topic(title.quoted(.korean))) 읽은 횟수가 파일과 달라서 가져오지 않았어요.",
        en: "\(title.quoted(.english)) has a different number of readings here, so this was left"
          + " out.")
    case .otherRecords(let title, let records):
      language(
        ko: "\(title.quoted(.korean))의 쪽수 기록 \(records)개는 여기 있는 기록과 맞지 않아 가져오지 않았어요.",
        en:
          "\(Plural("record")(records)) of pages of \(title.quoted(.english)) did not fit what was"
          + " read of it here, and \(records == 1 ? "was" : "were") left out.")
    case .similarSentenceKept(let text): SentenceText.samePassageNote(text)(language)
    case .abandoned(let text):
      language(
        ko: "읽다가 그만둔 책은 목표 없이 담아 둬요: \(text.quotedAsSentence(.korean))",
        en: "A book you gave up is kept without a goal: \(text.quotedAsSentence(.english))")
    case .inconsistentReading(let misfit): misfit.note(language)
    case .notBeingRead(let parts): parts.omissionNote(language)
    case .otherShelf(let text, isFinished: true):
      language(
        ko: "따로 만든 책장이지만 다 읽은 날이 있어 다 읽은 책으로 담았어요: \(text.quotedAsSentence(.korean))",
        en: "It is on a custom shelf and has a finish date, so it counts as finished:"
          + " \(text.quotedAsSentence(.english))")
    case .otherShelf(let text, isFinished: false):
      language(
        ko: "따로 만든 책장의 책은 목표 없이 담아 둬요: \(text.quotedAsSentence(.korean))",
        en: "A book on a custom shelf is kept without a goal: \(text.quotedAsSentence(.english))")

    case .shelvesInDescription(records: 1):
      language(
        ko: "이 책의 책장과 태그는 소개 끝에 #으로 적어 두었어요.",
        en: "Its custom shelves and tags were added with # at the end of the description.")
    case .shelvesInDescription(let records):
      language(
        ko: "여기부터 책 \(records)권에 있는 책장과 태그는 소개 끝에 #으로 적어 두었어요.",
        en: "\(Plural("book", "books")(records)) from here on had custom shelves or tags; they were"
          + " added with # at the end of the description.")
    case .columnsInDescription(let names, let records):
      names.descriptionColumnsNote(of: records)(language)
    case .quotationsSkipped(records: 1):
      language(
        ko: "이 책에 인용문이 있어요. 이 파일을 ‘hearth book sentence import’로 읽으면 문장으로 가져와요.",
        en: "It has quotations; “hearth book sentence import” imports them from the same file.")
    case .quotationsSkipped(let records):
      language(
        ko: "여기부터 책 \(records)권에 인용문이 있어요. 이 파일을 ‘hearth book sentence import’로 읽으면 문장으로 가져와요.",
        en: "\(Plural("book", "books")(records)) from here on had quotations; “hearth book sentence"
          + " import” imports them from the same file.")

    // People
    case .planted(let people, let waterings):
      language(
        ko: "연락처와 함께 사람 \(people)명을 심고 연락한 기록 \(waterings)개를 가져왔어요.",
        en: "With the contacts, \(Plural("person was", "people were")(people)) planted and"
          + " \(Plural("watering was", "waterings were")(waterings)) recorded.")
    case .newerContactKept(let name):
      language(
        ko: "여기 있는 것을 파일보다 나중에 고쳐서 그대로 두었어요. 파일 쪽으로 바꾸려면 --force를 붙여 주세요:"
          + " \(name.quotedAsSentence(.korean))",
        en: "What is here is newer than the file and was kept; --force takes the file's version:"
          + " \(name.quotedAsSentence(.english))")
    case .linkedToPerson(let name):
      language(
        ko: "이미 심은 사람의 연락처로 담았어요: \(name.quotedAsSentence(.korean))",
        en: "It was added as the contact of a person you already planted:"
          + " \(name.quotedAsSentence(.english))")
    case .namesakeContactKept(let name): ContactDetails.namesakeExistsNote(name)(language)
    case .notPlanted(let name):
      language(
        ko: "같은 이름의 사람이 이미 심어져 있어 연락처만 가져왔어요: \(name.quotedAsSentence(.korean))",
        en: "A person of that name is already planted, so only the contact was imported:"
          + " \(name.quotedAsSentence(.english))")

    // Values
    case .missing(let field):
      language(
        ko: "\(ImportedField(field).nameWithKey.quoted(.korean)) 항목이 없어요.",
        en: "It has no \(field.quotedAsSentence(.english))")
    case .unreadableLine(let text):
      language(
        ko: "알 수 없는 줄이라 그대로 두었어요: \(text.quotedAsSentence(.korean))",
        en: "An unknown line was kept as it is: \(text.quotedAsSentence(.english))")
    case .rounded(let field, let text, let kept):
      language(
        ko: "\(displayName(ofField: field))의 값 \(KoreanParticle.object(text.quoted(.korean)))"
          + " \(KoreanParticle.toward(kept)) 바꾸어 담았어요.",
        en: "The value of \(field.quotable()), \(text.quoted(.english)), was rounded to \(kept).")
    case .unusable(let field, let text):
      language(
        ko: "\(displayName(ofField: field))의 값은 쓸 수 없어 그대로 두었어요: \(text.quotedAsSentence(.korean))",
        en:
          "The value of \(field.quotable()) was kept, but cannot be used:"
          + " \(text.quotedAsSentence(.english))"
      )
    case .unreadable(field: "isbn", let text): language.invalidISBNMessage(text)
    case .unreadable(let field, let text):
      language(
        ko: "\(displayName(ofField: field))의 값을 읽을 수 없어요: \(text.quotedAsSentence(.korean))",
        en: "The value of \(field.quotable()) cannot be read: \(text.quotedAsSentence(.english))")
    case .wrongCharset(let field, let name):
      language(
        ko:
          "\(displayName(ofField: field))의 문자 집합이 \(KoreanParticle.with(name.quoted(.korean))) 맞지"
          + " 않아 다른 것으로 읽었어요.",
        en: "\(field.quotable()) is not in \(name.quoted(.english)); it was read in another"
          + " character set.")
    case .notText(let field):
      language(
        ko: "\(displayName(ofField: field))의 문자 집합을 알 수 없어요.",
        en: "The character set of \(field.quotable()) is unknown.")
    }
  }
}
