/// The species of the plant that represents a person, chosen by the contact rhythm.
public enum Plant: String, CaseIterable, Hashable, Sendable {
  case rosemary
  case americanBlue
  case dandelion
  case stuckyi
  case cactus

  /// The plant for this rhythm: the rarer the contact, the less water the plant needs.
  public init(for rhythm: CareRhythm) {
    switch rhythm.days {
    case ...3: self = .rosemary
    case ...7: self = .americanBlue
    case ...15: self = .dandelion
    case ...30: self = .stuckyi
    default: self = .cactus
    }
  }
}

/// The growth stage of a plant.
public enum GrowthStage: Int, CaseIterable, Hashable, Sendable {
  case first = 1
  case second
  case third

  public init(at affection: Affection) {
    switch affection.percent {
    case ..<25: self = .first
    case ..<50: self = .second
    default: self = .third
    }
  }
}
