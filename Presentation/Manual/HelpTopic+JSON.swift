extension HelpTopic {
  static let json = HelpTopic(
    name: "json",
    text: Words(
      ko: #"""
        # JSON 문서

        읽는 명령에 `--json`을 붙이면 문서 하나가 나와요. 아래는 명령마다 나오는 값의 이름이에요. 목록은 `items` 안에
        있고, 여기에는 한 줄의 이름만 적었어요. `a.b`는 `a` 안의 `b`, `a[].b`는 목록 `a`의 줄마다 있는 `b`예요. 이름은
        늘어나기만 하고 없어지지 않아요.


        """# + fieldsOfDocuments,
      en: #"""
        # JSON documents

        With `--json`, a command that reads prints one document. Below are the names of the values of
        each command. Those of a list are in `items`; only the names of one row are given here. `a.b` is
        `b` within `a`, and `a[].b` is `b` in each row of the list `a`. Names are only ever added, never
        removed.


        """# + fieldsOfDocuments))

  /// Written by `JSONPageTests`.
  private static let fieldsOfDocuments = #"""
    - `hearth today`: `day`, `time`, `name`, `greeting`, `holidays`, `saying.id`,
      `saying.number`, `saying.korean`, `saying.english`, `saying.who`, `saying.tags`,
      `saying.addedAt`, `saying.isNew`, `saying.unread`, `saying.liked`, `saying.used`,
      `people[].id`, `people[].name`, `people[].dueOn`, `people[].dDay`, `people[].state`,
      `birthdays`, `events[].id`, `events[].title`, `events[].note`, `events[].start`,
      `events[].end`, `events[].allDay`, `events[].zone`, `events[].status`,
      `events[].remindMinutes`, `events[].overlaps`, `events[].overlapping`, `events[].place`,
      `events[].location`, `events[].calendar`, `events[].repeats.rule`,
      `events[].repeats.words.ko`, `events[].repeats.words.en`, `events[].repeats.last`,
      `events[].repeats.afterDone`, `events[].repeats.skipsHolidays`,
      `events[].repeats.exceptions`, `events[].occurrence`, `events[].seriesId`,
      `events[].moved`, `tasks[].title`, `tasks[].due`, `tasks[].done`, `tasks[].overdue`,
      `tasks[].id`, `tasks[].note`, `tasks[].place`, `tasks[].allDay`, `tasks[].repeats.rule`,
      `tasks[].repeats.words.ko`, `tasks[].repeats.words.en`, `tasks[].repeats.afterDone`,
      `tasks[].repeats.timesLeft`, `tasks[].calendar`, `tasks[].doneAt`, `tasks[].remindMinutes`,
      `mood.id`, `mood.at`, `mood.day`, `mood.level`, `mood.shape`, `mood.color`, `mood.memo`,
      `mood.x`, `mood.y`, `mood.tags`, `canvas.mode`, `canvas.day`, `canvas.items`,
      `canvas.undrawn`, `books`, `reminders`
    - `hearth calendar`: `month`, `day`, `events`, `due`, `birthdays`, `watered`, `moods`,
      `moodMean`, `pages`, `finished`, `targets`, `tasks`, `holidays`
    - `hearth calendar list`: `name`, `color`, `readOnly`, `linked`, `hidden`, `events`,
      `isDefault`
    - `hearth calendar subscriptions`: `items`
    - `hearth search`: `items`
    - `hearth person list`: `id`, `name`, `nickname`, `phone`, `birthday.month`, `birthday.day`,
      `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`, `about`,
      `everyDays`, `alarmAt`, `plant`, `species`, `stage`, `affection`, `dueOn`, `dDay`, `state`,
      `gauge`, `phrase`, `plantedOn`, `daysTogether`, `waterings`, `postponements`,
      `postponementsSinceWatering`, `lastWateredOn`
    - `hearth person show`: `id`, `name`, `nickname`, `phone`, `birthday.month`, `birthday.day`,
      `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`, `about`,
      `everyDays`, `alarmAt`, `plant`, `species`, `stage`, `affection`, `dueOn`, `dDay`, `state`,
      `gauge`, `phrase`, `plantedOn`, `daysTogether`, `waterings`, `postponements`,
      `postponementsSinceWatering`, `lastWateredOn`, `events.coming`, `events.past`, `note`
    - `hearth person history`: `id`, `personId`, `on`, `by`, `keywords`, `memo`, `steps`
    - `hearth person notes`: `id`, `personId`, `on`, `by`, `keywords`, `memo`, `personName`
    - `hearth person birthdays`: `id`, `name`, `on`, `daysLeft`, `birthday.month`,
      `birthday.day`, `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`,
      `turns`
    - `hearth person calendar`: `personId`, `month`, `waterings`, `comingOn`, `missedOn`
    - `hearth person garden`: `id`, `name`, `nickname`, `phone`, `birthday.month`,
      `birthday.day`, `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`,
      `about`, `everyDays`, `alarmAt`, `plant`, `species`, `stage`, `affection`, `dueOn`, `dDay`,
      `state`, `gauge`, `phrase`, `plantedOn`, `daysTogether`, `waterings`, `postponements`,
      `postponementsSinceWatering`, `lastWateredOn`, `totals.people`, `totals.due`,
      `totals.wilted`, `totals.full`, `totals.waterings`, `totals.postponements`,
      `totals.pastWaterings`, `totals.pastPostponements`
    - `hearth contact list`: `id`, `name`, `phones`, `birthday.month`, `birthday.day`,
      `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`, `plantedAs`,
      `addressBook`
    - `hearth contact show`: `id`, `name`, `phones`, `birthday.month`, `birthday.day`,
      `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`, `plantedAs`,
      `addressBook`, `emails`, `note`
    - `hearth contact search`: `id`, `name`, `phones`, `birthday.month`, `birthday.day`,
      `birthday.year`, `birthday.lunar`, `birthday.leap`, `birthday.nextOn`, `plantedAs`,
      `addressBook`
    - `hearth saying`: `id`, `number`, `korean`, `english`, `who`, `tags`, `addedAt`, `isNew`,
      `unread`, `liked`, `used`
    - `hearth saying list`: `id`, `number`, `korean`, `english`, `who`, `tags`, `addedAt`,
      `isNew`, `unread`, `liked`, `used`
    - `hearth saying show`: `id`, `number`, `korean`, `english`, `who`, `tags`, `addedAt`,
      `isNew`, `unread`, `liked`, `used`, `book.id`, `book.title`, `book.author`
    - `hearth saying search`: `id`, `number`, `korean`, `english`, `who`, `tags`, `addedAt`,
      `isNew`, `unread`, `liked`, `used`
    - `hearth mood canvas`: `mode`, `day`, `id`, `at`, `level`, `shape`, `color`, `memo`, `x`,
      `y`, `tags`, `undrawn`
    - `hearth mood diary`: `id`, `at`, `day`, `level`, `shape`, `color`, `memo`, `x`, `y`, `tags`
    - `hearth mood onthisday`: `items`
    - `hearth mood calendar`: `month`, `day`, `count`, `mean`, `shape`, `color`
    - `hearth mood year`: `year`, `day`, `count`, `mean`, `shape`, `color`
    - `hearth mood stats`: `days`, `count`, `mean`, `spread`, `withoutLevel`,
      `byWeekday[].weekday`, `byWeekday[].count`, `byWeekday[].mean`, `byWeekday[].spread`,
      `byTimeOfDay[].timeOfDay`, `byTimeOfDay[].count`, `byTimeOfDay[].mean`,
      `byTimeOfDay[].spread`, `comparisons[].of`, `comparisons[].with.days`,
      `comparisons[].with.count`, `comparisons[].with.mean`, `comparisons[].with.spread`,
      `comparisons[].without.days`, `comparisons[].without.count`, `comparisons[].without.mean`,
      `comparisons[].without.spread`, `comparisons[].isEnough`, `comparisons[].tag`
    - `hearth event list`: `id`, `title`, `note`, `start`, `end`, `allDay`, `zone`, `status`,
      `remindMinutes`, `overlaps`, `overlapping`, `place`, `location`, `calendar`, `part`,
      `repeats`, `occurrence`, `seriesId`, `moved`, `overlapping[].id`,
      `overlapping[].occurrence`, `repeats.rule`, `repeats.words.ko`, `repeats.words.en`,
      `repeats.last`, `repeats.afterDone`, `repeats.skipsHolidays`,
      `repeats.exceptions[].occurrence`, `repeats.exceptions[].kind`,
      `repeats.exceptions[].start`, `repeats.exceptions[].andLater`, `repeats.exceptions`
    - `hearth event show`: `id`, `title`, `note`, `start`, `end`, `allDay`, `zone`, `status`,
      `remindMinutes`, `overlaps`, `overlapping`, `place`, `location`, `calendar`, `part`,
      `repeats`, `occurrence`, `seriesId`, `moved`
    - `hearth event next`: `id`, `title`, `note`, `start`, `end`, `allDay`, `zone`, `status`,
      `remindMinutes`, `overlaps`, `overlapping`, `place`, `location`, `calendar`,
      `repeats.rule`, `repeats.words.ko`, `repeats.words.en`, `repeats.last`,
      `repeats.afterDone`, `repeats.skipsHolidays`, `repeats.exceptions`, `occurrence`,
      `seriesId`, `moved`
    - `hearth event calendar`: `month`, `days[].day`, `days[].events`, `holidays`
    - `hearth event dates`: `start`, `isEndless`, `shownUntil`, `last`, `hasMore`
    - `hearth todo list`: `title`, `due`, `done`, `overdue`, `id`, `note`, `place`, `allDay`,
      `repeats.rule`, `repeats.words.ko`, `repeats.words.en`, `repeats.afterDone`,
      `repeats.timesLeft`, `calendar`, `doneAt`, `remindMinutes`, `priority`
    - `hearth todo show`: `title`, `due`, `done`, `overdue`, `id`, `note`, `place`, `allDay`,
      `repeats.rule`, `repeats.words.ko`, `repeats.words.en`, `repeats.afterDone`,
      `repeats.timesLeft`, `calendar`, `doneAt`, `remindMinutes`
    - `hearth link list`: `items`
    - `hearth book list`: `id`, `title`, `subtitle`, `author`, `publisher`, `publishedOn`,
      `isbn13`, `pages`, `category`, `theme`, `state`, `startedOn`, `targetOn`, `finishedOn`,
      `pagesRead`, `progress`, `dDay`, `pagesPerDay`, `onTrack`, `late`, `rating`, `favourite`,
      `sentences`, `link`, `coverLink`, `description`, `readings[].number`, `readings[].state`,
      `readings[].startedOn`, `readings[].targetOn`, `readings[].finishedOn`,
      `readings[].pagesRead`, `readings[].rating`
    - `hearth book show`: `id`, `title`, `subtitle`, `author`, `publisher`, `publishedOn`,
      `isbn13`, `pages`, `category`, `theme`, `state`, `startedOn`, `targetOn`, `finishedOn`,
      `pagesRead`, `progress`, `dDay`, `pagesPerDay`, `onTrack`, `late`, `rating`, `favourite`,
      `sentences`, `link`, `coverLink`, `description`, `readings[].number`, `readings[].state`,
      `readings[].startedOn`, `readings[].targetOn`, `readings[].finishedOn`,
      `readings[].pagesRead`, `readings[].rating`, `sayings[].number`, `sayings[].sentenceId`
    - `hearth book history`: `id`, `on`, `at`, `page`, `pages`, `reading`
    - `hearth book sentence list`: `id`, `page`, `text`, `at`, `bookId`, `bookTitle`
    - `hearth book shelf`: `finished`, `readings`, `favourites`, `sentences`, `tower.books`,
      `tower.centimetres`, `tower.asTallAs`, `tower.next`, `id`, `title`, `subtitle`, `author`,
      `publisher`, `publishedOn`, `isbn13`, `pages`, `category`, `theme`, `state`, `startedOn`,
      `targetOn`, `finishedOn`, `pagesRead`, `progress`, `dDay`, `pagesPerDay`, `onTrack`,
      `late`, `rating`, `favourite`, `link`, `coverLink`, `description`, `readings[].number`,
      `readings[].state`, `readings[].startedOn`, `readings[].targetOn`, `readings[].finishedOn`,
      `readings[].pagesRead`, `readings[].rating`
    - `hearth book stats`: `reading`, `finished`, `readings`, `currentStreak`, `longestStreak`,
      `pagesToday`, `pagesByDay[].day`, `pagesByDay[].pages`, `pagesByMonth[].month`,
      `pagesByMonth[].pages`, `finishedByMonth[].month`, `finishedByMonth[].books`,
      `finishedByMonth[].pages`, `byCategory[].category`, `byCategory[].books`,
      `byCategory[].finished`, `byCategory[].pages`, `byTimeOfDay.morning`,
      `byTimeOfDay.afternoon`, `byTimeOfDay.evening`, `byTimeOfDay.night`, `rated`,
      `averageRating`
    - `hearth book calendar`: `month`, `items`
    - `hearth remind`: `items`
    - `hearth remind list`: `id`, `kind`, `at`, `text`, `command`
    - `hearth log list`: `entry`, `at`, `area`, `words.verb`, `words.kind`, `words.subject`,
      `words.count`, `by`, `undone`, `undoneBy`, `undoes`, `state`, `steps[].place`,
      `steps[].kind`, `steps[].id`, `steps[].title`, `steps[].change`, `steps[].fields[].name`,
      `steps[].fields[].before`, `steps[].fields[].after`, `more`
    - `hearth log show`: `entry`, `at`, `area`, `words.verb`, `words.kind`, `words.subject`,
      `words.count`, `by`, `undone`, `undoneBy`, `undoes`, `state`, `steps[].place`,
      `steps[].kind`, `steps[].id`, `steps[].title`, `steps[].change`, `steps[].fields[].name`,
      `steps[].fields[].before`, `steps[].fields[].after`, `more`
    - `hearth backup list`: `items`
    - `hearth doctor`: `healthy`, `store`, `exists`, `bytes`, `freeBytes`, `storeSchema`, `zone`,
      `problems`, `unchecked`, `advice[].code`, `advice[].text`, `lastBackup`, `version`,
      `sqlite`, `characterSet`, `covers`, `libraries[].name`, `libraries[].found`
    - `hearth profile show`: `name`, `email`, `picture`, `since`, `isLocked`, `people`,
      `sayings`, `moods`, `events`, `toDos`, `books`, `sentences`
    - `hearth settings list`: `name`, `value`, `default`, `isChanged`, `isSecret`,
      `isFromEnvironment`, `meaning`, `accepts`
    - `hearth settings get`: `name`, `value`, `default`, `isChanged`, `isSecret`,
      `isFromEnvironment`
    - `hearth version`: `version`, `build`, `sqlite`, `store`, `storeSchema`

    """#
}
