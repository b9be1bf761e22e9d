// How the tables came to be, step by step. A step that has been released is never changed; a new one is added at the end.
import { type Migration, sql } from 'kysely'
import { watchTables } from './watch-tables.ts'
import { widgetTables } from './widget-tables.ts'

type Kind = 'sqlite' | 'postgres'

/** Every step runs in one transaction with the record that it was taken. */
export function migrations(kind: Kind): Record<string, Migration> {
  const step = (statements: readonly string[]): Migration => ({
    async up(db) {
      for (const statement of kind === 'sqlite' ? adaptToSqlite(statements) : statements)
        await sql.raw(statement).execute(db)
    },
  })
  const stepOf = (only: Kind, statements: readonly string[]) => step(kind === only ? statements : [])
  return {
    '0001-first-tables': step(firstTables),
    '0002-rates': step(rates),
    '0003-turns': step(turns),
    '0004-statistics': stepOf('sqlite', statistics),
    '0005-widgets': step(widgetTables),
    '0006-order': stepOf('postgres', unfilteredOrder),
    '0007-watches': step(watchTables),
    '0008-readers': step(readersAmongRates),
  }
}

/** `job_turn` finds the job that is next, `job_active` the latest of a project. */
const turns = [
  'alter table job add column turn bigint not null default 0',
  `create index job_turn on job (turn, created_at, id) where status = 'active'`,
]

/**
 * Postgres. Identifiers are ordered by their bytes, as SQLite does, so that a walk has the same order on both.
 * `feedback_order` serves an export without filters; with some, `feedback_filter` serves each pair of source and status.
 */
const firstTables = [
  'create table setting (name text primary key, value text not null)',

  'create table project (id text collate "C" primary key, repository text not null, ref text not null)',

  `create table api_key (
    hash text primary key,
    project_id text collate "C" not null references project (id) on delete cascade,
    access text not null check (access in ('read', 'write')),
    name text not null,
    created_at bigint not null,
    expires_at bigint
  )`,
  'create index api_key_project on api_key (project_id)',

  `create table feedback (
    project_id text collate "C" not null references project (id) on delete cascade,
    id text collate "C" not null,
    rank bigint not null,
    path text not null,
    comment text,
    created_at text,
    source text not null,
    status text not null,
    helpful smallint,
    contact text,
    code text,
    filename text,
    lang text,
    primary key (project_id, id)
  )`,
  'create index feedback_order on feedback (project_id, rank, id)',
  'create index feedback_filter on feedback (project_id, source, status, rank, id)',

  `create table job (
    id text collate "C" primary key,
    project_id text collate "C" not null references project (id) on delete cascade,
    status text not null check (status in ('active', 'completed', 'archived', 'failed')),
    prompt text not null,
    repository text not null,
    ref text not null,
    model text not null,
    pr_link text,
    failure text,
    created_at bigint not null,
    archived_at bigint,
    attempts integer not null default 0,
    lease_owner text,
    lease_until bigint
  )`,
  'create index job_creation on job (project_id, created_at)',
  `create index job_active on job (project_id, created_at) where status = 'active'`,
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
 * The condition holds for every entry, and only the export without filters asks for it: where statistics are missing, or deceive, Postgres
 * would look for rare entries in this index, through all the others.
 */
const unfilteredOrder = [
  'drop index feedback_order',
  'create index feedback_order on feedback (project_id, rank, id) where length(source) > 0',
]

const rates = [
  `create table rate (
    project_id text collate "C" not null references project (id) on delete cascade,
    what text not null,
    hour bigint not null,
    uses integer not null,
    primary key (project_id, what)
  )`,
]

/** Readers were counted in a table of their own. */
const readersAmongRates = [
  `insert into rate (project_id, what, hour, uses) select project_id, 'reader ' || reader, hour, uses from visit`,
  'drop table visit',
]

/**
 * SQLite orders text by its bytes anyway, and stores a table without row ids in the order of its primary key: a page of the export is
 * then read from neighbouring places of the file (nearly four times the pages a second).
 */
function adaptToSqlite(statements: readonly string[]): string[] {
  return statements
    .filter((statement) => !statement.startsWith('create index feedback_order '))
    .map((statement) => statement.replaceAll(' collate "C"', ''))
    .map((statement) =>
      statement.startsWith('create table feedback ')
        ? statement.replace(
            /primary key \(project_id, id\)\s*\)$/,
            'unique (project_id, id), primary key (project_id, rank, id)) without rowid',
          )
        : statement,
    )
}
