import '@fontsource-variable/figtree/wght.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { router } from './app/router.ts';
import { startLanguage } from './i18n/language.ts';
import { watchSession } from './lib/session.ts';

watchSession();
await startLanguage();
// Drawn once, with what the page waits for; drawing it empty first takes a phone a tenth of a second.
await router.load();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
