extension SampleTexts {
  static let englishMoods = SampleMoodTexts(
    low: SampleMoodTexts.Parts(
      morning: [
        "Snoozed four times. Everything is heavy.", "Rain, and the umbrella is at work.",
        "Bad dreams. Still half in them.", "The train stopped. I ran and was late anyway.",
        "Thought of the list and stayed under the blanket.", "Sore throat. A cold is coming.",
        "Spilled the coffee. White shirt, of course.", "Can't stop thinking of what I said.",
      ],
      afternoon: [
        "The meeting ran two hours over. My head.", "Skipped lunch and now my hands shake.",
        "My mistake, and everybody has to start again.", "They want the changes changed.",
        "Nobody said anything and still I feel scolded.", "Stared out of the window. No progress.",
        "Read the same line five times.", "Wrote and deleted the mail that says no.",
      ],
      evening: [
        "Missed the bus by one second.", "She cancelled. I said it was fine. It isn't quite.",
        "Ate standing up. Don't know what.", "Quarrelled with my brother about nothing.",
        "Fell onto the sofa in my coat.", "One of the plants has wilted. Forgot it again.",
        "Skipped swimming for the third time.",
        "Still at the office. The lights go out one by one.",
      ],
      night: [
        "Can't sleep. I know the ceiling by now.", "Nervous about the talk tomorrow.",
        "Looked at old photographs. Shouldn't have.", "Two hours of scrolling, and for what?",
        "A little disappointed in myself today.",
        "The neighbours are moving furniture. At this hour.",
        "Wrote the message, didn't send it.",
      ]),
    middle: SampleMoodTexts.Parts(
      morning: [
        "Up, more or less. One slice of toast.", "Grey, but good for walking.",
        "My usual seat on the train.", "The coffee is bitter, but it works.",
        "Began with an empty inbox, at least.", "The radio played a song I know.",
        "Wrote down three things to do, no more.", "Colder now. Got out the coat.",
        "A quiet morning. May it stay so.",
      ],
      afternoon: [
        "The usual soup for lunch.", "Slow, but it moves.", "Stretched a little between two calls.",
        "Sorted papers. The desk has grown.", "The sun has reached the end of the desk.",
        "Went to the post office. Long queue.", "Short meeting, decision next week.",
        "Groceries: leeks, eggs, and oranges again.", "One thing done at the bank.",
        "Slept for twenty minutes.",
      ],
      evening: [
        "Hung up the washing. No room left.", "Leftover curry.",
        "Looked out of the bus all the way.",
        "Yoga. Stiff, but better for it.", "One episode, and suddenly it was nine.",
        "Talked to Mum for a moment. All well.", "Once around the block.",
        "Fried rice with whatever was left.", "Dishes done. That's it for today.",
      ],
      night: [
        "Ten pages, then my eyes closed.", "Laid out clothes for tomorrow.",
        "Warm water for tired feet.", "Did the accounts. Too many oranges.",
        "An ordinary day, all in all.", "Not much to write. That is not bad.",
        "Left the window open a little.",
      ]),
    high: SampleMoodTexts.Parts(
      morning: [
        "Awake before the alarm, and light.", "What a blue sky.",
        "The smell of fresh bread did it.",
        "Got off one stop early and walked. Good idea.", "Mum sent a flower. Began with a smile.",
        "A new leaf on the rosemary!", "Today anything could work.",
        "First sip of coffee: perfect.",
        "Opened the window and smelled the rain that was.",
      ],
      afternoon: [
        "Did in an hour what I had put off for weeks.", "The talk went well. There was applause.",
        "The new noodle place is wonderful.", "Found a thank-you note on my desk.",
        "Twenty minutes on a sunny bench. Enough.", "The problem just fell open.",
        "Laughed with everybody until it hurt.", "My first bowl that really is a bowl.",
        "Was praised, pretended not to mind.",
      ],
      evening: [
        "Stopped on the bridge because of the sunset.", "Talked and talked with an old friend.",
        "Swam a whole kilometre.", "Cooked properly and laid the table, just for me.",
        "My brother paid for dinner. A first.", "Bought flowers on the way home.",
        "Cooked with everybody. Flour on the ceiling.", "Walked home with my favourite song.",
        "Finished sewing. It is a bag now.",
      ],
      night: [
        "Can't put the book down.", "Fresh sheets. Nothing better.",
        "Booked the trip. Already excited.", "I like how today went.",
        "Good news from a friend, happy for her.", "Oranges and a film. I want nothing more.",
        "Thought of three people I am grateful for.", "Bright moon. Looked for a long time.",
      ]),
    asides: [
      "Made tea.", "Took a long breath.", "Tomorrow is another day.", "Writing it down helps.",
      "Should drink more water.", "Some music helped.", "The oranges are sweet.",
      "A short walk, maybe.",
      "Slowly now.",
    ])
}
