import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// The area of the tab in front; nil where nothing is ever taken back.
  private var changedArea: Area? {
    let area = tabs.front.area
    return features.takeBack == nil || page != nil || area == .today ? nil : area
  }

  /// The last change there, if it can be taken back.
  private var lastChange: Change? {
    changedArea.flatMap { features.takeBack?.history.last(in: $0) }
  }

  /// The key that takes the last change back; nil where nothing is ever taken back.
  var takeBackKey: KeyBinding<AppAction>? {
    guard changedArea != nil else { return nil }
    let nothing = lastChange == nil ? TakeBackNotices.nothing : nil
    return KeyBinding(
      [.character("u")], Words(ko: "되돌리기", en: "take back"),
      help: Words(ko: "마지막에 지우거나 바꾼 것을 되돌려요", en: "Take back what was removed or changed last"),
      action: .takeBack, disabled: nothing, isCommon: nothing != nil)
  }

  /// The same, where it comes before what the tab itself has for the key: always, but that what
  /// was not removed waits for what the tab offers.
  var leadingTakeBackKey: KeyBinding<AppAction>? {
    guard let change = lastChange, let key = takeBackKey, !tabs.front.condition.takesText else {
      return nil
    }
    let isTaken = tabs.front.keyHelp.contains { help in
      help.disabled == nil && help.keys.contains(where: key.keys.contains)
    }
    return isTaken && !change.isRemoval ? nil : key
  }

  /// Whether the event was the key that takes the last change back; then that was done.
  mutating func takesBack(by event: TerminalEvent) -> Bool {
    guard case .key(let key) = event, let binding = leadingTakeBackKey,
      Keymap([binding]).meaning(of: key) != nil
    else { return false }
    takeBack()
    return true
  }

  mutating func takeBack() {
    guard let takeBack = features.takeBack, let area = changedArea else { return }
    let outcome = Result { try takeBack(in: area) }
    reminders.letGo()
    attempt { app in
      // Also after a refusal: then the store is not as it is shown.
      let route = (try? outcome.get())?.route ?? .tab(app.tabs.front.area)
      try app.tabs.actInFront { try $0.refresh(selecting: route) }
      app.tell(.done(TakeBackNotices.done(try outcome.get())))
    }
  }

  /// What was done, with the key that takes it back where there is something new to take back.
  mutating func offeringTakeBack(after words: Words) -> Words {
    guard let area = changedArea, let takeBack = features.takeBack,
      takeBack.history.unannounced(in: area) != nil
    else { return words }
    takeBack.settle(area)
    return leadingTakeBackKey == nil ? words : TakeBackNotices.offer(after: words)
  }

  /// What was changed without a word is not offered after the next ones; but where a page has come
  /// over the tab, its end tells of both, as of a watering and its review.
  func settleChange() {
    guard let area = changedArea, !tabs.front.condition.canGoBack else { return }
    features.takeBack?.settle(area)
  }
}

extension Change {
  /// Where the tab of its area has it in a list.
  fileprivate var route: Route? {
    switch main.before ?? main.after {
    case .person(let person): .person(person.id)
    case .watering(let watering): .person(watering.personID)
    case .postponement(let postponement): .person(postponement.personID)
    case .saying(let saying): .saying(saying.id)
    case .mood(let mood): .mood(mood.id)
    case .event(let event): .event(event.id)
    case .book(let book): .book(book.id)
    case .record(let record): .book(record.book)
    case .sentence(let sentence): .book(sentence.book)
    case .contact, .rest, .pastReading, nil: nil
    }
  }
}
