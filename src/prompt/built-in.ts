// What the agent is told when the workflow names no template of its own.

export const builtInTemplate = `# Fix the documentation where its readers stumble

Readers of this documentation have left feedback. Find out what in the documentation caused it, and fix that.

## Pages

{{ pages }}

## What to do

1. Find the file behind each page above, and read it whole.
2. Make the smallest change that answers what readers say. Keep the page's language, voice, structure and formatting.
3. Write only what you can verify in this repository. Where readers disagree with what you find, what you find counts.
4. Change documentation pages only: those above, and another page only where the same mistake stands there too.
   Touch no workflow, configuration, script, dependency or lock file, no instructions to agents, no generated file.
5. If nothing needs to change, change nothing and open no pull request.`
