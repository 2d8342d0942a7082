/// A free font for cards; the raw value is the name in the settings.
package enum CardFont: String, CaseIterable, Hashable, Sendable {
  case notoSerif = "noto-serif"
  case nanumMyeongjo = "nanum-myeongjo"
  case gowunBatang = "gowun-batang"
  case hahmlet
  case songMyung = "song-myung"
  case notoSans = "noto-sans"
  case nanumGothic = "nanum-gothic"
  case gowunDodum = "gowun-dodum"
  case ibmPlex = "ibm-plex"
  case gothicA1 = "gothic-a1"
  case nanumSquareRound = "nanum-square-round"
  case jua
  case nanumPen = "nanum-pen"
  case gaegu
  case hiMelody = "hi-melody"
}
