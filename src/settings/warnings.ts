import { isLoopbackUrl } from './inputs/base-url.ts';
import type { Settings } from './settings.ts';

/** The length of the service's keys (L221). */
const KEY_CHARACTERS = 64;

/** Sentences about settings that look odd and are no error. */
export function warningsOf(settings: Settings): string[] {
  const warnings: string[] = [];
  const { apikey, baseUrl } = settings;
  if (apikey !== null && baseUrl !== null && !isLoopbackUrl(baseUrl) && apikey.length !== KEY_CHARACTERS) {
    warnings.push(
      `apikey: has ${apikey.length} characters, and the service's keys have ${KEY_CHARACTERS}; look whether all of it was copied.`,
    );
  }
  if (!settings.ai && settings.aiReferences.length > 0) {
    warnings.push('ai-references: not used, because ai is false.');
  }
  if (settings.mode !== 'check') return warnings;
  if (settings.path.length > 0 && settings.source !== 'directory') {
    warnings.push(`path: not used, because source is ${settings.source}.`);
  }
  if (settings.deadline !== null && settings.source !== 'repositories') {
    warnings.push(`deadline: not used, because source is ${settings.source}.`);
  }
  return warnings;
}
