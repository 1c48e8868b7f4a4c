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

type MetricName = keyof typeof METRICS;
type Labels = Readonly<Record<string, string>>;

const PREFIX = 'code_similarity_app_';

/**
 * The server's numbers, in the text format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Labels come from closed lists only: no name of a
 * repository or person is ever one.
 */
export class Metrics {
  readonly #values = new Map<MetricName, Map<string, number>>();
  readonly #gauges = new Map<MetricName, () => number>();

  /** Adds to a counter, or sets it up at 0. */
  count(name: MetricName, labels: Labels = {}, by = 1): void {
    const values = this.#valuesOf(name);
    const key = textOf(labels);
    values.set(key, (values.get(key) ?? 0) + by);
  }

  set(name: MetricName, value: number): void {
    this.#valuesOf(name).set('', value);
  }

  /** A number that is read when somebody asks. */
  read(name: MetricName, value: () => number): void {
    this.#gauges.set(name, value);
  }

  text(): string {
    for (const [name, value] of this.#gauges) this.set(name, value());
    const lines: string[] = [];
    for (const [name, values] of this.#values) {
      const [type, help] = METRICS[name];
      lines.push(`# HELP ${PREFIX}${name} ${help}`, `# TYPE ${PREFIX}${name} ${type}`);
      for (const [labels, value] of values) lines.push(`${PREFIX}${name}${labels} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #valuesOf(name: MetricName): Map<string, number> {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const made = new Map<string, number>();
    this.#values.set(name, made);
    return made;
  }
}

function textOf(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, '_')}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
