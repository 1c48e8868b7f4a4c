import { useEffect, useState } from 'preact/hooks';
import { store, stored } from './storage.ts';
import { useWords } from './words.tsx';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const STORED = 'similarity-report-theme';

export function ThemeButton() {
  const words = useWords();
  const [theme, setTheme] = useState<Theme>(() => THEMES.find((one) => one === stored(STORED)) ?? 'auto');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    store(STORED, theme);
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      title={words.say('page.switchTheme', { theme: next })}
    >
      {words.say('page.theme', { theme })}
    </button>
  );
}
