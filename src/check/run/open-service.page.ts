// In a page: nobody is asked, and what a run needs no service for is compared here (`open-here.ts`).
import { SettingsError } from '#base';
import type { OpenService } from './open-service.ts';
import * as says from './says.ts';

export function serviceOf(): Pick<OpenService, 'kind' | 'host'> {
  return { kind: 'embedded', host: null };
}

export function openService(): Promise<never> {
  return Promise.reject(new SettingsError(says.browserAsks));
}
