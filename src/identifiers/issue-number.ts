// Numbers of issues and pull requests.

/** GitHub's ids of this kind are 32-bit. */
const highest = 2 ** 31

export function isIssueNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= highest
}

/** Plain decimal digits without a sign or a leading zero. */
export function parseIssueNumber(text: string): number | undefined {
  const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0
  return isIssueNumber(number) ? number : undefined
}
