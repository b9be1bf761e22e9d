// Jobs whose pull requests are watched, and the entries that are resolved when one is merged.

export const watchTables = [
  `create table watch (
    job_id text collate "C" primary key references job (id) on delete cascade,
    next_look bigint not null,
    etag text
  )`,
  'create index watch_next on watch (next_look)',
  `create table watched_entry (
    job_id text collate "C" not null references watch (job_id) on delete cascade,
    entry_id text collate "C" not null,
    primary key (job_id, entry_id)
  )`,
]
