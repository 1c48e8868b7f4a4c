import { useEffect, useState } from 'preact/hooks';
import { useWords } from './words.tsx';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const STORED = 'similarity-report-theme';

/** A page opened from a file may have no storage: then the choice lasts as long as the page. */
function stored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(STORED)) ?? 'auto';
  } catch {
    return 'auto';
  }
}

export function ThemeButton() {
  const words = useWords();
  const [theme, setTheme] = useState<Theme>(stored);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(STORED, theme);
    } catch {
      // See above.
    }
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
