import HearthDomain

/// What the screens of Sayings want to happen.
enum SayingEffect: Hashable, LeavingEffect {
  // Going somewhere.
  case open(ID<Saying>, from: SayingOrigin)
  /// Opens the one so many rows further in the list that it was opened from.
  case step(Int)
  case showSearch
  case showSharing(ID<Saying>)
  case showSaving(Saying, CardLook)
  case showAdding
  case showEditing(ID<Saying>)
  case back

  // Reading.
  case list
  case pick
  case find(String)

  // Changing.
  case mark(ID<Saying>, MarkSaying.Mark)
  case add(SayingDetails)
  case edit(ID<Saying>, SayingDetails)
  case remove(ID<Saying>)

  // Sharing.
  case copy(Saying)
  case save(Saying, CardLook, path: String, replacing: Bool)

  /// Goes on in the user's editor.
  case write(String)

  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: SayingEffect)
}

/// From where a saying was opened, which decides what comes before and after it.
enum SayingOrigin: Hashable {
  case list
  case search
  /// It is the recommended one.
  case pick
}
