import HearthDomain

/// The screens of Moods that lie over the canvas.
extension Page<MoodsEffect> {
  static func gauge(_ state: GaugeScreen.State) -> Page {
    Page(GaugeScreen.self, state) { output, _ in output.effect }
  }

  static func diary(_ state: DiaryScreen.State) -> Page {
    Page(DiaryScreen.self, state) { output, _ in output.effect }
  }

  static func calendar(_ state: MoodCalendarScreen.State) -> Page {
    Page(MoodCalendarScreen.self, state) { output, _ in output.effect }
  }

  static func year(_ state: MoodYearScreen.State) -> Page {
    Page(MoodYearScreen.self, state) { output, _ in output.effect }
  }

  static func onThisDay(_ state: OnThisDayScreen.State) -> Page {
    Page(OnThisDayScreen.self, state) { _, _ in .back }
  }

  static func totals(_ state: MoodTotalsScreen.State) -> Page {
    Page(MoodTotalsScreen.self, state) { output, _ in output.effect }
  }

  static func palettes(_ state: PaletteScreen.State) -> Page {
    Page(PaletteScreen.self, state) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension CanvasScreen.Output {
  var effect: MoodsEffect {
    switch self {
    case .add: .show(.adding(at: nil))
    case .edit(let mood): .show(.editing(mood))
    case .remove(let mood): .asking(toRemove: mood)
    case .turn(let day): .showCanvas(day)
    case .newest: .showNewestCanvas
    case .shuffle: .change(.shuffle)
    case .palette: .show(.palettes)
    case .diary(let target): .show(.diary(target))
    case .calendar(let day): .show(.calendar(day))
    case .year(let day): .show(.year(day))
    case .onThisDay(let day): .show(.onThisDay(day))
    case .totals: .show(.totals)
    case .modeChanged: .change(.changeMode)
    }
  }
}

extension GaugeScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .save(let entry): .change(.save(entry))
    case .write(let text): .write(text)
    case .cancelled(let hasTyped): .leaving(asks: hasTyped)
    }
  }
}

extension DiaryScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .show(let target): .list(target)
    case .add: .show(.adding(at: nil))
    case .edit(let mood): .show(.editing(mood))
    case .remove(let mood): .asking(toRemove: mood)
    case .calendar(let day): .show(.calendar(day))
    case .year(let day): .show(.year(day))
    case .cancelled: .back
    }
  }
}

extension MoodCalendarScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .dayChanged: .month
    case .diary(let day): .show(.diary(.day(day)))
    case .canvas(let day): .showCanvas(day)
    case .year(let day): .show(.year(day))
    case .cancelled: .back
    }
  }
}

extension MoodYearScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .yearChanged: .year
    case .diary(let day): .show(.diary(.day(day)))
    case .calendar(let day): .show(.calendar(day))
    case .onThisDay(let day): .show(.onThisDay(day))
    case .cancelled: .back
    }
  }
}

extension MoodTotalsScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .spanChanged: .span
    case .cancelled: .back
    }
  }
}

extension PaletteScreen.Output {
  fileprivate var effect: MoodsEffect {
    switch self {
    case .choose(let palette, let day): .change(.choose(palette, for: day))
    case .chooseForAll(let palette): .change(.chooseForAll(palette))
    case .cancelled: .back
    }
  }
}
