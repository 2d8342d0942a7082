/// English words that decide whether a phrase next to them is part of the title.
enum EnglishRoles {
  /// Words that ask for a reminder and are dropped from the title.
  static let requests = [
    ["remind", "me", "to"], ["remind", "us", "to"], ["remind", "me", "about"],
  ]

  static let all: [(WordRole, String)] = [
    (
      .counting,
      """
      room ch hw vol quiz flight gate lesson lessons chapter chapters page pages version release build year \
      group p route platform psalm verse bus number no level part week table grade unit episode \
      season exam seat line terminal step area zone building floor suite apartment story track \
      volume act scene round module phase district studio hall pm paper ep
      """
    ),
    (.citing, "version psalm verse john"),
    (
      .numbering,
      """
      chapter page p genesis exodus isaiah matthew mark luke acts romans hebrews james
      """
    ),
    (.beforeName, "with without for call meet and email text"),
    (.beforeNoun, "the 's about a an of my our her his your their"),
    (.article, "the"),
    (.company, "with"),
    (.place, "at"),
    (.topic, "about"),
    (.label, "date time"),
    (.purpose, "for"),
    (.beforeBy, "drop stop stand come swing pass"),
    (.leading, "on at in from until till by every this next for"),
    (.following, "with at in from until about for and room to"),
    (.preposition, "on at"),
    (.dangling, "at on from for the starting until and of"),
    (.keptBeforeRepetition, "on"),
    (.beforeWork, "read reread watch rewatch stream listen"),
    (.opener, "except excluding unless until till til every if but or other due between"),
    (.relating, "after before not then"),
    (.joining, "and or but not except in for at"),
    (.alternative, "and or"),
    (.beforeLength, "sub"),
    (.verbMonth, "may march"),
    (.half, "am pm"),
    (
      .plural,
      """
      people children men women feet teeth mice geese sheep fish dozen hundred thousand million \
      kg km k lb oz ml g
      """
    ),
    (.unknownEnd, "open opening close closing cl finish end late whenever"),
    (.preparing, "buy order book wrap send pack write get plan post bake make"),
    (
      .prepared,
      """
      tree turkey cards presents gift gifts costume costumes cake menu shopping booking \
      decorations tickets
      """
    ),
    (
      .plainDay,
      """
      today tomorrow tmrw tonight monday tuesday wednesday thursday friday saturday sunday mon \
      tue tues wed thu thurs fri
      """
    ),
    (
      .beforeEnd,
      """
      from until till to through starting by except but not and or before after due every each \
      next this last coming
      """
    ),
    (.moving, "move reschedule push shift postpone bring change switch delay"),
    (.moved, "moved rescheduled pushed shifted postponed brought changed switched delayed"),
    (.target, "to"),
    (.zoneOrPlace, "eastern central mountain pacific"),
    (.joinsName, "in of"),
    (.timeLike, "x cob bid tid qid qod qd prn pw pd asap tbc tbd tba fr tu sa"),
    (.unreadPartOfDay, "dawn sunrise dusk sunset"),
    (.beforeUnknownEnd, "until till til"),
    (.small, "on in of the at and for to by a an after before into"),
  ]
}
