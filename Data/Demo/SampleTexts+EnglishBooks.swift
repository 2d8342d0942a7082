import HearthDomain

extension SampleTexts {
  static let englishBooks = [
    SampleBook(
      "Walden", "Henry David Thoreau", pages: 312, .essays, 1854,
      [
        (
          81,
          "I went to the woods because I wished to live deliberately, to front only the essential"
            + " facts of life."
        )
      ]),
    SampleBook(
      "Middlemarch", "George Eliot", pages: 880, .classics, 1871,
      [
        (
          206,
          "If we had a keen vision and feeling of all ordinary human life, it would be like"
            + " hearing the grass grow."
        )
      ]),
    SampleBook(
      "Moby-Dick", "Herman Melville", pages: 624, .classics, 1851,
      [(66, "It is not down in any map; true places never are.")]),
    SampleBook(
      "Jane Eyre", "Charlotte Brontë", pages: 532, .fiction, 1847,
      [
        (
          293,
          "I am no bird; and no net ensnares me: I am a free human being with an independent will."
        )
      ]),
    SampleBook(
      "A Room of One's Own", "Virginia Woolf", pages: 128, .essays, 1929,
      [
        (
          76,
          "Lock up your libraries if you like; but there is no gate, no lock, no bolt that you can"
            + " set upon the freedom of my mind."
        )
      ]),
    SampleBook(
      "Anne of Green Gables", "L. M. Montgomery", pages: 320, .teens, 1908,
      [(121, "I'm so glad I live in a world where there are Octobers.")]),
    SampleBook(
      "Great Expectations", "Charles Dickens", pages: 544, .classics, 1861,
      [(332, "Take nothing on its looks; take everything on evidence. There's no better rule.")]),
    SampleBook("The Metamorphosis", "Franz Kafka", pages: 96, .fiction, 1915),
    SampleBook(
      "Little Women", "Louisa May Alcott", pages: 528, .teens, 1868,
      [(497, "I'm not afraid of storms, for I'm learning how to sail my ship.")]),
    SampleBook(
      "The Wind in the Willows", "Kenneth Grahame", pages: 256, .children, 1908,
      [
        (
          7,
          "There is nothing — absolutely nothing — half so much worth doing as simply messing about"
            + " in boats."
        )
      ]),
    SampleBook(
      "Pride and Prejudice", "Jane Austen", pages: 400, .fiction, 1813,
      [(54, "I declare after all there is no enjoyment like reading!")]),
    SampleBook("The Voyage of the Beagle", "Charles Darwin", pages: 448, .science, 1839),
    SampleBook(
      "The Secret Garden", "Frances Hodgson Burnett", pages: 288, .children, 1911,
      [(256, "Where you tend a rose, my lad, a thistle cannot grow.")]),
    SampleBook("Frankenstein", "Mary Shelley", pages: 280, .fiction, 1818),
    SampleBook("To the Lighthouse", "Virginia Woolf", pages: 224, .fiction, 1927),
  ]
}
