// What the tests in Chromium share: a page's script, its keys, and what axe says of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chromium, findChromium, openChromium } from '../../demo/pictures/chromium.ts'

/** @param axeFolder of the package axe-core */
export async function openBrowser(axeFolder: string, what: string) {
  const program = findChromium(process.env)
  if (program === undefined) {
    console.log(`Left out: ${what} in a browser, because there is no Chromium here (Debian: chromium).`)
    process.exit()
  }
  const axe = readFileSync(join(axeFolder, 'axe.min.js'), 'utf8')
  const chromium = await openChromium(program)
  const problems: string[] = []
  const expectSame = (about: string, given: unknown, wanted: unknown) => {
    if (JSON.stringify(given) !== JSON.stringify(wanted)) problems.push(`${about}: ${JSON.stringify(given)}`)
  }
  const evaluate = <T>(expression: string) => evaluateIn<T>(chromium, expression)
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  return {
    ...{ chromium, problems, expectSame, evaluate },
    press: (key: Key, times = 1) => press(chromium, key, times),
    type: (text: string) => chromium.send('Input.insertText', { text }),
    async until(about: string, expression: string): Promise<void> {
      for (let tries = 0; tries < 300; tries++) {
        // A page that is left while it is asked has no answer.
        if (await evaluate<boolean>(expression).catch(() => false)) return
        await sleep(50)
      }
      problems.push(`${about}: not within 15 seconds`)
    },
    async judge(view: string): Promise<void> {
      await evaluate(axe)
      const found = await evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(
        `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
      )
      for (const { id, nodes } of found)
        problems.push(`axe, ${view}: ${id}: ${nodes.map((one) => `${one.html} ${one.failureSummary}`).join(' ')}`)
    },
    async visit(
      address: string,
      { width, theme, height }: { width: number; theme: string; height: number },
    ): Promise<void> {
      await chromium.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: theme }] })
      const size = { width, height, deviceScaleFactor: 1, mobile: width < 768 }
      await chromium.send('Emulation.setDeviceMetricsOverride', size)
      await chromium.send('Page.navigate', { url: address })
      await this.until(address, `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`)
    },
    async photograph(file: string): Promise<void> {
      const { data } = await chromium.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
      writeFileSync(file, Buffer.from(data, 'base64'))
    },
    async close(sentence: string): Promise<void> {
      await chromium.close()
      console.log(problems.length === 0 ? sentence : problems.join('\n'))
      process.exitCode = problems.length === 0 ? 0 : 1
    },
  }
}

async function evaluateIn<T>({ send }: Chromium, expression: string): Promise<T> {
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await send<{
    result: { value: T }
    exceptionDetails?: { exception?: { description?: string } }
  }>('Runtime.evaluate', options)
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description)
  return result.value
}

const keys = { Tab: [9], Enter: [13, '\r'], ArrowDown: [40] } as const
type Key = keyof typeof keys

async function press({ send }: Chromium, key: Key, times: number): Promise<void> {
  const [code, text] = keys[key]
  for (let time = 0; time < times; time++)
    for (const type of ['keyDown', 'keyUp'])
      await send('Input.dispatchKeyEvent', {
        ...{ type, key, code: key, windowsVirtualKeyCode: code },
        ...(type === 'keyDown' && text !== undefined ? { text } : {}),
      })
}
