// The style sheet of the pages, served as a file; and their icon.

export const style = `:root { color-scheme: light dark; --text: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9da7b3);
--back: light-dark(#fff, #0d1117); --card: light-dark(#f6f8fa, #161b22); --line: light-dark(#d1d9e0, #30363d);
--edge: light-dark(#7a828b, #8b949e);
--accent: light-dark(#0a58ca, #79b8ff); --on-accent: light-dark(#fff, #0d1117); --bad: light-dark(#b42318, #ff8a80);
--helpful: light-dark(#3b6fb6, #79a8e8); --not-helpful: light-dark(#c2542d, #f0883e); --other: light-dark(#858d97, #8b949e) }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; color: var(--text); background: var(--back); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--accent); text-underline-offset: .15em } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
main:focus { outline: none }
.skip { position: absolute; inset-inline-start: 1rem; padding: .5rem 1rem; background: var(--back); transform: translateY(-200%) }
.skip:focus { transform: none; z-index: 1 }
header { background: var(--card); border-block-end: 1px solid var(--line) }
header > div, main { max-inline-size: 62rem; margin-inline: auto; padding-inline: 1.25rem }
header > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; min-block-size: 3.25rem }
.brand { font-weight: 600; color: inherit; text-decoration: none } .project { color: var(--quiet); overflow-wrap: anywhere }
nav { flex: 1 } header form { margin-inline-start: auto }
nav ul { display: flex; gap: .25rem; list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .75rem .625rem; color: var(--quiet); text-decoration: none; border-block-end: 3px solid transparent }
nav a:hover, .brand:hover { text-decoration: underline } nav [aria-current] { color: var(--text); border-color: var(--accent) }
main { padding-block: 1.5rem 4rem } h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.125rem; margin: 2rem 0 .75rem }
p { margin: 0 0 1rem } .quiet, figcaption { color: var(--quiet) } small, .small { font-size: .875rem } .error { color: var(--bad) }
.notice { padding: .625rem 1rem; background: var(--card); border-inline-start: 4px solid var(--accent) }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem; list-style: none; margin: 0 0 2rem;
padding: 0 }
.cards li, .entry, .empty, .sign-in { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem }
.cards a { font-weight: 600; overflow-wrap: anywhere } .cards p { margin: .25rem 0 0 }
.empty { border-style: dashed; color: var(--quiet) } .empty > :last-child { margin: 0 }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0 0 1rem }
.numbers div { display: flex; flex-direction: column-reverse }
.numbers dd { margin: 0; font-size: 1.5rem; line-height: 1.25; font-variant-numeric: tabular-nums }
.numbers dt { color: var(--quiet); font-size: .875rem }
figure { margin: 0 } figure > svg { display: block; overflow: visible; inline-size: 100%; block-size: auto }
figure text { fill: var(--quiet); font: 12px system-ui, sans-serif } .rule { stroke: var(--line) }
figcaption { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .875rem; margin-block: .5rem }
.key { inline-size: .75rem; block-size: .75rem; margin-inline-end: .375rem }
.helpful { fill: var(--helpful) } .notHelpful { fill: var(--not-helpful) } .other { fill: var(--other) }
.share { display: block; inline-size: 100%; min-inline-size: 4rem; block-size: .5rem; margin-block-start: .5rem }
summary { cursor: pointer; color: var(--accent); padding-block: .25rem; inline-size: fit-content } details { margin-block: .5rem }
.wide { overflow-x: auto } table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem }
caption { text-align: start; color: var(--quiet); padding-block-end: .5rem }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--line) }
thead th { color: var(--quiet); font-weight: 500; font-size: .875rem; white-space: nowrap }
tbody th { font-weight: 400 } .number { text-align: end; font-variant-numeric: tabular-nums }
.path { overflow-wrap: anywhere; min-inline-size: 9rem }
label { display: inline-flex; flex-direction: column; gap: .25rem; font-size: .875rem; color: var(--quiet) }
input, select, button { font: inherit; color: var(--text); min-block-size: 2.25rem; border: 1px solid var(--edge);
border-radius: .375rem; background: var(--back); padding: .25rem .625rem; max-inline-size: 100% }
button { color: var(--accent); border-color: var(--accent); cursor: pointer; padding-inline: 1rem }
button:hover { background: var(--card) } .main { color: var(--on-accent); background: var(--accent) }
.main:hover { background: var(--text) }
.plain { border-color: transparent; background: none; padding-inline: .25rem } .danger { color: var(--bad); border-color: var(--bad) }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin-block-end: 1rem } .row > p { margin-block: 0 .5rem }
.sign-in { max-inline-size: 28rem; margin-block-end: 1rem } .sign-in label, .sign-in input { inline-size: 100% }
.sign-in button { margin-block-start: 1rem }
.entry { margin-block-end: 1rem } .entry h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
.entry blockquote { margin: .5rem 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere } .entry .row { margin: 0 }
.tag { display: inline-block; padding: 0 .5rem; border: 1px solid var(--edge); border-radius: 1rem; font-size: .8125rem;
white-space: nowrap } .failed { color: var(--bad); border-color: var(--bad) }
.active { color: var(--accent); border-color: var(--accent) }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem 1rem; margin: 0 0 1rem;
max-block-size: 30rem; overflow: auto; font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0 0 1rem }
.facts dt { color: var(--quiet) } .facts dd { margin: 0; overflow-wrap: anywhere }
.paging { display: flex; gap: 1.5rem; margin-block: 1rem }
@media (max-width: 36rem) { dl.facts { grid-template-columns: 1fr; gap: 0 } .facts dd { margin-block-end: .5rem }
main, header > div { padding-inline: 1rem } figure text { font-size: 22px } .spare { display: none } nav { order: 1; flex-basis: 100% }
nav li:first-child a { padding-inline-start: 0 } }`

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#3b6fb6" d="M2 2h12v9H8l-4 3v-3H2z"/></svg>`
