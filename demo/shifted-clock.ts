// A preload (`node --import`) under which a process's date is ahead of the real one by DEMO_CLOCK milliseconds, so that the demo's
// pictures always show the same days. Waits stay real.

export interface ShiftedClock {
  /** DEMO_CLOCK for another process, to show the same date. */
  ahead(): number
  jump(ms: number): void
}

const RealDate = Date
const realNow = RealDate.now
let ahead = Number(process.env.DEMO_CLOCK ?? 0)
const now = () => realNow() + ahead

const clock: ShiftedClock = {
  ahead: () => ahead,
  jump: (ms) => {
    ahead += ms
  },
}
Reflect.set(globalThis, Symbol.for('shifted-clock'), clock)

RealDate.now = now
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
})
RealDate.prototype.constructor = globalThis.Date
