import HearthDomain
import TerminalKit

/// The garden: the selected plant drawn large, and everybody in the order of their due days.
enum GardenScreen: Screen {
  struct State: Hashable {
    var today: Day
    var totals = GardenTotals()
    var shown = GardenShown.all
    var search = TextFieldState()
    /// Whether the search is being typed.
    var isSearching = false
    var people = RowWindow<Person>.empty
    var list = ListState()
    var phrase: Phrase?
    /// Whose plant says the phrase.
    var speaker: ID<Person>?
    var watering: WateringPlay?
    /// The rows of the list that are in view.
    var visible = 10

    init(today: Day) {
      self.today = today
    }

    var selectedIndex: Int? { list.selection(of: people.count) }
    var selected: Person? { people[selectedIndex] }
    var shape: ListShape { ListShape(count: people.count, visible: visible) }
    var isEmpty: Bool { totals.people == 0 }

    var filter: PersonFilter {
      var filter =
        switch shown {
        case .all: PersonFilter.all
        case .due: PersonFilter.due(on: today)
        case .wilted: PersonFilter.wilted(on: today)
        }
      filter.search = search.value
      return filter
    }
  }

  enum Action: Hashable {
    case move(ListMove)
    case pressed(row: Int, isDouble: Bool)
    case asked(Output)
    case searchPressed
    case searchTyped(TextInput)
    case searchDone
    case searchCleared
    case shownChanged
  }

  enum Output: Hashable {
    /// Another search or another part of the garden shall be listed.
    case listChanged
    case details(ID<Person>)
    case water(ID<Person>)
    case postpone(ID<Person>)
    case calendar(ID<Person>)
    case edit(ID<Person>)
    case remove(Person)
    case add
    case totals
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .move(let move): state.list.apply(move, in: state.shape)
    case .pressed(let row, let isDouble):
      state.list.select(row, in: state.shape)
      if isDouble { return state.selected.map { .details($0.id) } }
    case .asked(let output): return output
    case .searchPressed: state.isSearching = true
    case .searchTyped(let input): return type(input, &state)
    case .searchDone: state.isSearching = false
    case .searchCleared:
      state.isSearching = false
      guard !state.search.isEmpty else { return nil }
      state.search = TextFieldState()
      return .listChanged
    case .shownChanged:
      state.shown = state.shown.next
      return .listChanged
    }
    return nil
  }

  private static func type(_ input: TextInput, _ state: inout State) -> Output? {
    let before = state.search.value
    switch input {
    case .key(let key): _ = state.search.handle(key)
    case .paste(let text): state.search.paste(text)
    }
    return state.search.value == before ? nil : .listChanged
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.visible = GardenLayout(size: view.size).list.height
  }
}

/// Which part of the garden is listed.
enum GardenShown: CaseIterable, Hashable {
  case all
  case due
  case wilted

  var next: GardenShown {
    switch self {
    case .all: .due
    case .due: .wilted
    case .wilted: .all
    }
  }

  var label: Words {
    switch self {
    case .all: Words(ko: "모두", en: "all")
    case .due: Words(ko: "오늘", en: "due")
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

/// A watering that is being shown.
struct WateringPlay: Hashable {
  let person: ID<Person>
  let wasWilted: Bool
  private(set) var frame = 0

  init(of person: ID<Person>, wasWilted: Bool) {
    self.person = person
    self.wasWilted = wasWilted
  }

  private static let frames = Int(
    PlantDrawing.wateringSeconds * Double(PlantDrawing.framesPerSecond))

  var progress: Double { Double(frame) / Double(WateringPlay.frames) }
  var isOver: Bool { frame >= WateringPlay.frames }

  mutating func advance() { frame += 1 }
}
