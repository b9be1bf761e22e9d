// Batches that wait for their transaction, in a temporary file without a name.
import { DatabaseSync } from 'node:sqlite'

export function openStage<Batch>() {
  const file = new DatabaseSync('')
  file.exec('create table stage (number integer primary key, batch text not null)')
  const insert = file.prepare('insert into stage (batch) values (?)')
  const select = file.prepare('select batch from stage where number = ?')
  let added = 0
  let taken = 0
  return {
    add(batch: Batch): void {
      insert.run(JSON.stringify(batch))
      added += 1
    },
    hasMore: () => taken < added,
    /** The next one. */
    take(): Batch {
      taken += 1
      return JSON.parse(String(select.get(taken)?.batch))
    },
    [Symbol.dispose]: () => file.close(),
  }
}
