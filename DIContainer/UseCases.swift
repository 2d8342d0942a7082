import HearthData
import HearthDomain

/// The use cases, all on the same store.
struct UseCases {
  let today: TodayQueries
  let calendar: CalendarQueries
  let profile: ProfileQueries
  let editProfile: EditProfile
  let finishWelcome: FinishWelcome
  let announceNews: AnnounceNews
  let moods: MoodUseCases
  let people: PeopleUseCases
  let sayings: SayingUseCases
  let schedule: ScheduleUseCases
  let books: BookUseCases
  let settings: SettingQueries
  let changeSetting: ChangeSetting
  let reminders: ReminderUseCases
  let journal: JournalUseCases
  let searchEverywhere: SearchEverywhere
  let findNames: FindNames

  init(
    _ context: UseCaseContext, settings repository: any SettingsRepository, catalogue: Catalogue,
    covers: any BookCovers,
    collection: ProfileCollection?, remains: (any DeletedDataEraser)?, isOffline: Bool = false
  ) {
    let (store, clock) = (context.store, context.clock)
    today = TodayQueries(store: store, clock: clock)
    calendar = CalendarQueries(store: store, clock: clock)
    profile = ProfileQueries(store: store)
    editProfile = EditProfile(store: store, collection: collection)
    finishWelcome = FinishWelcome(store: store, now: clock.now, collection: collection)
    announceNews = AnnounceNews(store: store, clock: clock)
    moods = MoodUseCases(context)
    people = PeopleUseCases(context)
    sayings = SayingUseCases(context) { StarterCollection.lines }
    schedule = ScheduleUseCases(context)
    settings = SettingQueries(repository: repository, store: store)
    changeSetting = ChangeSetting(repository: repository, store: store)
    let searches = BookSearches(store: store, catalogue: catalogue, isOffline: isOffline) {
      [settings] in
      settings.settings().books
    }
    books = BookUseCases(
      context, release: sayings.release, sources: searches.sources, covers: covers)
    journal = JournalUseCases(
      context, collection: collection, settings: repository, remains: remains)
    searchEverywhere = SearchEverywhere(store: store, clock: clock, release: sayings.release)
    findNames = FindNames(store: store, clock: clock)
    reminders = ReminderUseCases(context, recommend: sayings.recommend, process: .system) {
      [settings] in settings.settings().reminders
    }
  }
}
