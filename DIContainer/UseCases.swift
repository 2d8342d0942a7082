import HearthDomain

/// The use cases on one store.
struct UseCases {
  let today: TodayQueries
  let calendar: CalendarQueries
  let profile: ProfileQueries
  let editProfile: EditProfile
  let finishWelcome: FinishWelcome
  let moods: MoodUseCases
  let people: PeopleUseCases
  let sayings: SayingUseCases
  let schedule: ScheduleUseCases
  let books: BookUseCases
  let settings: SettingQueries
  let changeSetting: ChangeSetting
  let reminders: ReminderUseCases
  let searchEverywhere: SearchEverywhere
  let findNames: FindNames

  /// Imports go through a store of their own, which is copied before they write to it.
  init(
    store: any Store, importStore: any Store, ambient: Ambient,
    settings repository: any SettingsRepository, catalogue: Catalogue,
    collection: ProfileCollection?
  ) {
    today = TodayQueries(store: store, clock: ambient.clock)
    calendar = CalendarQueries(store: store, clock: ambient.clock)
    profile = ProfileQueries(store: store)
    editProfile = EditProfile(store: store, collection: collection)
    finishWelcome = FinishWelcome(store: store, now: ambient.clock.now, collection: collection)
    moods = MoodUseCases(store: store, importStore: importStore, ambient: ambient)
    people = PeopleUseCases(store: store, importStore: importStore, ambient: ambient)
    sayings = SayingUseCases(store: store, importStore: importStore, ambient: ambient)
    schedule = ScheduleUseCases(store: store, ambient: ambient)
    settings = SettingQueries(repository: repository, store: store)
    changeSetting = ChangeSetting(repository: repository, store: store)
    let searches = BookSearches(store: store, catalogue: catalogue) { [settings] in
      settings.settings().books
    }
    books = BookUseCases(
      store: store, importStore: importStore, ambient: ambient, release: sayings.release,
      searches: searches)
    searchEverywhere = SearchEverywhere(
      store: store, clock: ambient.clock, release: sayings.release)
    findNames = FindNames(store: store, clock: ambient.clock)
    reminders = ReminderUseCases(
      store: store, ambient: ambient, recommend: sayings.recommend,
      settings: { [settings] in settings.settings().reminders })
  }
}
