import HearthDomain
import TerminalKit

/// The garden: the selected plant as a large drawing, and everybody by due day.
enum GardenScreen: Screen {
  struct State: Hashable {
    var today: Day
    var totals = GardenTotals()
    /// Number of contacts in the address book; read only while there are no people.
    var contactCount = 0
    var section = GardenSection.all
    var search = SearchBar()
    var people = RowList<Person>()
    var phrase: Phrase?
    /// The person whose plant says the phrase.
    var speaker: ID<Person>?
    var wateringAnimation: WateringAnimation?

    var selected: Person? { people.selected }
    var isEmpty: Bool { totals.people == 0 }

    var isSearching: Bool { !search.text.allSatisfy(\.isWhitespace) }

    /// The filter of the list: the selected section, or everybody during a search.
    var filter: PersonFilter {
      var filter =
        switch isSearching ? .all : section {
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
    case requested(Output)
    case search(SearchBar.Input)
    case sectionSwitched
    case sectionPressed(GardenSection)
  }

  typealias Output = PeopleEffect

  static func selection(_ state: State) -> HistorySubject? { state.selected?.historySubject }

  static func searchTextBeingTyped(_ state: State) -> String? { state.search.textBeingTyped }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input):
      if state.people.apply(input) { return state.selected.map { .show(.person($0.id)) } }
    case .requested(let output): return output
    case .search(let input): if state.search.apply(input) { return .reloadList }
    case .sectionSwitched: return show(state.section.next, &state)
    case .sectionPressed(let shown): return show(shown, &state)
    }
    return nil
  }

  private static func show(_ shown: GardenSection, _ state: inout State) -> Output? {
    state.section = shown
    state.search = SearchBar()
    return .reloadList
  }

  static func frameDuration(_ state: State) -> Duration? {
    state.wateringAnimation == nil ? nil : .milliseconds(50)
  }

  static func advanceAnimation(_ state: inout State) {
    state.wateringAnimation?.advance()
    if state.wateringAnimation?.isOver == true { state.wateringAnimation = nil }
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.people.visibleCount = GardenLayout(state, view).list.height
  }
}

/// A section of the garden, such as all people or those who are due.
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
    case .due: totals.duePlants
    case .wilted: totals.wiltedPlants
    }
  }
}

/// A watering animation in progress.
struct WateringAnimation: Hashable {
  let person: ID<Person>
  let wasWilted: Bool
  private(set) var frameIndex = 0

  private static let frameCount = Int(
    PlantDrawing.wateringSeconds * Double(PlantDrawing.framesPerSecond))

  var progress: Double { Double(frameIndex) / Double(WateringAnimation.frameCount) }
  var isOver: Bool { frameIndex >= WateringAnimation.frameCount }

  mutating func advance() { frameIndex += 1 }
}
