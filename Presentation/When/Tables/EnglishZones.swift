/// Names of time zones in English.
enum EnglishZones {
  /// Zone identifiers by the lowercase name of a city.
  static let cities: [String: String] = {
    var result: [String: String] = [:]
    for (region, names) in regions {
      for name in names.split(separator: ",") {
        let city = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
        result[city.lowercased().split(separator: "_").joined(separator: " ")] = "\(region)/\(city)"
      }
    }
    return result.merging(otherCities) { $1 }
  }()

  private static let regions = [
    "Asia": """
    Seoul, Tokyo, Shanghai, Hong Kong, Taipei, Singapore, Bangkok, Jakarta, Manila, Kolkata, \
    Karachi, Dhaka, Dubai, Riyadh, Tehran, Jerusalem, Baghdad, Kuwait, Qatar, Tashkent, Almaty, \
    Kathmandu, Colombo, Pyongyang, Vladivostok, Kuala Lumpur
    """,
    "Europe": """
    London, Dublin, Paris, Berlin, Madrid, Rome, Amsterdam, Brussels, Vienna, Zurich, Lisbon, \
    Copenhagen, Stockholm, Oslo, Helsinki, Warsaw, Prague, Budapest, Athens, Istanbul, Moscow, \
    Kyiv, Bucharest, Sofia, Belgrade, Zagreb, Luxembourg, Monaco, Malta, Vilnius, Riga, Tallinn
    """,
    "America": """
    New York, Chicago, Denver, Los Angeles, Phoenix, Anchorage, Toronto, Vancouver, Montreal, \
    Winnipeg, Edmonton, Halifax, Mexico City, Sao Paulo, Lima, Bogota, Santiago, Caracas, Havana, \
    Panama, Jamaica, Detroit, Boise
    """,
    "Africa": "Cairo, Johannesburg, Lagos, Nairobi, Casablanca, Accra, Tunis, Algiers",
    "Australia": "Sydney, Melbourne, Brisbane, Perth, Adelaide, Darwin, Hobart",
    "Pacific": "Auckland, Honolulu, Fiji, Guam",
    "Atlantic": "Reykjavik",
  ]

  private static let otherCities = [
    "ny": "America/New_York", "nyc": "America/New_York", "boston": "America/New_York",
    "washington": "America/New_York", "miami": "America/New_York", "atlanta": "America/New_York",
    "la": "America/Los_Angeles", "san francisco": "America/Los_Angeles",
    "seattle": "America/Los_Angeles", "houston": "America/Chicago", "dallas": "America/Chicago",
    "busan": "Asia/Seoul", "osaka": "Asia/Tokyo", "kyoto": "Asia/Tokyo",
    "beijing": "Asia/Shanghai", "hanoi": "Asia/Bangkok", "mumbai": "Asia/Kolkata",
    "delhi": "Asia/Kolkata", "new delhi": "Asia/Kolkata", "bangalore": "Asia/Kolkata",
    "abu dhabi": "Asia/Dubai", "tel aviv": "Asia/Jerusalem", "munich": "Europe/Berlin",
    "frankfurt": "Europe/Berlin", "hamburg": "Europe/Berlin", "milan": "Europe/Rome",
    "barcelona": "Europe/Madrid", "geneva": "Europe/Zurich", "edinburgh": "Europe/London",
    "manchester": "Europe/London", "wellington": "Pacific/Auckland", "ottawa": "America/Toronto",
    "uk": "Europe/London", "korea": "Asia/Seoul", "korean": "Asia/Seoul", "japan": "Asia/Tokyo",
    "eastern": "America/New_York", "central": "America/Chicago", "mountain": "America/Denver",
    "pacific": "America/Los_Angeles",
  ]

  /// Abbreviations with one meaning everywhere.
  static let unambiguousAbbreviations = [
    "utc": "UTC", "gmt": "UTC", "kst": "Asia/Seoul", "jst": "Asia/Tokyo", "cet": "Europe/Paris",
    "cest": "Europe/Paris", "est": "America/New_York", "edt": "America/New_York",
    "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles", "bst": "Europe/London",
    "hkt": "Asia/Hong_Kong", "sgt": "Asia/Singapore", "nzst": "Pacific/Auckland",
    "nzdt": "Pacific/Auckland", "aedt": "Australia/Sydney", "mdt": "America/Denver",
    "cdt": "America/Chicago",
  ]

  /// Abbreviations that are shared by several zones or are also other words.
  static let ambiguousAbbreviations = [
    "et": ["America/New_York"], "pt": ["America/Los_Angeles"], "ct": ["America/Chicago"],
    "mt": ["America/Denver"], "eastern": ["America/New_York"], "central": ["America/Chicago"],
    "mountain": ["America/Denver"], "pacific": ["America/Los_Angeles"],
    "cst": ["America/Chicago", "Asia/Shanghai"],
    "mst": ["America/Denver", "America/Phoenix"], "ist": ["Asia/Kolkata", "Europe/Dublin"],
    "aest": ["Australia/Sydney", "Australia/Brisbane"],
  ]

  /// Identifiers of all these zones.
  static let names = Set(cities.values)

  /// Words of zone identifiers before and after the slash, by their lowercase form.
  static let regionWords = identifierParts { [$0[0]] }
  static let placeWords = identifierParts { $0[1].split(separator: "_").map(String.init) }

  private static func identifierParts(_ words: ([String]) -> [String]) -> [String: String] {
    var result: [String: String] = [:]
    for name in names {
      let halves = name.split(separator: "/").map(String.init)
      guard halves.count == 2 else { continue }
      for word in words(halves) { result[word.lowercased()] = word }
    }
    return result
  }
}
