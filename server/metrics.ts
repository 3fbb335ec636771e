import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What whoever runs this may want to watch; docs/hosting.md says what each tells. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = this.counter('hideout_moves_total', 'Moves made, by people and bots', ['game']);
  readonly games = this.counter('hideout_games_total', 'Games played to their end, won or lost by all', [
    'game',
    'result',
  ]);
  readonly moveSeconds = this.histogram('hideout_move_seconds', 'From asking for a move until it is kept and sent', []);
  readonly appendSeconds = this.histogram('hideout_append_seconds', 'Time until an entry is on disk', []);
  readonly botSeconds = this.histogram('hideout_bot_seconds', 'How long bots think', ['game', 'strength']);
  readonly botFailures = this.counter('hideout_bot_failures_total', 'Bots that failed and were replaced for a move', [
    'game',
  ]);
  readonly stoppedTables = this.counter('hideout_stopped_tables_total', 'Tables stopped by a fault', []);
  readonly busFailures = this.counter('hideout_bus_failures_total', 'Messages of other processes that failed', []);
  readonly faults = this.counter('hideout_faults_total', 'Faults that nobody caught', ['what']);
  readonly refusals = this.counter('hideout_refusals_total', 'Commands refused', ['code']);

  readonly calls = this.counter('hideout_calls_total', 'Bells rung, by kind and what came of it', ['kind', 'how']);
  readonly callSeconds = this.histogram(
    'hideout_call_seconds',
    'From finding that somebody is wanted until it is said',
    [],
  );

  readonly dropped = this.counter('hideout_dropped_total', 'Thoughts not thought, for nobody waits for them', ['what']);
  readonly fileLost = new Gauge({
    name: 'hideout_file_lost',
    help: 'Whether the file of the database is gone from its place',
    registers: [this.registry],
  });

  constructor(live: {
    readonly sockets: () => number;
    readonly tables: () => number;
    readonly bus: () => number;
    readonly strained: () => boolean;
    readonly waiting: () => { readonly bot: number; readonly help: number };
  }) {
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    };
    gauge('hideout_sockets', 'Open sockets', live.sockets);
    gauge('hideout_tables_in_memory', 'Tables in memory', live.tables);
    gauge('hideout_bus_connected', 'Whether other processes can be told: 1 if so, or if there are none', live.bus);
    gauge('hideout_bots_waiting', 'Bots that wait for a thread to think in', () => live.waiting().bot);
    gauge('hideout_help_waiting', 'Hints and looks at the past that wait for their thread', () => live.waiting().help);
    gauge('hideout_strained', 'Whether what can wait is refused for there is too much to do', () =>
      Number(live.strained()),
    );
    collectDefaultMetrics({ register: this.registry });
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }
}
