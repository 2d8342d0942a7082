import HearthDomain
import TerminalKit

/// The garden: the selected plant as a large drawing, and everybody by due day.
enum GardenScreen: Screen {
  struct State: Hashable {
    var today: Day
    var totals = GardenTotals()
    /// Number of contacts, read only while nobody is planted.
    var contacts = 0
    var shown = GardenSection.all
    var search = SearchBar()
    var people = RowList<Person>()
    var phrase: Phrase?
    /// The person whose plant says the phrase.
    var speaker: ID<Person>?
    var watering: WateringAnimation?

    var selected: Person? { people.selected }
    var isEmpty: Bool { totals.people == 0 }

    var isSearching: Bool { !search.text.allSatisfy(\.isWhitespace) }

    /// The filter of the list; a search covers all people.
    var filter: PersonFilter {
      var filter =
        switch isSearching ? .all : shown {
        case .all: PersonFilter.all
        case .due: PersonFilter.due(on: today)
        case .wilted: PersonFilter.wilted(on: today)
        }
      filter.search = search.text
      return filter
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case asked(Output)
    case search(SearchBar.Input)
    case shownChanged
    case shownPressed(GardenSection)
  }

  typealias Output = PeopleEffect

  static func searchBeingTyped(_ state: State) -> String? { state.search.beingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      if state.people.apply(input) { return state.selected.map { .show(.details($0.id)) } }
    case .asked(let output): return output
    case .search(let input): if state.search.apply(input) { return .list }
    case .shownChanged: return show(state.shown.next, &state)
    case .shownPressed(let shown): return show(shown, &state)
    }
    return nil
  }

  private static func show(_ shown: GardenSection, _ state: inout State) -> Output? {
    state.shown = shown
    state.search = SearchBar()
    return .list
  }

  static func frameTime(_ state: State) -> Duration? {
    state.watering == nil ? nil : .milliseconds(50)
  }

  static func advance(_ state: inout State) {
    state.watering?.advance()
    if state.watering?.isOver == true { state.watering = nil }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.people.visible = GardenLayout(size: view.size).list.height
  }
}

/// The part of the garden that is listed.
enum GardenSection: CaseIterable, Hashable {
  case all
  case due
  case wilted

  var next: GardenSection {
    switch self {
    case .all: .due
    case .due: .wilted
    case .wilted: .all
    }
  }

  var label: Words {
    switch self {
    case .all: Words(ko: "모두", en: "all")
    case .due: Words(ko: "오늘", en: "today")
    case .wilted: Words(ko: "시듦", en: "wilted")
    }
  }

  func count(in totals: GardenTotals) -> Int {
    switch self {
    case .all: totals.people
    case .due: totals.due
    case .wilted: totals.wilted
    }
  }
}

/// A watering animation in progress.
struct WateringAnimation: Hashable {
  let person: ID<Person>
  let wasWilted: Bool
  private(set) var frame = 0

  private static let frames = Int(
    PlantDrawing.wateringSeconds * Double(PlantDrawing.framesPerSecond))

  var progress: Double { Double(frame) / Double(WateringAnimation.frames) }
  var isOver: Bool { frame >= WateringAnimation.frames }

  mutating func advance() { frame += 1 }
}
