// The tables. Nothing was released yet, so there is one step; once it is, it never changes, and a new one is added at its end.
import { type Migration, sql } from 'kysely'

type Kind = 'sqlite' | 'postgres'

/** Every step runs in one transaction with the record that it was taken. */
export function migrations(kind: Kind): Record<string, Migration> {
  const statements = kind === 'sqlite' ? [...adaptToSqlite(tables), ...statistics] : tables
  return {
    '0001-tables': {
      async up(db) {
        for (const statement of statements) await sql.raw(statement).execute(db)
      },
    },
  }
}

/**
 * Postgres. Identifiers are ordered by their bytes, as SQLite does, so that a walk has the same order on both.
 * `feedback_order` serves an export without filters: its condition holds for every entry, and only that export asks for it; where
 * statistics are missing, or deceive, Postgres would look for rare entries in this index, through all the others. With filters,
 * `feedback_filter` serves each pair of source and status. `job_turn` finds the job that is next, `job_active` the latest of a project.
 */
const tables = [
  'create table setting (name text primary key, value text not null)',

  `create table project (
    id text collate "C" primary key,
    repository text not null,
    ref text not null,
    jobs_per_month integer
  )`,

  `create table api_key (
    hash text primary key,
    project_id text collate "C" not null references project (id) on delete cascade,
    access text not null check (access in ('read', 'write')),
    name text not null,
    created_at bigint not null,
    expires_at bigint,
    used_at bigint
  )`,
  'create index api_key_project on api_key (project_id)',

  `create table feedback (
    project_id text collate "C" not null references project (id) on delete cascade,
    id text collate "C" not null,
    rank bigint not null,
    path text not null,
    comment text,
    source text not null,
    status text not null,
    helpful smallint,
    contact text,
    code text,
    filename text,
    lang text,
    stored_at bigint not null default (extract(epoch from now()) * 1000)::bigint,
    primary key (project_id, id)
  )`,
  'create index feedback_order on feedback (project_id, rank, id) where length(source) > 0',
  'create index feedback_filter on feedback (project_id, source, status, rank, id)',

  `create table job (
    id text collate "C" primary key,
    project_id text collate "C" not null references project (id) on delete cascade,
    status text not null check (status in ('active', 'completed', 'archived', 'failed')),
    prompt text not null,
    messages integer not null default 0,
    message text,
    repository text not null,
    ref text not null,
    model text not null,
    pr_link text,
    failure text,
    created_at bigint not null,
    archived_at bigint,
    attempts integer not null default 0,
    lease_owner text,
    lease_until bigint,
    turn bigint not null default 0
  )`,
  'create index job_creation on job (project_id, created_at)',
  `create index job_active on job (project_id, created_at) where status = 'active'`,
  `create index job_turn on job (turn, created_at, id) where status = 'active'`,

  `create table job_output (
    job_id text collate "C" primary key references job (id) on delete cascade,
    output text not null
  )`,

  `create table rate (
    project_id text collate "C" not null references project (id) on delete cascade,
    what text not null,
    hour bigint not null,
    uses integer not null,
    primary key (project_id, what)
  )`,

  `create table month_use (
    project_id text collate "C" not null references project (id) on delete cascade,
    month text not null,
    jobs integer not null,
    primary key (project_id, month)
  )`,

  `create table widget (
    project_id text collate "C" primary key references project (id) on delete cascade,
    origins text not null,
    takes_contact smallint not null
  )`,

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

  // Without a reference: the record of a deletion outlives what was deleted.
  'create table audit (at bigint not null, project_id text not null, actor text not null, action text not null, subject text not null)',
  'create index audit_order on audit (project_id, at)',
]

/**
 * Postgres counts by itself; SQLite, which knows nothing of its tables, would look for rare entries in the order of the export, through all
 * the others. Rows of the table, of a project, of a source in it, of a status in that, of a time.
 */
const statistics = [
  'analyze',
  "delete from sqlite_stat1 where tbl = 'feedback'",
  `insert into sqlite_stat1 (tbl, idx, stat) values
    ('feedback', 'feedback', '1000000 100000 2 1'),
    ('feedback', 'sqlite_autoindex_feedback_1', '1000000 100000 1'),
    ('feedback', 'feedback_filter', '1000000 100000 25000 6250 2 1')`,
  // Read again by this connection; others read them when they open the file.
  'analyze sqlite_schema',
]

/**
 * SQLite orders text by its bytes anyway, and stores a table without row ids in the order of its primary key: a page of the export is
 * then read from neighbouring places of the file (nearly four times the pages a second).
 */
function adaptToSqlite(statements: readonly string[]): string[] {
  return statements
    .filter((statement) => !statement.startsWith('create index feedback_order '))
    .map((statement) =>
      statement
        .replaceAll(' collate "C"', '')
        .replace('(extract(epoch from now()) * 1000)::bigint', '(unixepoch() * 1000)'),
    )
    .map((statement) =>
      statement.startsWith('create table feedback ')
        ? statement.replace(
            /primary key \(project_id, id\)\s*\)$/,
            'unique (project_id, id), primary key (project_id, rank, id)) without rowid',
          )
        : statement,
    )
}
