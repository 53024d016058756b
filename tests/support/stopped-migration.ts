import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { root } from '../../scripts/launch/folders'
import { unpooled } from './database'

const LOCK = 7_231_777

/** Runs `npm run migrate` on a database and pauses it inside a migration, to be killed there. */
export async function stoppedMigrations(databaseUrl: string) {
  // Direct, because it needs session locks and a view of the other sessions.
  const url = unpooled(databaseUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Counts each schema change, and each insert that records a migration, right before its commit.
  await client.query(`
    create schema drill;
    create sequence drill.done;
    create table drill.stop (at bigint not null);
    insert into drill.stop values (0);
    create function drill.pass() returns void language plpgsql as $$ begin
      if nextval('drill.done') = (select at from drill.stop) then perform pg_advisory_xact_lock(${LOCK}); end if;
    end $$;
    create function drill.at_change() returns event_trigger language plpgsql as 'begin perform drill.pass(); end';
    create function drill.at_commit() returns trigger language plpgsql as 'begin perform drill.pass(); return null; end';
    create constraint trigger at_commit after insert on drizzle.__drizzle_migrations
      deferrable initially deferred for each row execute function drill.at_commit();
    create event trigger drill_at_change on ddl_command_end execute function drill.at_change()`)

  const migrate = () =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url, OSTAL_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const others = async () =>
    (
      await client.query(
        'select state, wait_event from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    ).rows
  const isHeld = async () => (await others()).some((one) => one.wait_event === 'advisory')

  return {
    client,
    /** Kills it at the n-th step from now; false if it ended before. */
    async killAt(steps: number): Promise<boolean> {
      await client.query('update drill.stop set at = (select last_value from drill.done) + $1', [steps])
      await client.query('select pg_advisory_lock($1)', [LOCK])
      const child = migrate()
      const ended = once(child, 'exit')
      try {
        while (child.exitCode === null && !(await isHeld())) await pause(20)
        if (child.exitCode !== null) return false
        child.kill('SIGKILL')
        await ended
      } finally {
        await client.query('select pg_advisory_unlock($1)', [LOCK])
      }
      // Its sessions end when PostgreSQL next writes to them.
      while ((await others()).length > 0) await pause(20)
      return true
    },
    /** Runs it to its end; returns its error output if it failed, else an empty string. */
    async finish(): Promise<string> {
      await client.query('update drill.stop set at = 0')
      const child = migrate()
      const said = text(child)
      const [code] = await once(child, 'exit')
      return code === 0 ? '' : await said
    },
    async end() {
      await client.query(
        'drop event trigger drill_at_change; drop trigger at_commit on drizzle.__drizzle_migrations; drop schema drill cascade',
      )
      await client.end()
    },
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function text({ stderr }: ChildProcess): Promise<string> {
  let all = ''
  for await (const chunk of stderr ?? []) all += chunk
  return all
}
