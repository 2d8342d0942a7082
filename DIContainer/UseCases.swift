import HearthDomain

/// The use cases on one store.
struct UseCases {
  let today: TodayQueries
  let profile: ProfileQueries
  let renameProfile: RenameProfile
  let finishWelcome: FinishWelcome
  let moods: MoodUseCases
  let people: PeopleUseCases
  let sayings: SayingUseCases
  let schedule: ScheduleUseCases

  init(store: any Store, ambient: Ambient) {
    today = TodayQueries(store: store, clock: ambient.clock)
    profile = ProfileQueries(store: store)
    renameProfile = RenameProfile(store: store)
    finishWelcome = FinishWelcome(store: store, now: ambient.clock.now)
    moods = MoodUseCases(store: store, ambient: ambient)
    people = PeopleUseCases(store: store, ambient: ambient)
    sayings = SayingUseCases(store: store, ambient: ambient)
    schedule = ScheduleUseCases(store: store, ambient: ambient)
  }
}
