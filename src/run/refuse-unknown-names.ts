import { chooseEngine, chooseLanguage } from '../check/preflight.ts';
import { enginesOf } from '../embedded/server/engines.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { ENGINE } from '../service/contract/states.ts';

/**
 * Looks for an engine and a language in what the embedded service has, before a class is collected for it.
 *
 * @throws ConfigurationError where the embedded service has no such engine or language
 */
export function refuseUnknownNames({
  engine,
  language,
}: {
  readonly engine: string;
  readonly language: string;
}): void {
  chooseEngine(engine, { test_types: enginesOf([]), recommended_test_type: ENGINE.group }, []);
  chooseLanguage(
    language,
    LANGUAGES.map(({ id, language: name, extensions }) => ({
      id,
      language: name,
      extensions: extensions.join(' '),
    })),
  );
}
