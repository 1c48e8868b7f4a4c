import { EventEmitter } from 'node:events';
import type { OtherDocuments } from '../../src/service/analysis/analyse.ts';
import type { AnalysisWorker } from '../../src/service/analysis/analysis-thread.ts';
import type { AnalysisMessage } from '../../src/service/analysis/job.ts';

/** A worker thread that says what the test says. */
export class FakeWorker extends EventEmitter implements AnalysisWorker {
  released = false;
  terminated = false;
  /** Objects and arrays. */
  bytes = 0;
  /** What the system gives beside these. */
  uncollected = 0;
  say(message: AnalysisMessage): void {
    this.emit('message', message);
  }
  postMessage(_others?: OtherDocuments): void {}
  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
  terminate(): Promise<void> {
    this.terminated = true;
    return Promise.resolve();
  }
  getHeapStatistics(): Promise<{
    used_heap_size: number;
    total_physical_size: number;
    external_memory: number;
  }> {
    const half = this.bytes / 2;
    return Promise.resolve({
      used_heap_size: half,
      total_physical_size: half + this.uncollected,
      external_memory: half,
    });
  }
}
