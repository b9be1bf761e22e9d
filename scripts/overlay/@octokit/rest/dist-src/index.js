// Without the methods of a thousand endpoints and the plugin for pages: github/api/octokit.ts calls `request` only.
export { Octokit } from '@octokit/core'
