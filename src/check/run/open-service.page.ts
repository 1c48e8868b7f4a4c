// In a page: nobody is asked, and what a run needs no service for is compared here (`open-here.ts`).
import { SettingsError } from '#base';
import type { OpenService } from './open-service.ts';

export function serviceOf(): Pick<OpenService, 'kind' | 'host'> {
  return { kind: 'embedded', host: null };
}

export function openService(): Promise<never> {
  return Promise.reject(
    new SettingsError(
      'A browser asks no service, searches no web and keeps no check: leave base-url, web, check-id, shard and dry-run out, or use the command line.',
    ),
  );
}
