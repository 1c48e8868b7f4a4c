import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, freeOf } from '#service';
import { endedAnalyses, readAnalyses } from './look.ts';
import { PARTS, type Readiness } from './readiness.ts';

/** One request that was answered. */
interface Answered {
  readonly method: string;
  /** As the contract has it: `/api/v1/checks/{checkId}`. Never an address as it was sent. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly bytesIn: number;
}

export interface ServerMetrics {
  answered(request: Answered): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface MetricsOptions {
  readonly database: Database;
  /** Where uploads are written first, and where files stay; null: on no disk of this machine. */
  readonly disks: { readonly uploads: string; readonly files: string | null };
  readonly readiness: () => Promise<Readiness>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const PREFIX = 'code_similarity_';
/** From an answer out of memory to an upload of 500 MB over a slow line. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300];
/** From a class of twenty to a year's archive. */
const ANALYSIS_SECONDS = [0.25, 1, 5, 15, 60, 300, 900, 1_800];

/** Numbers of one server. Labels come from closed lists alone: no name, no id, nothing that a client writes. */
export function metricsOf({ database, disks, readiness, now }: MetricsOptions): ServerMetrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const received = new Counter({
    name: `${PREFIX}received_bytes_total`,
    help: 'Bytes of requests, uploads above all.',
    registers,
  });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name: PREFIX + name, help, registers });
  const waiting = gauge('analyses_waiting', 'Analyses that wait, of all servers on this database.');
  const running = gauge('analyses_running', 'Analyses that run, of all servers on this database.');
  const oldest = gauge('oldest_waiting_seconds', 'How long the oldest of them has waited; 0: none does.');
  const readDisks = disksRead(disks, registers);
  const ready = new Gauge({
    name: `${PREFIX}ready`,
    help: 'Whether a part works, as /readyz says: 1 or 0.',
    labelNames: ['part'],
    registers,
  });
  const analyses = new Histogram({
    name: `${PREFIX}analysis_seconds`,
    help: 'Time of analyses that ended since this process began, of all servers on this database.',
    labelNames: ['outcome'],
    buckets: ANALYSIS_SECONDS,
    registers,
  });
  const ended = endedAnalyses(database, now());
  const read = async (): Promise<void> => {
    const { parts } = await readiness();
    for (const part of PARTS) {
      ready.set({ part }, parts[part] === 'ok' || parts[part].startsWith('low') ? 1 : 0);
    }
    await readDisks();
    // Whoever asks waits ten seconds, and takes who says nothing for gone: a database that is away is told by `ready`.
    if (parts.queue !== 'ok') return;
    const found = await readAnalyses(database);
    waiting.set(found.waiting);
    running.set(found.running);
    oldest.set(found.oldestWaitingAt === null ? 0 : Math.max(0, now() - found.oldestWaitingAt) / 1_000);
    for (const { outcome, seconds } of await ended()) analyses.observe({ outcome }, seconds);
  };
  return {
    contentType: registry.contentType,
    answered: ({ method, route, status, seconds, bytesIn }) => {
      requests.inc({ method, route, status });
      latency.observe({ route }, seconds);
      received.inc(bytesIn);
    },
    text: async () => {
      // What could not be read stays as it was.
      await read().catch(() => {});
      return registry.metrics();
    },
  };
}

/** Makes what reads how much is free on the disks. */
function disksRead(disks: MetricsOptions['disks'], registers: Registry[]): () => Promise<void> {
  const bytes = new Gauge({
    name: `${PREFIX}disk_free_bytes`,
    help: 'What may still be written to the disk of files, and to the one where uploads are written first.',
    labelNames: ['of'],
    registers,
  });
  const files = new Gauge({
    name: `${PREFIX}disk_free_files`,
    help: 'How many more files those disks can hold; absent: as many as there are bytes for.',
    labelNames: ['of'],
    registers,
  });
  return async () => {
    for (const [of, folder] of Object.entries(disks)) {
      if (folder === null) continue;
      const free = await freeOf([folder]);
      bytes.set({ of }, free.bytes);
      if (free.files !== Infinity) files.set({ of }, free.files);
    }
  };
}
