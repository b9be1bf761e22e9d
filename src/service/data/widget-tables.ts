// What the widget needs: which pages may send feedback, and how much each reader has sent in this hour.

export const widgetTables = [
  `create table widget (
    project_id text collate "C" primary key references project (id) on delete cascade,
    origins text not null,
    takes_contact smallint not null
  )`,
  `create table visit (
    project_id text collate "C" not null references project (id) on delete cascade,
    reader text not null,
    hour bigint not null,
    uses integer not null,
    primary key (project_id, reader)
  )`,
]
