import { ENGINE, type Settings } from '#contract';
import { LANGUAGES } from '#engine';
import { enginesOf } from '#service';
import { chooseEngine, chooseLanguage, webEngine } from '../preflight.ts';

/**
 * Looks for an engine and a language in what the embedded service has, before a class is collected for it.
 *
 * @throws ConfigurationError where the embedded service has no such engine or language
 */
export function refuseUnknownNames({
  engine,
  language,
  web,
}: Pick<Settings, 'engine' | 'language' | 'web'>): void {
  const types = { test_types: enginesOf(web), recommended_test_type: ENGINE.group };
  chooseEngine(web.length === 0 ? engine : webEngine(engine, types), types, []);
  chooseLanguage(
    language,
    LANGUAGES.map(({ id, language: name, extensions }) => ({
      id,
      language: name,
      extensions: extensions.join(' '),
    })),
  );
}
