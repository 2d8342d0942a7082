/// The style sheet of the report page, for light and dark screens of any width and for paper.
enum ReportStyle {
  static let styleSheet: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #fbf7f1; --sheet: #ffffff; --ink: #2b2724; --quiet: #665c54; --line: #e6dccf;
      --ember: #9c3a1b; --bar: #c8642f;
      --sans: system-ui, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR",
        "Noto Sans CJK KR", sans-serif;
      --serif: "Iowan Old Style", Palatino, "Palatino Linotype", "Noto Serif KR",
        "Noto Serif CJK KR", "Nanum Myeongjo", AppleMyungjo, Batang, Georgia, serif;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #17151a; --sheet: #211e24; --ink: #f1eae2; --quiet: #b8ada3; --line: #3b363f;
        --ember: #f2a27a; --bar: #c8642f;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
    body {
      margin: 0 auto; max-width: 58rem; padding: 0 1.4rem 3rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.6 var(--sans); overflow-wrap: anywhere;
    }
    :lang(ko) { word-break: keep-all; }
    h1, h2, h3 { font-family: var(--serif); line-height: 1.2; font-weight: 600; }
    h1 { font-size: clamp(2.6rem, 9vw, 4.6rem); margin: 0; letter-spacing: -0.02em; }
    h2 { font-size: clamp(1.6rem, 4.5vw, 2.2rem); margin: 0 0 0.4rem; }
    h3 { font-size: 1.15rem; margin: 2.2rem 0 0.6rem; }
    p { margin: 0 0 0.8rem; max-width: 42rem; }
    figure { margin: 1.2rem 0 0; }
    svg { display: block; width: 100%; height: auto; }
    .shared { position: absolute; width: 0; height: 0; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: -100rem; }
    .skip:focus {
      left: 1rem; top: 1rem; padding: 0.6rem 1rem; background: var(--sheet); color: var(--ink);
    }
    :focus-visible { outline: 3px solid var(--ember); outline-offset: 3px; }
    .quiet, figcaption, caption, footer { color: var(--quiet); font-size: 0.9rem; }
    .top { padding: clamp(2.5rem, 9vw, 5.5rem) 0 0; }
    .eyebrow {
      margin: 0 0 0.8rem; color: var(--ember); font-size: 0.85rem; font-weight: 600;
      letter-spacing: 0.14em; text-transform: uppercase;
    }
    .lead { margin-top: 0.8rem; color: var(--quiet); font-size: 1.1rem; }
    .stripes { height: 4.5rem; margin: 1.8rem 0; border-radius: 0.6rem; background: var(--line); }
    .figures {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(8.4rem, 1fr)); gap: 0.8rem;
      margin: 0; padding: 0; list-style: none;
    }
    .figures li:last-child:nth-child(odd) { grid-column: 1 / -1; }
    .figures a {
      display: block; height: 100%; padding: 0.9rem 1rem; border: 1px solid var(--line);
      border-radius: 0.8rem; background: var(--sheet); color: var(--quiet); text-decoration: none;
    }
    .figures a:hover { border-color: var(--ember); }
    .figures strong {
      display: block; color: var(--ink); font: 600 1.9rem/1.15 var(--serif);
      font-variant-numeric: tabular-nums;
    }
    section { margin-top: clamp(3.2rem, 9vw, 5.5rem); padding-top: 1.6rem; border-top: 1px solid var(--line); }
    .scale { display: flex; align-items: center; gap: 0.5rem; margin-top: 0.8rem; }
    .scale svg { width: 15rem; }
    .wide { display: none; }
    .canvases { display: grid; gap: 1.2rem; }
    .canvases figure { display: grid; grid-template-columns: 8rem 1fr; gap: 1rem; margin: 0; }
    .canvas { border-radius: 0.5rem; }
    .canvases strong { display: block; color: var(--ink); }
    .canvases p { margin: 0.3rem 0 0; color: var(--ink); line-height: 1.45; }
    .garden {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(8.4rem, 1fr));
      gap: 1.4rem 1rem; margin: 1.4rem 0; padding: 0; list-style: none;
    }
    .garden li { font-size: 0.9rem; line-height: 1.4; }
    .garden svg { width: 7rem; margin-bottom: 0.3rem; }
    .garden strong { display: block; font-size: 1.05rem; }
    .garden span { display: block; }
    .shelf { display: grid; gap: 1.6rem; margin-top: 1rem; }
    .tower { max-width: 21.5rem; }
    .books { margin: 0; padding: 0; list-style: none; }
    .books li {
      margin: 0 0 0.7rem; padding-left: 0.9rem; border-left: 0.4rem solid var(--cover, var(--line));
      line-height: 1.4;
    }
    .books strong, .books span { display: block; }
    .sayings { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; margin: 1.2rem 0; }
    blockquote {
      display: flex; flex-direction: column; justify-content: center; margin: 0;
      padding: 1.5rem 1.3rem; border-radius: 0.8rem; background: var(--card);
      color: var(--on-card); font: 1.08rem/1.65 var(--serif);
    }
    blockquote p { margin: 0 0 0.4rem; }
    blockquote footer { margin-top: 0.5rem; color: inherit; font: 0.88rem/1.5 var(--sans); }
    table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { margin-bottom: 0.5rem; text-align: start; }
    .bars { margin-top: 2.2rem; }
    .bars caption { color: var(--ink); font: 600 1.15rem/1.2 var(--serif); }
    th { color: var(--quiet); font-weight: 400; text-align: start; }
    thead th { padding: 0.2rem 0.6rem 0.2rem 0; font-size: 0.82rem; }
    tbody th, td { padding: 0.26rem 0.6rem 0.26rem 0; border-top: 1px solid var(--line); }
    .bars tbody th { width: 7.5rem; white-space: nowrap; }
    .bars thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .bar {
      display: inline-block; width: calc((100% - 4rem) * var(--share)); height: 0.85rem;
      margin-right: 0.5rem; border-radius: 0 0.25rem 0.25rem 0; background: var(--bar);
      vertical-align: -0.08em;
    }
    details { margin-top: 1rem; }
    summary { width: fit-content; padding: 0.3rem 0; color: var(--ember); cursor: pointer; }
    body > footer { margin-top: 4rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
    @media (min-width: 46rem) {
      .narrow { display: none; }
      .figures li:last-child:nth-child(odd) { grid-column: auto; }
      .wide { display: block; }
      .shelf { grid-template-columns: 21.5rem 1fr; }
      .canvases { grid-template-columns: repeat(3, 1fr); }
      .canvases figure { display: block; }
      .canvases figcaption { margin-top: 0.6rem; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @media print {
      @page { margin: 16mm 14mm; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
      .skip, summary { display: none; }
      .top { padding-top: 0; }
      details::details-content { display: block; content-visibility: visible; height: auto; }
      section { margin-top: 2rem; }
      h2, h3, caption { break-after: avoid; }
      figure, li, blockquote, tr, .bars { break-inside: avoid; }
    }
    """
}
