import pg from 'pg';

/** Everything that tables are made of. */
const WRITTEN = ['tables', 'progress', 'entries', 'chat'] as const;

/**
 * A database without room says 53100 to whatever would add to it; here it says so before it has tried. A disk that is
 * full in earnest may besides end PostgreSQL itself, which is another kind of trouble.
 */
const DISK = `
  create table disk (is_full boolean not null);
  insert into disk values (false);
  create function disk() returns trigger language plpgsql as $$ begin
    if (select is_full from disk) then
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end if;
    return new;
  end $$;
  ${WRITTEN.map((table) => `create trigger disk before insert or update on ${table} for each row execute function disk();`).join('\n')}`;

async function done(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

/** Gives the database a disk that can be full. */
export const giveDisk = (url: string): Promise<void> => done(url, DISK);
export const fill = (url: string): Promise<void> => done(url, 'update disk set is_full = true');
export const clear = (url: string): Promise<void> => done(url, 'update disk set is_full = false');
