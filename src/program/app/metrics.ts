import type { IncomingMessage } from 'node:http';
import { Counter, Gauge, Registry } from 'prom-client';
import type { HttpAnswer } from '#system';

/** What can be counted, and what a reader of the numbers has to know of each. Prometheus' names: base units, `_total`. */
const METRICS = {
  deliveries_total: ['counter', 'Signed deliveries, by event and by what they were answered.'],
  work_total: ['counter', 'Work that deliveries asked for, by how it ended.'],
  work_seconds_total: [
    'counter',
    'Time that finished work took, waiting for a place of its long part included.',
  ],
  redeliveries_total: ['counter', 'Deliveries that GitHub was asked to send again.'],
  waiting: ['gauge', 'Work that waits for its turn.'],
  running: ['gauge', 'Work that is being done.'],
  scans_total: ['counter', 'Scans of staff repositories, by what they came to.'],
  scan_seconds_total: ['counter', 'Time that ended scans took, without the wait for a place.'],
  scans_running: ['gauge', 'Scans that are being done.'],
  last_delivery_timestamp_seconds: ['gauge', 'When the last signed delivery came in.'],
  last_redelivery_check_timestamp_seconds: ['gauge', 'When GitHub was last asked what failed to arrive.'],
  start_time_seconds: ['gauge', 'When the server was started.'],
  resident_memory_bytes: ['gauge', 'Memory of the process.'],
} as const;

type MetricsOf<Type> = {
  [Name in keyof typeof METRICS]: (typeof METRICS)[Name][0] extends Type ? Name : never;
}[keyof typeof METRICS];
type Labels = Readonly<Record<string, string>>;

const PREFIX = 'code_similarity_app_';

/**
 * The numbers of an App's server. One is there from its first count on: what never happened has no time. Labels come from
 * closed lists only: no name of a repository or person is ever one.
 */
export class Metrics {
  readonly #registry = new Registry();

  /** Adds to a counter. @param labels the same names at each call */
  count(name: MetricsOf<'counter'>, labels: Labels = {}, by = 1): void {
    const known = this.#registry.getSingleMetric(PREFIX + name);
    const counter =
      known instanceof Counter
        ? known
        : new Counter({ ...this.#about(name), labelNames: Object.keys(labels) });
    counter.inc(labels, by);
  }

  set(name: MetricsOf<'gauge'>, value: number): void {
    const known = this.#registry.getSingleMetric(PREFIX + name);
    (known instanceof Gauge ? known : new Gauge(this.#about(name))).set(value);
  }

  /** A number that is read when somebody asks. */
  read(name: MetricsOf<'gauge'>, value: () => number): void {
    const gauge: Gauge = new Gauge({ ...this.#about(name), collect: () => gauge.set(value()) });
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** @returns null: it asks for something else */
  answer({ method, url }: IncomingMessage): Promise<HttpAnswer> | null {
    if (method !== 'GET' || url !== '/metrics') return null;
    const headers = { 'content-type': this.#registry.contentType };
    return this.text().then((body) => ({ status: 200, headers, body }));
  }

  #about(name: keyof typeof METRICS): { name: string; help: string; registers: Registry[] } {
    return { name: PREFIX + name, help: METRICS[name][1], registers: [this.#registry] };
  }
}
