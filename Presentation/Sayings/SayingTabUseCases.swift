import HearthDomain

/// What the screens of Sayings can do.
public struct SayingTabUseCases: Sendable {
  let sayings: SayingQueries
  let recommend: RecommendSaying
  let add: AddSaying
  let edit: EditSaying
  let remove: RemoveSaying
  let mark: MarkSaying
  let clock: LocalClock
  let pictures: PictureFolder
  /// The font in which cards begin.
  let cardFont: @Sendable () -> CardFont

  public init(
    sayings: SayingQueries, recommend: RecommendSaying, add: AddSaying, edit: EditSaying,
    remove: RemoveSaying, mark: MarkSaying, clock: LocalClock, pictures: PictureFolder,
    cardFont: @escaping @Sendable () -> CardFont
  ) {
    self.sayings = sayings
    self.recommend = recommend
    self.add = add
    self.edit = edit
    self.remove = remove
    self.mark = mark
    self.clock = clock
    self.pictures = pictures
    self.cardFont = cardFont
  }
}
